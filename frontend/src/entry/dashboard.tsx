import { setShopPlace } from '@book-store/contract/place';
import { createRoot } from 'react-dom/client';
import { placeOfDocument, storefrontInDocument } from '../api/calls/shop-api.ts';
import { DashboardApp } from '../app/dashboard-app.tsx';
import { loadDashboardWording } from '../app/load-dashboard-wording.ts';
import { makeBareStore } from '../app/store.ts';
import { preloadDialogs } from '../kit/dialogs/dialogs.ts';
import { setShopWording } from '../lib/wording/storefront-texts.ts';
import { keyThisEntry } from './key-this-entry.ts';
import '../styles/main.css';
import '../styles/dashboard.css';

keyThisEntry();

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  const wording = loadDashboardWording(storefrontInDocument());
  setShopPlace(await placeOfDocument());
  setShopWording(await wording);
  document.dispatchEvent(new Event('shop-takes-over'));
  createRoot(root).render(<DashboardApp store={makeBareStore()} />);
}

start().catch((error) => {
  document.dispatchEvent(new Event('shop-failed'));
  throw error;
});
// Loaded on the first press.
for (const event of ['pointerdown', 'keydown']) {
  window.addEventListener(event, preloadDialogs, { once: true, passive: true });
}
