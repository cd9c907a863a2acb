import { DEFAULT_PLACE } from '@book-store/contract/place';
import { DEFAULT_WAYS, KEPT_DAYS } from '@book-store/contract/settings/delivery/delivery';
import { PAY_DAYS } from '@book-store/contract/settings/papers/paper-numbers';
import { PapersSection } from '@book-store/contract/settings/papers/papers-settings.schemas';
import {
  DEFAULT_PAYMENT_WAYS,
  PAYMENT_DAYS,
  REMINDER_DAYS,
} from '@book-store/contract/settings/payment/payment';
import { PaymentsSection } from '@book-store/contract/settings/payment/payment-settings.schemas';
import { PlaceSection } from '@book-store/contract/settings/place/place.schemas';
import { PricesSection } from '@book-store/contract/settings/place/price-settings.schemas';
import { SecuritySection } from '@book-store/contract/settings/shop/security.schemas';
import {
  DeliverySection,
  EditShopSetupBody,
  RetentionSection,
  StockSection,
  StorefrontSection,
} from '@book-store/contract/settings/shop/shop.schemas';
import {
  BannerSection,
  IdentitySection,
} from '@book-store/contract/settings/shop/shop-identity.schemas';
import {
  KEEP_CONTACTS_MONTHS,
  KEEP_NAMES_YEARS,
  LOW_STOCK_LEVEL,
  ORDER_PREFIX,
  SHOP_NAME,
} from '@book-store/contract/settings/shop/shop-limits';
import { TaxSection } from '@book-store/contract/settings/tax/tax.schemas';
import type { TextPageId } from '@book-store/contract/text-limits';
import type { z } from 'zod';

/**
 * The owner's settings, in sections that are saved and versioned separately: storing, reading, comparing and logging
 * follow from these schemas. Values that are not stored have their section's default.
 */
export const SECTIONS = {
  identity: IdentitySection.default({ name: SHOP_NAME }),
  banner: BannerSection.default({}),
  delivery: DeliverySection.default({
    ways: [...DEFAULT_WAYS],
    keptDays: KEPT_DAYS,
    orderableDays: 10,
  }),
  retention: RetentionSection.default({
    keepNamesYears: KEEP_NAMES_YEARS,
    keepContactsMonths: KEEP_CONTACTS_MONTHS,
  }),
  storefront: StorefrontSection.partial({ storefront: true }).default({
    severalCopies: false,
    guestOrders: false,
    orderPrefix: ORDER_PREFIX,
  }),
  stock: StockSection.default({ lowStockLevel: LOW_STOCK_LEVEL }),
  place: PlaceSection.default({ currency: DEFAULT_PLACE.currency, locale: DEFAULT_PLACE.locale }),
  prices: PricesSection.default({}),
  tax: TaxSection.default({ included: true, rates: [] }),
  papers: PapersSection.default({ yearly: false, payDays: PAY_DAYS }),
  payments: PaymentsSection.default({
    ways: [...DEFAULT_PAYMENT_WAYS],
    reminderDays: REMINDER_DAYS,
    cancelDays: PAYMENT_DAYS,
    giftCards: false,
  }),
  security: SecuritySection.default({}),
  setup: EditShopSetupBody.default({ dismissed: false }),
};
export type Section = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as Section[];

/** The settings as the server uses them, amounts in minor units. */
export type Settings = { [Name in Section]: z.output<(typeof SECTIONS)[Name]> } & {
  /** Pages with the owner's own text. */
  ownPages: TextPageId[];
  /** How often each section has been saved. */
  versions: Record<Section, number>;
};

/** Completes a stored section with its defaults. */
export const withDefault = <Name extends Section>(
  section: Name,
  stored: object | null | undefined,
): Settings[Name] => ({ ...SECTIONS[section].parse(undefined), ...stored }) as Settings[Name];
