import { z } from 'zod';
import { type Refusal, refused } from '../../field-codes.ts';
import {
  FromVersion,
  Line,
  Lines,
  Money,
  Price,
  PriceAboveZero,
  Version,
  wholeNumber,
} from '../../parts.schemas.ts';
import { COUNTRIES } from '../place/countries.ts';
import {
  ACCOUNT_DETAILS_MAX,
  ACCOUNT_NAME_MAX,
  GIFT_CARD_MONTHS_MAX,
  isByTransfer,
  isPrepaid,
  PAYMENT_DAYS,
  PAYMENT_DAYS_MAX,
  PAYMENT_METHODS,
  REMINDER_DAYS,
  UPI_MAX,
} from './payment.ts';
import { BIC_PATTERN, bareIban, isIban, UPI_PATTERN } from './payment-account.ts';

/** See `PaymentWay` in `payment.ts`. */
export const PaymentWay = z.object({
  method: z.enum(PAYMENT_METHODS),
  countries: z.array(z.string()),
  smallest: Money.optional(),
  largest: Money.optional(),
  fee: Money.optional(),
});

export const PaymentAccount = z.object({
  name: z.string(),
  iban: z.string().optional(),
  bic: z.string().optional(),
  upi: z.string().optional(),
  details: z.string().optional(),
});

/** The range of amounts for which customers can buy gift cards. */
export const GiftCardSales = z.object({ smallest: Money, largest: Money });
export type GiftCardSales = z.output<typeof GiftCardSales>;

export const PaymentSettings = z.object({
  ways: z.array(PaymentWay),
  account: PaymentAccount.optional(),
  /** Days without a transfer until the reminder, and until the order is cancelled. */
  reminderDays: z.number().int(),
  cancelDays: z.number().int(),
  /** Whether customers can pay with gift cards, and the validity of new ones in months; absent: unlimited. */
  giftCards: z.boolean(),
  giftCardMonths: z.number().int().optional(),
  /** Absent if customers cannot buy gift cards. */
  giftCardSales: GiftCardSales.optional(),
  /** Whether the server has the keys of a Stripe account. */
  stripeReady: z.boolean(),
  version: Version,
});
export type PaymentSettings = z.output<typeof PaymentSettings>;

const EditWay = z
  .strictObject({
    method: z.enum(PAYMENT_METHODS, 'Please choose a way to pay.'),
    countries: z.array(z.enum(COUNTRIES, 'Please choose a country.')).max(COUNTRIES.length),
    smallest: Price.optional(),
    largest: Price.optional(),
    fee: Price.optional(),
  })
  .superRefine(({ smallest = 0, largest = Number.POSITIVE_INFINITY }, { addIssue }) => {
    if (smallest <= largest) return;
    const message = 'The largest sum cannot be below the smallest one.';
    addIssue({
      code: 'custom',
      path: ['largest'],
      ...refused('out-of-order', message, { after: 'smallest' }),
    });
  });

const EditWays = z
  .array(EditWay)
  .min(1, 'Please offer at least one way to pay.')
  .max(PAYMENT_METHODS.length)
  .superRefine((ways, { addIssue }) => {
    ways.forEach(({ method }, at) => {
      if (ways.findIndex((other) => other.method === method) === at) return;
      const message = 'This way is in the list already.';
      addIssue({ code: 'custom', path: [at, 'method'], ...refused('duplicate', message) });
    });
  });

/** Forms send '' for empty fields. */
const EditAccount = z.strictObject({
  name: Line.min(1, 'Please enter whose account it is.').max(
    ACCOUNT_NAME_MAX,
    `Use at most ${ACCOUNT_NAME_MAX} characters.`,
  ),
  iban: z
    .string()
    .max(50)
    .overwrite(bareIban)
    .refine(
      (iban) => iban === '' || isIban(iban),
      refused('invalid-iban', 'The check digits of this IBAN are wrong.'),
    )
    .optional(),
  bic: z
    .string()
    .max(20)
    .overwrite(bareIban)
    .refine(
      (bic) => bic === '' || BIC_PATTERN.test(bic),
      refused('invalid-bic', 'A BIC has 8 or 11 letters and digits.'),
    )
    .optional(),
  upi: Line.max(UPI_MAX)
    .refine(
      (upi) => upi === '' || UPI_PATTERN.test(upi),
      refused('invalid-upi', 'A UPI id looks like name@bank.'),
    )
    .optional(),
  details: Lines.max(
    ACCOUNT_DETAILS_MAX,
    `Use at most ${ACCOUNT_DETAILS_MAX} characters.`,
  ).optional(),
});

const DAYS_RULE = `Please enter a whole number of days from 1 to ${PAYMENT_DAYS_MAX}.`;
const days = wholeNumber(1, PAYMENT_DAYS_MAX, DAYS_RULE);

const MONTHS_RULE = `Please enter a whole number of months from 1 to ${GIFT_CARD_MONTHS_MAX}.`;

const EditGiftCardSales = z
  .strictObject({
    smallest: PriceAboveZero,
    largest: Price,
  })
  .superRefine(({ smallest, largest }, { addIssue }) => {
    if (smallest <= largest) return;
    const message = 'The largest amount cannot be below the smallest one.';
    addIssue({
      code: 'custom',
      path: ['largest'],
      ...refused('out-of-order', message, { after: 'smallest' }),
    });
  });

/** Without an account, the stored one is removed. */
export const PaymentsSection = z
  .strictObject({
    ways: EditWays,
    account: EditAccount.optional(),
    reminderDays: days.default(REMINDER_DAYS),
    cancelDays: days.default(PAYMENT_DAYS),
    giftCards: z.boolean().default(false),
    giftCardMonths: wholeNumber(1, GIFT_CARD_MONTHS_MAX, MONTHS_RULE).optional(),
    giftCardSales: EditGiftCardSales.optional(),
  })
  .superRefine(({ ways, account, reminderDays, cancelDays, ...giftCards }, { addIssue }) => {
    const issue = (path: string[], refusal: Refusal) =>
      addIssue({ code: 'custom', path, ...refusal });
    const needs = ways.some(({ method }) => isByTransfer(method));
    const hasWhere = account && (account.iban || account.upi || account.details);
    if (needs && !account)
      issue(
        ['account', 'name'],
        refused('required', 'Please enter the account that customers transfer money to.'),
      );
    else if (needs && !hasWhere)
      issue(['account', 'iban'], refused('required', 'Please enter the IBAN.'));
    if (cancelDays <= reminderDays)
      issue(
        ['cancelDays'],
        refused(
          'out-of-order',
          'Please cancel later than you remind, so that the reminder helps.',
          { after: 'reminderDays' },
        ),
      );
    if (giftCards.giftCardSales && !giftCards.giftCards)
      issue(
        ['giftCards'],
        refused('required', 'Please allow customers to pay with gift cards, too.'),
      );
    if (giftCards.giftCardSales && !ways.some(({ method }) => isPrepaid(method)))
      issue(
        ['giftCardSales'],
        refused(
          'way-of-payment-missing',
          'Gift cards are paid in advance: please offer a transfer or Stripe.',
        ),
      );
  });

export const EditPaymentsBody = PaymentsSection.safeExtend({ version: FromVersion });
export type EditPaymentsBody = z.input<typeof EditPaymentsBody>;
