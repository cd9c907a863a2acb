import { PaymentsSection } from '@book-store/contract/settings/payment/payment-settings.schemas';
import { PlaceSection } from '@book-store/contract/settings/place/place.schemas';
import { PricesSection } from '@book-store/contract/settings/place/price-settings.schemas';
import {
  DeliverySection,
  RetentionSection,
  StockSection,
  StorefrontSection,
} from '@book-store/contract/settings/shop/shop.schemas';
import {
  BannerSection,
  IdentitySection,
} from '@book-store/contract/settings/shop/shop-identity.schemas';
import { TaxSection } from '@book-store/contract/settings/tax/tax.schemas';
import { expect, it } from 'vitest';
import { fieldTexts } from '../../field-texts.ts';
import { ownName } from './field-paths.ts';

const SECTIONS = {
  identity: IdentitySection,
  banner: BannerSection,
  delivery: DeliverySection,
  retention: RetentionSection,
  storefront: StorefrontSection,
  stock: StockSection,
  place: PlaceSection,
  prices: PricesSection,
  tax: TaxSection,
  payments: PaymentsSection,
};

/** What is read of a schema. */
type Schema = { _zod: { def: { shape?: Record<string, Schema>; innerType?: Schema } } };

/** Returns the paths that the log has of a section: it takes objects apart, but not lists. */
function pathsOf(schema: Schema, at: string): string[] {
  const { shape, innerType } = schema._zod.def;
  if (innerType) return pathsOf(innerType, at);
  if (!shape || at.endsWith('.logo')) return [at];
  return Object.entries(shape).flatMap(([name, part]) => pathsOf(part, `${at}.${name}`));
}

const paths = Object.entries(SECTIONS).flatMap(([name, section]) =>
  pathsOf(section as unknown as Schema, name),
);

it.each(paths)('has a name for the setting %s', (path) => {
  const names: Readonly<Record<string, string>> = fieldTexts.english.names;
  expect(names[path] ?? names[ownName(path)]).toBeTypeOf('string');
});
