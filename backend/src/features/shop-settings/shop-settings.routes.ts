import { EditShopBody, ShopView } from '@book-store/contract/schemas/shop';
import type { ReadBudget } from '../../http/read-budget.ts';
import { changeRoute, type Route, route } from '../../http/route.ts';
import { editShopSettings } from './edit-shop-settings.ts';
import { readShopSettings } from './read-shop-settings.ts';
import { shopEdited } from './shop-audit.ts';
import { toShopView } from './shop-view.ts';

const COST_MS = 0.5;

/** What the owner sets for the whole shop. */
export const shopSettingsRoutes = ({ reads }: { reads: ReadBudget }): Route[] => [
  route({
    method: 'get',
    path: '/api/shop',
    access: 'anyone',
    summary: 'The delivery fee and days',
    reply: ShopView,
    cache: 'public, max-age=0, must-revalidate',
    cached: { pay: ({ network }) => reads.take(network, COST_MS) },
    run: async () => ({ body: toShopView(await readShopSettings()) }),
  }),
  changeRoute({
    method: 'put',
    path: '/api/admin/shop',
    summary: 'Sets the delivery fee and days; an absent amount or note is none',
    body: EditShopBody,
    reply: ShopView,
    run: async ({ body }) => {
      const { before, after } = await editShopSettings(body);
      return { body: after, change: shopEdited(before, after) };
    },
  }),
];
