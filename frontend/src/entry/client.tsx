import { setShopPlace } from '@book-store/contract/place';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { placeOfDocument, storefrontInDocument } from '../api/calls/shop-api.ts';
import { fromCarried } from '../api/carried-data.ts';
import { App } from '../app/app.tsx';
import { loadWording } from '../app/load-wording.ts';
import { pageOf } from '../app/page-of.ts';
import { routes } from '../app/routes.tsx';
import { makeBareStore } from '../app/store.ts';
import { preloadDialogs } from '../kit/dialogs/dialogs.ts';
import { setShopWording } from '../lib/wording/storefront-texts.ts';
import { loadCart } from '../storefront/orders/parts/cart/cart-storage.ts';
import { keyThisEntry } from './key-this-entry.ts';
import '../styles/main.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

keyThisEntry();

/** Takes over the page that the server has rendered, or renders it here. */
async function start(container: HTMLElement) {
  setShopPlace(await placeOfDocument());
  const carried = document.getElementById('page-data')?.textContent;
  const wording = loadWording(storefrontInDocument());
  // From now on React handles events, and the early script replays earlier ones.
  const takeOver = () => document.dispatchEvent(new Event('shop-takes-over'));
  if (!carried) {
    takeOver();
    const store = makeBareStore({ cart: loadCart() });
    setShopWording(await wording);
    createRoot(container).render(<App store={store} />);
    return;
  }
  // Loads the page's code first, because hydration must not suspend.
  const [spoken] = await Promise.all([wording, pageOf(routes, location)?.loadCode()]);
  setShopWording(spoken);
  const store = makeBareStore({ api: fromCarried(JSON.parse(carried)) });
  takeOver();
  // In a transition, React hydrates in small slices, so that the page stays responsive.
  startTransition(() => {
    hydrateRoot(container, <App store={store} />);
  });
}

start(root).catch((error) => {
  document.dispatchEvent(new Event('shop-failed'));
  throw error;
});
// Loaded on the first press, so that visitors who only read do not download it.
for (const event of ['pointerdown', 'keydown']) {
  window.addEventListener(event, preloadDialogs, { once: true, passive: true });
}
