import {
  ACCOUNT_DETAILS_MAX,
  ACCOUNT_NAME_MAX,
  GIFT_CARD_MONTHS_MAX,
  type OfferedMethod,
  PAYMENT_DAYS_MAX,
  type PaymentWay,
  UPI_MAX,
} from '@book-store/contract/settings/payment/payment';
import { formatIban } from '@book-store/contract/settings/payment/payment-account';
import type {
  EditPaymentsBody,
  PaymentSettings,
} from '@book-store/contract/settings/payment/payment-settings.schemas';
import type { FieldSpec } from '../../../kit/fields/field.tsx';
import { wholeNumberUpTo } from '../../../kit/forms/form-constraints.ts';
import type { FieldsOf } from '../../../kit/forms/use-edit-form.ts';
import { amountInField, parsePrice, priceField } from '../../../lib/money/price-input.ts';
import { paymentMethodNames } from '../../../lib/ordering/payment-names.ts';
import { countriesInWords } from '../parts/settings-frame/countries-field.tsx';

const amount = (minor: number | undefined) => (minor === undefined ? '' : amountInField(minor));

/** Returns what stands in the fields of a way to pay. */
export const wayValues = (way: PaymentWay) => ({
  method: way.method as OfferedMethod,
  countries: [...way.countries] as string[],
  smallest: amount(way.smallest),
  largest: amount(way.largest),
  fee: amount(way.fee),
});
type WayValues = ReturnType<typeof wayValues>;

/** Returns what stands in the fields for the settings of a shop. */
export const valuesOf = ({
  ways,
  account,
  reminderDays,
  cancelDays,
  giftCards,
  giftCardMonths,
  giftCardSales,
}: PaymentSettings) => ({
  ways: ways.map(wayValues),
  account: {
    name: account?.name ?? '',
    iban: account?.iban ? formatIban(account.iban) : '',
    bic: account?.bic ?? '',
    upi: account?.upi ?? '',
    details: account?.details ?? '',
  },
  reminderDays: String(reminderDays),
  cancelDays: String(cancelDays),
  giftCards,
  giftCardMonths: giftCardMonths === undefined ? '' : String(giftCardMonths),
  /** Whether customers can buy gift cards. */
  sellsGiftCards: giftCardSales !== undefined,
  giftCardSales: {
    smallest: amount(giftCardSales?.smallest),
    largest: amount(giftCardSales?.largest),
  },
});
export type PaymentValues = ReturnType<typeof valuesOf>;

/** What the ways of the list are known by. */
export const KEYS = { ways: ({ method }: WayValues) => method };

const fieldsOfWay = (of: string, index: number): Record<string, FieldSpec> => ({
  [`ways.${index}.countries`]: { of, label: 'Countries', shows: countriesInWords },
  [`ways.${index}.smallest`]: {
    of,
    label: 'From a sum of',
    optional: true,
    hint: 'Books and delivery.',
    ...priceField(),
  },
  [`ways.${index}.largest`]: { of, label: 'Up to a sum of', optional: true, ...priceField() },
  [`ways.${index}.fee`]: {
    of,
    label: 'Fee',
    optional: true,
    hint: 'A line of the order, taxed as its books are.',
    ...priceField(),
  },
});

const wide = 'sm:col-span-2';

/** Returns ways to pay in words, a line each. */
const waysInWords = (ways: readonly WayValues[]): string =>
  ways
    .map(({ method, countries, smallest, largest, fee }) => {
      const terms = [
        method !== 'at-pick-up' && countriesInWords(countries),
        smallest && `from ${smallest}`,
        largest && `up to ${largest}`,
        fee && `fee ${fee}`,
      ];
      return [paymentMethodNames()[method], ...terms].filter(Boolean).join(', ');
    })
    .join('\n');

/** Returns what is said of each field. */
export const fieldsOf = ({ ways }: PaymentValues): FieldsOf<PaymentValues> => ({
  ways: { label: 'Ways to pay', shows: waysInWords },
  ...Object.assign(
    {},
    ...ways.map(({ method }, index) => fieldsOfWay(paymentMethodNames()[method], index)),
  ),
  'account.name': {
    label: 'Owner of the account',
    className: wide,
    maxLength: ACCOUNT_NAME_MAX,
  },
  'account.iban': { label: 'IBAN', optional: true, className: wide, maxLength: 50 },
  'account.bic': { label: 'BIC', optional: true, maxLength: 20 },
  'account.upi': { label: 'UPI id', optional: true, maxLength: UPI_MAX },
  'account.details': {
    label: 'Other details',
    optional: true,
    hint: 'What else a transfer needs in your country, such as a sort code.',
    rows: 3,
    className: wide,
    maxLength: ACCOUNT_DETAILS_MAX,
  },
  reminderDays: {
    label: 'Remind after days',
    ...wholeNumberUpTo(PAYMENT_DAYS_MAX),
  },
  cancelDays: {
    label: 'Cancel after days',
    hint: 'Then the copies are for sale again.',
    ...wholeNumberUpTo(PAYMENT_DAYS_MAX),
  },
  giftCards: { label: 'Customers can pay with gift cards' },
  giftCardMonths: {
    label: 'Months for which new gift cards hold',
    optional: true,
    hint: 'Without a number they hold for ever. The law of your country may ask for years.',
    ...wholeNumberUpTo(GIFT_CARD_MONTHS_MAX),
    required: false,
  },
  sellsGiftCards: { label: 'Customers can buy gift cards' },
  'giftCardSales.smallest': { label: 'Smallest gift card', ...priceField() },
  'giftCardSales.largest': { label: 'Largest gift card', ...priceField() },
});

/** Returns the request for what is typed. */
export function toEditBody(typed: PaymentValues, version: number): EditPaymentsBody {
  const { ways, account, giftCards, giftCardMonths, sellsGiftCards, giftCardSales } = typed;
  const sum = (text: string) => parsePrice(text) ?? undefined;
  return {
    ways: ways.map(({ method, countries, smallest, largest, fee }) => ({
      method,
      countries,
      smallest: sum(smallest),
      largest: sum(largest),
      fee: sum(fee),
    })) as EditPaymentsBody['ways'],
    ...(Object.values(account).some(Boolean) && { account }),
    reminderDays: Number(typed.reminderDays),
    cancelDays: Number(typed.cancelDays),
    giftCards,
    ...(giftCardMonths && { giftCardMonths: Number(giftCardMonths) }),
    ...(giftCards &&
      sellsGiftCards && {
        giftCardSales: {
          smallest: sum(giftCardSales.smallest),
          largest: sum(giftCardSales.largest),
        } as EditPaymentsBody['giftCardSales'],
      }),
    version,
  };
}
