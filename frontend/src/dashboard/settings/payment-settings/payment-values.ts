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
import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import { countriesInWords } from '../parts/settings-frame/countries-field.tsx';
import type { waysTexts } from '../ways-texts.ts';

const amount = (minor: number | undefined) => (minor === undefined ? '' : amountInField(minor));

export const wayValues = (way: PaymentWay) => ({
  method: way.method as OfferedMethod,
  countries: [...way.countries] as string[],
  smallest: amount(way.smallest),
  largest: amount(way.largest),
  fee: amount(way.fee),
});
type WayValues = ReturnType<typeof wayValues>;

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
  sellsGiftCards: giftCardSales !== undefined,
  giftCardSales: {
    smallest: amount(giftCardSales?.smallest),
    largest: amount(giftCardSales?.largest),
  },
});
export type PaymentValues = ReturnType<typeof valuesOf>;

export const KEYS = { ways: ({ method }: WayValues) => method };

type PaymentTexts = TextsOf<typeof waysTexts>['payments'];

const fieldsOfWay = (
  of: string,
  index: number,
  texts: PaymentTexts,
): Record<string, FieldSpec> => ({
  [`ways.${index}.countries`]: { of, label: texts.countries, shows: countriesInWords },
  [`ways.${index}.smallest`]: {
    of,
    label: texts.smallest,
    optional: true,
    hint: texts.smallestHint,
    ...priceField(),
  },
  [`ways.${index}.largest`]: { of, label: texts.largest, optional: true, ...priceField() },
  [`ways.${index}.fee`]: {
    of,
    label: texts.fee,
    optional: true,
    hint: texts.feeHint,
    ...priceField(),
  },
});

const wide = 'sm:col-span-2';

/** One line each, for the comparison of two edits. */
const waysInWords = (ways: readonly WayValues[], { inWords }: PaymentTexts): string =>
  ways
    .map(({ method, countries, smallest, largest, fee }) => {
      const terms = [
        method !== 'at-pick-up' && countriesInWords(countries),
        smallest && inWords.smallest(smallest),
        largest && inWords.largest(largest),
        fee && inWords.fee(fee),
      ];
      return [paymentMethodNames()[method], ...terms].filter(Boolean).join(', ');
    })
    .join('\n');

export const fieldsOf = (
  { ways }: PaymentValues,
  texts: PaymentTexts,
): FieldsOf<PaymentValues> => ({
  ways: { label: texts.title, shows: (shown: readonly WayValues[]) => waysInWords(shown, texts) },
  ...Object.assign(
    {},
    ...ways.map(({ method }, index) => fieldsOfWay(paymentMethodNames()[method], index, texts)),
  ),
  'account.name': {
    label: texts.accountName,
    className: wide,
    maxLength: ACCOUNT_NAME_MAX,
  },
  'account.iban': { label: 'IBAN', optional: true, className: wide, maxLength: 50 },
  'account.bic': { label: 'BIC', optional: true, maxLength: 20 },
  'account.upi': { label: texts.upi, optional: true, maxLength: UPI_MAX },
  'account.details': {
    label: texts.details,
    optional: true,
    hint: texts.detailsHint,
    rows: 3,
    className: wide,
    maxLength: ACCOUNT_DETAILS_MAX,
  },
  reminderDays: {
    label: texts.reminderDays,
    ...wholeNumberUpTo(PAYMENT_DAYS_MAX),
  },
  cancelDays: {
    label: texts.cancelDays,
    hint: texts.cancelDaysHint,
    ...wholeNumberUpTo(PAYMENT_DAYS_MAX),
  },
  giftCards: { label: texts.payWithGiftCards },
  giftCardMonths: {
    label: texts.giftCardMonths,
    optional: true,
    hint: texts.giftCardMonthsHint,
    ...wholeNumberUpTo(GIFT_CARD_MONTHS_MAX),
    required: false,
  },
  sellsGiftCards: { label: texts.sellGiftCards },
  'giftCardSales.smallest': { label: texts.smallestGiftCard, ...priceField() },
  'giftCardSales.largest': { label: texts.largestGiftCard, ...priceField() },
});

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
