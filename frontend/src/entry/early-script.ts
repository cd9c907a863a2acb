import { reloadAfterUpdate, reloadUnfinished } from './reload-after-update.ts';
import './early-presses.ts';
import { loadShop } from './load-shop.ts';

// A small separate file, the only one that a document names: it must not import anything of the shop.
reloadAfterUpdate();
reloadUnfinished();
loadShop();
