import { ORDER_PREFIX } from '@book-store/contract/order-number';
import { isPrepaid } from '@book-store/contract/payment';
import {
  EditRetentionBody,
  EditShopBody,
  EditStorefrontBody,
  ShopView,
} from '@book-store/contract/schemas/shop';
import {
  EditShopBannerBody,
  EditShopIdentityBody,
} from '@book-store/contract/schemas/shop-identity';
import { EditStockSettingsBody, StockSettings } from '@book-store/contract/schemas/stock';
import { changeRoute, type Route, route } from '../../http/router/route.ts';
import type { FeatureDeps } from '../feature.ts';
import { editDelivery, editShopBanner, editShopIdentity } from './edit-shop-settings.ts';
import { readShopSettings } from './read-shop-settings.ts';
import { shopEdited } from './shop-activity.ts';
import type { StoredShopSettings } from './shop-settings.model.ts';
import { toShopView, withParts } from './shop-view.ts';
import { writeShopSettings } from './write-shop-settings.ts';

const COST_MS = 0.5;

/**
 * Without a sign-in, everybody is a guest; without an account at Stripe, nobody pays there; without mails or a way to
 * pay in advance, nobody buys a gift card.
 */
const shownBy =
  ({ shopConfig: { firebase }, now, stripe, mailFrom }: FeatureDeps) =>
  async (settings: ShopView): Promise<ShopView> => {
    const shop = await withParts(settings, now());
    const offered = shop.payments?.filter(({ method }) => method !== 'stripe' || stripe);
    if (offered) shop.payments = offered;
    if (!mailFrom || !offered?.some(({ method }) => isPrepaid(method))) delete shop.giftCardSales;
    return firebase ? shop : { ...shop, guestOrders: true, accounts: false };
  };

/** What the owner sets for the whole shop, in sections that do not touch each other. */
export const shopSettingsRoutes = (deps: FeatureDeps): Route[] => {
  const { reads } = deps.limits;
  const shown = shownBy(deps);
  return [
    route({
      method: 'get',
      path: '/api/shop',
      access: 'anyone',
      summary: 'The shop: its name, contact, banner, delivery and ways to pay',
      reply: ShopView,
      cache: 'public, max-age=0, must-revalidate',
      cached: { pay: ({ network }) => reads.take(network, COST_MS) },
      run: async () => {
        return { body: await shown(toShopView(await readShopSettings())) };
      },
    }),
    changeRoute({
      method: 'put',
      path: '/api/admin/shop',
      summary: 'Sets the ways of delivery, their prices and days; what is absent is removed',
      body: EditShopBody,
      reply: ShopView,
      errors: ['changed-meanwhile'],
      run: async ({ body }) => {
        const { before, after } = await editDelivery(body);
        return { body: await shown(after), change: shopEdited(before, after) };
      },
    }),
    changeRoute({
      method: 'put',
      path: '/api/admin/shop/identity',
      summary: 'Sets name, logo, contact and social links; what is absent or empty is removed',
      body: EditShopIdentityBody,
      reply: ShopView,
      errors: ['changed-meanwhile'],
      run: async ({ body }) => {
        const { before, after } = await editShopIdentity(body);
        return { body: await shown(after), change: shopEdited(before, after) };
      },
    }),
    changeRoute({
      method: 'put',
      path: '/api/admin/shop/banner',
      summary: "Sets the home page's banner; what is absent or empty gets its usual text",
      body: EditShopBannerBody,
      reply: ShopView,
      errors: ['changed-meanwhile'],
      run: async ({ body }) => {
        const { before, after } = await editShopBanner(body);
        return { body: await shown(after), change: shopEdited(before, after) };
      },
    }),
    changeRoute({
      method: 'put',
      path: '/api/admin/shop/storefront',
      summary:
        'Sets how the storefront speaks, as specified, refined or in German, and whether it sells several copies of a book, takes orders of guests, lets customers ask for returns, and what stands before the numbers of orders',
      body: EditStorefrontBody,
      reply: ShopView,
      errors: ['changed-meanwhile'],
      run: async ({ body: { version, storefront, orderPrefix = ORDER_PREFIX, ...switches } }) => {
        const { severalCopies, guestOrders, returnDays } = switches;
        const values = {
          storefront,
          severalCopies: severalCopies || undefined,
          guestOrders: guestOrders || undefined,
          returnDays,
          // An empty text would be removed.
          orderPrefix: orderPrefix === ORDER_PREFIX ? undefined : orderPrefix || null,
        };
        const section = { section: 'storefront', version, values, toView: toShopView } as const;
        const { before, after } = await writeShopSettings(section);
        return { body: await shown(after), change: shopEdited(before, after) };
      },
    }),
    changeRoute({
      method: 'put',
      path: '/api/admin/shop/retention',
      summary: 'Sets how long orders keep name and address, and phone and notes, after their end',
      body: EditRetentionBody,
      reply: ShopView,
      errors: ['changed-meanwhile'],
      run: async ({ body: { version, ...values } }) => {
        const section = { section: 'retention', version, values, toView: toShopView } as const;
        const { before, after } = await writeShopSettings(section);
        return { body: await shown(after), change: shopEdited(before, after) };
      },
    }),
  ];
};

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
