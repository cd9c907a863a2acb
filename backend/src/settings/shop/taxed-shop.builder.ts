import type { TaxRate } from '@book-store/contract/settings/tax/tax';
import { storeSettings } from './store-settings.builder.ts';

const row = (country: string, taxClass: TaxRate['class'], rate: number): TaxRate => ({
  country,
  class: taxClass,
  rate,
  from: '2020-01-01',
});

/** Books 7 %, e-goods 7 %, everything else 19 %. */
export const GERMAN_RATES: TaxRate[] = [
  row('DE', 'books', 7000),
  row('DE', 'digital', 7000),
  row('DE', 'other', 19_000),
];

/** Without one, nobody can draw an invoice. */
export const SELLER_ADDRESS = 'Ring 1\n04109 Leipzig';

type Given = { country?: string; included?: boolean; number?: string; rates?: TaxRate[] };

/** Makes the shop tax: by default as a German one with prices including tax. The currency stays. */
export async function aTaxedShop(given: Given = {}): Promise<void> {
  const { country = 'DE', included = true, number = 'DE123456789', rates = GERMAN_RATES } = given;
  await storeSettings({
    place: { country },
    tax: { included, number, rates, sellerAddress: SELLER_ADDRESS },
  });
}

export async function aShopWithoutTax(): Promise<void> {
  await storeSettings({
    place: { country: undefined },
    tax: { included: undefined, number: undefined, rates: undefined, sellerAddress: undefined },
    papers: { prefix: undefined, yearly: undefined, payDays: undefined, note: undefined },
  });
}
