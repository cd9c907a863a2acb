import { reloadAfterUpdate } from './app/reload-after-update.ts';
import './early-presses.ts';
import { loadShop } from './load-shop.ts';

// Stands inside the documents that the server sends, so it has to stay small and import nothing of the shop.
reloadAfterUpdate();
loadShop();
