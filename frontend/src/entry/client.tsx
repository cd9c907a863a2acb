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
  // From then on React itself answers what is pressed, and the early script repeats what came before.
  const takeOver = () => document.dispatchEvent(new Event('shop-takes-over'));
  if (!carried) {
    takeOver();
    const store = makeBareStore({ cart: loadCart() });
    setShopWording(await wording);
    createRoot(container).render(<App store={store} />);
    return;
  }
  // The page's code first: React takes over the server's HTML in one go, or not at all.
  const [spoken] = await Promise.all([wording, pageOf(routes, location)?.loadCode()]);
  setShopWording(spoken);
  const store = makeBareStore({ api: fromCarried(JSON.parse(carried)) });
  takeOver();
  // As a transition React works in slices of a few milliseconds, between which the page can be scrolled.
  startTransition(() => {
    hydrateRoot(container, <App store={store} />);
  });
}

start(root).catch((error) => {
  document.dispatchEvent(new Event('shop-failed'));
  throw error;
});
// Ready before the first click on a button ends, and nothing for those who only read.
for (const event of ['pointerdown', 'keydown']) {
  window.addEventListener(event, preloadDialogs, { once: true, passive: true });
}
