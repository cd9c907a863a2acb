import { reloadAfterUpdate } from './app/reload-after-update.ts';
import './early-presses.ts';
import { loadShop } from './load-shop.ts';

// A small file of its own, the only one that a document names: it must import nothing of the shop.
reloadAfterUpdate();
loadShop();
