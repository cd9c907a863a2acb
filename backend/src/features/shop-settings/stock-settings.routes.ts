import { StockSettings } from '@book-store/contract/schemas/stock';
import { changeRoute, type Route, route } from '../../http/route.ts';
import { retryUpsert } from '../../shared/mongo.ts';
import { readShopSettings } from './read-shop-settings.ts';
import { ShopSettings } from './shop-settings.model.ts';

/** Returns the number of copies at which a counted book is running out. */
export const readLowStockLevel = async (): Promise<number> =>
  (await readShopSettings()).lowStockLevel;

/** What the owner sets about the stock; visitors do not see it. */
export const stockSettingsRoutes = (): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/shop/stock',
    access: 'admin',
    summary: 'The number of copies at which a book is running out',
    reply: StockSettings,
    run: async () => ({ body: { lowStockLevel: await readLowStockLevel() } }),
  }),
  changeRoute({
    method: 'put',
    path: '/api/admin/shop/stock',
    summary: 'Sets the number of copies at which a book is running out',
    body: StockSettings,
    reply: StockSettings,
    run: async ({ body: { lowStockLevel: to } }) => {
      const from = await readLowStockLevel();
      await retryUpsert(() =>
        ShopSettings.updateOne(
          { _id: 'shop' },
          { $set: { lowStockLevel: to } },
          { upsert: true, runValidators: true },
        ),
      );
      const fields = [{ field: 'lowStockLevel', from: String(from), to: String(to) }];
      return {
        body: { lowStockLevel: to },
        change: from === to ? undefined : { action: 'shop-edited', subject: {}, fields },
      };
    },
  }),
];
