import { dayText, weekdayName } from '@book-store/contract/place';
import { formatWeight } from '@book-store/contract/settings/delivery/weight';
import type { PaymentMethod } from '@book-store/contract/settings/payment/payment';
import { formatIban } from '@book-store/contract/settings/payment/payment-account';
import type { PaymentSettings } from '@book-store/contract/settings/payment/payment-settings.schemas';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { percentText, type TaxRate } from '@book-store/contract/settings/tax/tax';
import type { Language } from '@book-store/contract/storefront';
import { formatAmount } from '../../../../lib/money/amount.ts';
import type { OrderingTexts } from '../../../../lib/ordering/texts.ts';
import type { TextsOf } from '../../../../lib/wording/storefront-texts.ts';
import type { fieldTexts } from '../../field-texts.ts';

type DeliveryWay = ShopView['ways'][number];
type PaymentWay = PaymentSettings['ways'][number];

export type SettingTexts = {
  values: TextsOf<typeof fieldTexts>['values'];
  ways: OrderingTexts['ways'];
  /** As owners call them in the settings. */
  methods: Readonly<Record<PaymentMethod, string>>;
  language: Language;
};

/** Formats settings that are not texts. */
const WORDS: Record<string, (value: never, texts: SettingTexts) => string> = {
  'delivery.ways': (way: DeliveryWay, texts) => deliveryWay(way, texts),
  'delivery.closed.weekdays': (day: number, { language }) => weekdayName(language, day),
  'delivery.usualWeight': formatWeight,
  'payments.ways': (way: PaymentWay | string, texts) =>
    // Former versions logged sentences.
    typeof way === 'string' ? way : paymentWay(way, texts),
  'payments.account.iban': formatIban,
  'storefront.storefront': (name: string, { values }) => named(name, values.storefronts),
  'tax.basis': (basis: string, { values }) => named(basis, values.taxBases),
  'tax.rates': (rate: TaxRate, texts) => taxRate(rate, texts),
};

/** Looks a stored value up; an unknown one stays as it is. */
export const named = (value: string, names: Readonly<Record<string, string>>): string =>
  names[value] ?? value;

/** For example '1.2 kg', or 'DE books 7% from Jan 1, 2026; DE other 19% …'; texts stay as they are. */
export function settingText(field: string, value: unknown, texts: SettingTexts): string {
  const words = (WORDS[field] ?? String) as (value: unknown, texts: SettingTexts) => string;
  return Array.isArray(value)
    ? value.map((one) => words(one, texts)).join('; ')
    : words(value, texts);
}

function deliveryWay(
  { name, kind, countries, steps, heavier = [], freeFrom, days }: DeliveryWay,
  { values, ways }: SettingTexts,
): string {
  return [
    name ?? ways[kind],
    ...countries,
    ...steps.map(({ sum, price }) => values.priceFrom(formatAmount(price), formatAmount(sum))),
    ...heavier.map(({ over, price }) => values.priceAbove(formatAmount(price), formatWeight(over))),
    ...(freeFrom === undefined ? [] : [values.freeFrom(formatAmount(freeFrom))]),
    values.days(days.from, days.to),
  ].join(', ');
}

function paymentWay(
  { method, countries, smallest, largest, fee }: PaymentWay,
  { values, methods }: SettingTexts,
): string {
  return [
    methods[method],
    ...countries,
    ...(smallest === undefined ? [] : [values.from(formatAmount(smallest))]),
    ...(largest === undefined ? [] : [values.upTo(formatAmount(largest))]),
    ...(fee ? [values.fee(formatAmount(fee))] : []),
  ].join(', ');
}

function taxRate(
  { country, region, class: taxClass, rate, from }: TaxRate,
  { values, language }: SettingTexts,
): string {
  const goods = [country, region, values.taxClasses[taxClass]].filter(Boolean).join(' ');
  return values.rate(goods, percentText(rate), dayText(language, from, 'medium'));
}
