import { reloadAfterUpdate, reloadUnfinished } from './reload-after-update.ts';
import './early-presses.ts';
import { loadShop } from './load-shop.ts';

// A small separate bundle, the only script in a document: it must not import the shop's modules.
reloadAfterUpdate();
reloadUnfinished();
loadShop();
