import type { Types } from 'mongoose';
import { seedDataDir } from '../config/directories.ts';
import { findDemoBooks } from '../database/demo-books.ts';
import { findDemoNews } from '../database/seed-news.ts';
import { deleteBooks, earliestBookExcept } from '../features/catalogue/delete-demo-books.ts';
import { forgetFigures } from '../features/figures/update-figures.ts';
import { removeMailsOfOrders } from '../features/mails/queue-mail.ts';
import { deleteNewsItems } from '../features/news/write-news.ts';
import {
  deleteOrders,
  findOrdersOfOnly,
  listNewestOrders,
  listOrderNumbers,
} from '../features/orders/orders-of-books.ts';
import { countBooks } from '../features/search/count-books.ts';
import { readShopSettings } from '../features/shop-settings/read-shop-settings.ts';
import { writeShopSettings } from '../features/shop-settings/write-shop-settings.ts';
import type { ShopSetupDeps } from '../features/shop-setup/shop-setup.admin-routes.ts';

/** What the checklist of a new shop, and taking its demo away, need of the other features. */
export const SHOP_SETUP: ShopSetupDeps<Types.ObjectId> = {
  readSettings: readShopSettings,
  findDemoBooks: () => findDemoBooks(seedDataDir),
  countBooks,
  listNewestOrders,
  earliestBookExcept,
  findOrdersOfOnly,
  deleteBooks,
  deleteOrders: deleteOrdersEverywhere,
  findDemoNews: () => findDemoNews(seedDataDir),
  deleteNews: deleteNewsItems,
  writeDismissed: (setupDismissed) =>
    writeShopSettings({ section: 'setup', values: { setupDismissed }, toView: (now) => now }),
};

/** Mails go first: without its orders, a removal that is tried again would not find them. */
async function deleteOrdersEverywhere(ids: readonly string[]): Promise<number> {
  await removeMailsOfOrders(await listOrderNumbers(ids));
  const deleted = await deleteOrders(ids);
  // What has been deleted has no change that the figures could find.
  await forgetFigures();
  return deleted;
}
