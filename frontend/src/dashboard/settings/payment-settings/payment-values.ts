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
import { amountInField, parsePrice, priceField } from '../../../lib/money/price-input.ts';

/** The values of the form: `ways.0.fee` and so on, as the server names its fields. */
export type PaymentValues = Record<string, string | boolean> & {
  /** The ways to pay that the form has, with commas between them. */
  methods: string;
  giftCards: boolean;
  /** Whether customers can buy gift cards. */
  sellsGiftCards: boolean;
};

export const methodsIn = ({ methods }: Pick<PaymentValues, 'methods'>): OfferedMethod[] =>
  methods.split(',').filter(Boolean) as OfferedMethod[];

const amount = (minor: number | undefined) => (minor === undefined ? '' : amountInField(minor));

/** Returns what stands in the fields of a way to pay. */
const wayValues = ({ countries, smallest, largest, fee }: PaymentWay, index: number) => ({
  [`ways.${index}.countries`]: countries.join(','),
  [`ways.${index}.smallest`]: amount(smallest),
  [`ways.${index}.largest`]: amount(largest),
  [`ways.${index}.fee`]: amount(fee),
});

/** Returns what stands in the fields of some ways to pay. */
export const valuesOfWays = (ways: readonly PaymentWay[]) => ({
  ...Object.assign({}, ...ways.map(wayValues)),
  methods: ways.map(({ method }) => method).join(','),
});

/** Returns what stands in the fields for the settings of a shop. */
export const valuesOf = ({
  ways,
  account,
  reminderDays,
  cancelDays,
  giftCards,
  giftCardMonths,
  giftCardSales,
}: PaymentSettings): PaymentValues => ({
  ...valuesOfWays(ways),
  'account.name': account?.name ?? '',
  'account.iban': account?.iban ? formatIban(account.iban) : '',
  'account.bic': account?.bic ?? '',
  'account.upi': account?.upi ?? '',
  'account.details': account?.details ?? '',
  reminderDays: String(reminderDays),
  cancelDays: String(cancelDays),
  giftCards,
  giftCardMonths: giftCardMonths === undefined ? '' : String(giftCardMonths),
  sellsGiftCards: giftCardSales !== undefined,
  'giftCardSales.smallest': amount(giftCardSales?.smallest),
  'giftCardSales.largest': amount(giftCardSales?.largest),
});

const fieldsOfWay = (index: number): Record<string, FieldSpec> => ({
  [`ways.${index}.countries`]: { label: 'Countries' },
  [`ways.${index}.smallest`]: {
    label: 'From a sum of',
    optional: true,
    hint: 'Books and delivery.',
    ...priceField(),
  },
  [`ways.${index}.largest`]: { label: 'Up to a sum of', optional: true, ...priceField() },
  [`ways.${index}.fee`]: {
    label: 'Fee',
    optional: true,
    hint: 'A line of the order, taxed as its books are.',
    ...priceField(),
  },
});

const wide = 'sm:col-span-2';

/** Returns what is said of each field. */
export const fieldsOf = (values: PaymentValues) => ({
  ...Object.assign({}, ...methodsIn(values).map((_method, index) => fieldsOfWay(index))),
  methods: { label: 'Ways to pay' },
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
  const text = (name: string) => String(typed[name] ?? '');
  const sum = (name: string) => parsePrice(text(name)) ?? undefined;
  const account = {
    name: text('account.name'),
    iban: text('account.iban'),
    bic: text('account.bic'),
    upi: text('account.upi'),
    details: text('account.details'),
  };
  return {
    ways: methodsIn(typed).map((method, index) => ({
      method,
      countries: text(`ways.${index}.countries`).split(',').filter(Boolean),
      smallest: sum(`ways.${index}.smallest`),
      largest: sum(`ways.${index}.largest`),
      fee: sum(`ways.${index}.fee`),
    })) as EditPaymentsBody['ways'],
    ...(Object.values(account).some(Boolean) && { account }),
    reminderDays: Number(text('reminderDays')),
    cancelDays: Number(text('cancelDays')),
    giftCards: typed.giftCards,
    ...(text('giftCardMonths') && { giftCardMonths: Number(text('giftCardMonths')) }),
    ...(typed.giftCards &&
      typed.sellsGiftCards && {
        giftCardSales: {
          smallest: sum('giftCardSales.smallest'),
          largest: sum('giftCardSales.largest'),
        } as EditPaymentsBody['giftCardSales'],
      }),
    version,
  };
}
