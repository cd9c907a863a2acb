import { weekdayName } from '@book-store/contract/place';
import { formatWeight } from '@book-store/contract/settings/delivery/weight';
import { formatIban } from '@book-store/contract/settings/payment/payment-account';
import type { PaymentSettings } from '@book-store/contract/settings/payment/payment-settings.schemas';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { percentText, type TaxRate } from '@book-store/contract/settings/tax/tax';
import { formatAmount } from '../../../../lib/money/amount.ts';

type DeliveryWay = ShopView['ways'][number];
type PaymentWay = PaymentSettings['ways'][number];

/** Formats settings that are not texts. */
const WORDS: Record<string, (value: never) => string> = {
  'delivery.ways': (way: DeliveryWay) => deliveryWay(way),
  'delivery.closed.weekdays': (day: number) => weekdayName('en', day),
  'delivery.usualWeight': formatWeight,
  'payments.ways': (way: PaymentWay) => paymentWay(way),
  'payments.account.iban': formatIban,
  'tax.rates': (rate: TaxRate) => taxRate(rate),
};

/** For example '1.2 kg', or 'DE books 7% from 2026-01-01; DE other 19% …'; texts stay as they are. */
export function settingText(field: string, value: unknown): string {
  const words = (WORDS[field] ?? String) as (value: unknown) => string;
  return Array.isArray(value) ? value.map(words).join('; ') : words(value);
}

const deliveryWay = ({
  name,
  kind,
  countries,
  steps,
  heavier = [],
  freeFrom,
  days,
}: DeliveryWay): string =>
  [
    name ?? kind,
    ...countries,
    ...steps.map(({ sum, price }) => `${formatAmount(price)} from ${formatAmount(sum)}`),
    ...heavier.map(({ over, price }) => `${formatAmount(price)} above ${formatWeight(over)}`),
    ...(freeFrom === undefined ? [] : [`free from ${formatAmount(freeFrom)}`]),
    `${days.from} to ${days.to} days`,
  ].join(', ');

const paymentWay = ({ method, countries, smallest, largest, fee }: PaymentWay): string =>
  [
    method,
    ...countries,
    ...(smallest === undefined ? [] : [`from ${formatAmount(smallest)}`]),
    ...(largest === undefined ? [] : [`up to ${formatAmount(largest)}`]),
    ...(fee ? [`fee ${formatAmount(fee)}`] : []),
  ].join(', ');

const taxRate = ({ country, region, class: taxClass, rate, from }: TaxRate): string =>
  [country, region, taxClass, percentText(rate), 'from', from].filter(Boolean).join(' ');
