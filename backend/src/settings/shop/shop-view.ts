import type { ShopPlace } from '@book-store/contract/place';
import {
  DEFAULT_PAYMENT_WAYS,
  type PaymentWay,
} from '@book-store/contract/settings/payment/payment';
import type { PaymentAccount } from '@book-store/contract/settings/payment/payment-account';
import { priceRulesOf } from '@book-store/contract/settings/place/price-rules';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import type { ShopTax } from '@book-store/contract/settings/tax/tax.schemas';
import type { StoredShopSettings } from './shop-settings.model.ts';

type StoredPlace = keyof ShopPlace;

/** Returns where the shop is, which rules its prices have, and what stands before the numbers of its orders. */
export function toPlace({
  country,
  currency,
  locale,
  timeZone,
  orderPrefix,
  ...decided
}: Pick<StoredShopSettings, StoredPlace>): ShopPlace {
  const usual = priceRulesOf(country ?? undefined);
  return {
    country: country || undefined,
    currency,
    locale,
    timeZone: timeZone || undefined,
    lowestPrices: (decided.lowestPrices ?? usual.lowestPrices) || undefined,
    fixedPrices: (decided.fixedPrices ?? usual.fixedPrices) || undefined,
    orderPrefix: orderPrefix === null ? '' : orderPrefix,
  };
}

/** Returns how the shop taxes, and as who; undefined until the owner has entered a rate or a tax number. */
export function toTax({ tax }: Pick<StoredShopSettings, 'tax'>): ShopTax | undefined {
  if (!tax || (tax.rates.length === 0 && !tax.number)) return undefined;
  return {
    included: tax.included,
    region: tax.region || undefined,
    number: tax.number || undefined,
    rates: tax.rates.map(({ region, ...rate }) => ({ ...rate, region: region || undefined })),
  };
}

type StoredPayments = Pick<StoredShopSettings, 'payments'>;

/** Returns the ways to pay that the owner offers, those by Stripe only if the server has its keys. */
export const toPaymentWays = ({ payments }: StoredPayments, hasStripe: boolean): PaymentWay[] =>
  (payments?.ways ?? DEFAULT_PAYMENT_WAYS)
    .filter(({ method }) => method !== 'stripe' || hasStripe)
    .map(({ smallest, largest, fee, ...way }) => ({
      ...way,
      smallest: smallest ?? undefined,
      largest: largest ?? undefined,
      fee: fee || undefined,
    }));

/** Returns where customers transfer money to; undefined until the owner has entered it. */
export function toPaymentAccount({ payments }: StoredPayments): PaymentAccount | undefined {
  const account = payments?.account;
  if (!account) return undefined;
  const { name, iban, bic, upi, details } = account;
  return {
    name,
    iban: iban || undefined,
    bic: bic || undefined,
    upi: upi || undefined,
    details: details || undefined,
  };
}

const isPlaceSet = ({
  versions,
  orderPrefix,
}: Pick<StoredShopSettings, 'versions' | 'orderPrefix'>) =>
  versions?.place || versions?.prices || orderPrefix !== undefined;

/** Returns the settings as visitors see them. */
export const toShopView = ({
  ways,
  closed,
  keptDays,
  orderableDays,
  deliveryNote,
  keepNamesYears,
  keepContactsMonths,
  versions,
  name,
  logo,
  social,
  banner,
  payments,
  ...texts
}: StoredShopSettings): ShopView => ({
  name,
  description: texts.description || undefined,
  logo: logo ?? undefined,
  phone: texts.phone || undefined,
  email: texts.email || undefined,
  address: texts.address || undefined,
  openingHours: texts.openingHours || undefined,
  social: social ? withoutNull(social) : undefined,
  banner: banner ? withoutNull(banner) : undefined,
  place: isPlaceSet({ versions, ...texts }) ? toPlace(texts) : undefined,
  ways: ways.map((way) => ({ ...way, name: way.name || undefined })),
  closed: closed ?? undefined,
  keptDays,
  usualWeight: texts.usualWeight ?? undefined,
  orderableDays,
  deliveryNote: deliveryNote || undefined,
  payments: payments ? toPaymentWays({ payments }, true) : undefined,
  giftCards: payments?.giftCards || undefined,
  giftCardSales: (payments?.giftCards && payments.giftCardSales) || undefined,
  keepNamesYears,
  keepContactsMonths,
  storefront: texts.storefront ?? undefined,
  severalCopies: texts.severalCopies || undefined,
  guestOrders: texts.guestOrders || undefined,
  returnDays: texts.returnDays ?? undefined,
  confirmHours: texts.confirmHours ?? undefined,
  ownPages: texts.ownPages?.length ? texts.ownPages : undefined,
  tax: toTax(texts),
  versions: {
    identity: versions?.identity ?? 0,
    banner: versions?.banner ?? 0,
    delivery: versions?.delivery ?? 0,
    retention: versions?.retention ?? 0,
    storefront: versions?.storefront ?? 0,
  },
});

const withoutNull = (texts: Record<string, string | null | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text]] : [])));

type Part = (now: Date) => Promise<Partial<ShopView>>;
const parts = new Set<Part>();

/** Adds what another feature says about the shop to what visitors see of it. */
export const onShopView = (part: Part): void => {
  parts.add(part);
};

/** Returns a view of the shop with what other features say about it. */
export async function withParts(shop: ShopView, now: Date): Promise<ShopView> {
  const all = await Promise.all([...parts].map((part) => part(now)));
  return Object.assign({}, shop, ...all);
}
