import {
  EditStockSettingsBody,
  StockSettings,
} from '@book-store/contract/catalogue/stock/stock.schemas';
import { ORDER_PREFIX } from '@book-store/contract/orders/order/order-number';
import { isPrepaid } from '@book-store/contract/settings/payment/payment';
import {
  EditRetentionBody,
  EditShopBody,
  EditStorefrontBody,
  ShopView,
} from '@book-store/contract/settings/shop/shop.schemas';
import {
  EditShopBannerBody,
  EditShopIdentityBody,
} from '@book-store/contract/settings/shop/shop-identity.schemas';
import { badField } from '../../platform/errors/errors.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import { REVALIDATE, type Route, route } from '../../platform/http/router/route.ts';
import { findPicture } from '../../platform/pictures/covers.service.ts';
import { readShopSettings } from './read-shop-settings.ts';
import { editSectionRoute, readSectionRoute } from './settings-section.ts';
import { settingsEdited, shopEdited } from './shop-activity.ts';
import type { StoredShopSettings } from './shop-settings.model.ts';
import { toShopView, withParts } from './shop-view.ts';
import { withoutEmpty } from './write-shop-settings.ts';

const COST_MS = 0.5;

/**
 * Without a sign-in, everybody is a guest; without an account at Stripe, nobody pays there; without mails or a way to
 * pay in advance, nobody buys a gift card.
 */
const shownBy =
  ({ shopConfig: { firebase, google }, now, stripe, mailFrom }: FeatureDeps) =>
  async (settings: ShopView): Promise<ShopView> => {
    const shop = await withParts(settings, now());
    const offered = shop.payments?.filter(({ method }) => method !== 'stripe' || stripe);
    if (offered) shop.payments = offered;
    if (!mailFrom || !offered?.some(({ method }) => isPrepaid(method))) delete shop.giftCardSales;
    if (!firebase) return { ...shop, guestOrders: true, accounts: false };
    return google ? shop : { ...shop, google: false };
  };

/** What the owner sets for the whole shop, in sections that do not touch each other. */
export const shopSettingsRoutes = (deps: FeatureDeps): Route[] => {
  const { reads } = deps.limits;
  const shown = shownBy(deps);
  const edited = <Body extends { version?: number | undefined }>(
    spec: Pick<
      Parameters<typeof editSectionRoute<Body, ShopView>>[0],
      'section' | 'path' | 'summary' | 'body' | 'values'
    >,
  ) =>
    editSectionRoute({ ...spec, reply: ShopView, toView: toShopView, change: shopEdited, shown });
  return [
    route({
      method: 'get',
      path: '/api/shop',
      access: 'anyone',
      summary: 'The shop: its name, contact, banner, delivery and ways to pay',
      reply: ShopView,
      cache: REVALIDATE,
      cached: { pay: ({ network }) => reads.take(network, COST_MS) },
      run: async () => ({ body: await shown(toShopView(await readShopSettings())) }),
    }),
    edited({
      section: 'delivery',
      path: '/api/admin/shop',
      summary: 'Sets the ways of delivery, their prices and days; what is absent is removed',
      body: EditShopBody,
      values: (body) => ({
        closed: undefined,
        deliveryNote: undefined,
        usualWeight: undefined,
        ...body,
      }),
    }),
    edited({
      section: 'identity',
      path: '/api/admin/shop/identity',
      summary: 'Sets name, logo, contact and social links; what is absent or empty is removed',
      body: EditShopIdentityBody,
      values: async ({ logo, ...identity }) => ({
        ...NO_IDENTITY,
        ...identity,
        logo: logo ? await findLogo(logo) : undefined,
        social: withoutEmpty(identity.social ?? {}),
      }),
    }),
    edited({
      section: 'banner',
      path: '/api/admin/shop/home-page',
      summary: "Sets the home page's banner; what is absent or empty gets its usual text",
      body: EditShopBannerBody,
      values: (body) => {
        const texts = withoutEmpty(body);
        return { banner: Object.keys(texts).length > 0 ? texts : undefined };
      },
    }),
    edited({
      section: 'storefront',
      path: '/api/admin/shop/storefront',
      summary:
        'Sets how the storefront speaks, as specified, refined or in German, and whether it sells several copies of a book, takes orders of guests, for how long it keeps the books of unconfirmed ones, lets customers ask for returns, and what stands before the numbers of orders',
      body: EditStorefrontBody,
      values: ({ orderPrefix = ORDER_PREFIX, ...switches }) => ({
        storefront: switches.storefront,
        severalCopies: switches.severalCopies || undefined,
        guestOrders: switches.guestOrders || undefined,
        returnDays: switches.returnDays,
        confirmHours: switches.confirmHours,
        // An empty text would be removed.
        orderPrefix: orderPrefix === ORDER_PREFIX ? undefined : orderPrefix || null,
      }),
    }),
    edited({
      section: 'retention',
      path: '/api/admin/shop/retention',
      summary: 'Sets how long orders keep name and address, and phone and notes, after their end',
      body: EditRetentionBody,
      values: (body) => body,
    }),
  ];
};

/** All texts of an identity, so that those that a body leaves out are removed. */
const NO_IDENTITY = {
  description: undefined,
  phone: undefined,
  email: undefined,
  address: undefined,
  openingHours: undefined,
};

async function findLogo(fileName: string) {
  const logo = await findPicture(fileName);
  if (!logo) throw badField('logo', 'This picture has not been uploaded.');
  return logo;
}

const stock = {
  path: '/api/admin/shop/stock',
  reply: StockSettings,
  toView: ({ lowStockLevel, versions }: StoredShopSettings): StockSettings => ({
    lowStockLevel,
    version: versions?.stock ?? 0,
  }),
};

/** What the owner sets about the stock; visitors do not see it. */
export const stockSettingsRoutes = (): Route[] => [
  readSectionRoute({
    ...stock,
    summary: 'The number of copies at which a book is running out',
  }),
  editSectionRoute({
    ...stock,
    section: 'stock',
    summary: 'Sets the number of copies at which a book is running out',
    body: EditStockSettingsBody,
    values: (body) => body,
    change: (...levels) => {
      const [before, after] = levels.map(({ lowStockLevel }) => ({
        lowStockLevel: String(lowStockLevel),
      }));
      return settingsEdited(['lowStockLevel'], { before, after });
    },
  }),
];
