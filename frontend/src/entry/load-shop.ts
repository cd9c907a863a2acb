/**
 * Loads the scripts that the document names once it has been painted: until then, its covers and fonts have
 * the line for themselves, and nothing runs that the first sight does not need.
 */
export function loadShop() {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', loadShop, { once: true });
    return;
  }
  // Background tabs are not painted.
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
}

function load() {
  const carried = document.getElementById('scripts')?.textContent;
  // Documents without server-rendered HTML load their scripts themselves.
  if (!carried) return;
  // Separate scripts run in separate tasks, so that events are handled in between.
  for (const src of JSON.parse(carried) as string[]) {
    add(document.createElement('script'), { type: 'module', crossOrigin: '', src });
  }
}

const add = <Kind extends HTMLElement>(element: Kind, properties: Partial<Kind>) =>
  document.head.append(Object.assign(element, properties));
