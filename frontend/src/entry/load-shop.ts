/**
 * Loads the scripts that the document names once it has been painted: until then, its covers and fonts have
 * the line for themselves, and nothing runs that the first sight does not need.
 */
export function loadShop() {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', loadShop, { once: true });
    return;
  }
  // A tab in the background is not painted.
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
}

function load() {
  const carried = document.getElementById('scripts')?.textContent;
  // Other documents show nothing without scripts, and load them themselves.
  if (!carried) return;
  // A script for each, not preloads: so each runs in a task of its own, and presses are answered in between.
  for (const src of JSON.parse(carried) as string[]) {
    add(document.createElement('script'), { type: 'module', crossOrigin: '', src });
  }
}

const add = <Kind extends HTMLElement>(element: Kind, properties: Partial<Kind>) =>
  document.head.append(Object.assign(element, properties));
