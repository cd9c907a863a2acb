import { listGenres } from '../../shared/api/genres-api.ts';
import { getShop } from '../../shared/api/shop-api.ts';
import type { Ask } from '../../shared/page-data.ts';

/** Makes the calls of the frame around every page. */
export const loadShellData = (ask: Ask) =>
  Promise.all([ask(listGenres.initiate()), ask(getShop.initiate())]);
