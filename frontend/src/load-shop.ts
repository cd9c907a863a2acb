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
  const [shop, ...others]: string[] = JSON.parse(carried);
  for (const href of others) {
    add(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
  }
  add(document.createElement('script'), { type: 'module', crossOrigin: '', src: shop });
}

const add = <Kind extends HTMLElement>(element: Kind, properties: Partial<Kind>) =>
  document.head.append(Object.assign(element, properties));
