import { EditStockSettingsBody, StockSettings } from '@book-store/contract/schemas/stock';
import { changeRoute, type Route, route } from '../../http/router/route.ts';
import { readShopSettings } from './read-shop-settings.ts';
import type { StoredShopSettings } from './shop-settings.model.ts';
import { writeShopSettings } from './write-shop-settings.ts';

const toView = ({ lowStockLevel, versions }: StoredShopSettings): StockSettings => ({
  lowStockLevel,
  version: versions?.stock ?? 0,
});

/** What the owner sets about the stock; visitors do not see it. */
export const stockSettingsRoutes = (): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/shop/stock',
    access: 'admin',
    summary: 'The number of copies at which a book is running out',
    reply: StockSettings,
    run: async () => ({ body: toView(await readShopSettings()) }),
  }),
  changeRoute({
    method: 'put',
    path: '/api/admin/shop/stock',
    summary: 'Sets the number of copies at which a book is running out',
    body: EditStockSettingsBody,
    reply: StockSettings,
    errors: ['changed-meanwhile'],
    run: async ({ body: { version, ...values } }) => {
      const section = { section: 'stock', version, values, toView } as const;
      const { before, after } = await writeShopSettings(section);
      const [from, to] = [before, after].map(({ lowStockLevel }) => String(lowStockLevel));
      const fields = [{ field: 'lowStockLevel', from, to }];
      return {
        body: after,
        change: from === to ? undefined : { action: 'shop-edited', subject: {}, fields },
      };
    },
  }),
];
