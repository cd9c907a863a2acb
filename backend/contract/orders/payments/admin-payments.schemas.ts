import { z } from 'zod';
import { Id, IsoDate, Line, Money, PriceAboveZero, pageOf } from '../../parts.schemas.ts';
import {
  BANK_ROWS_MAX,
  PAYMENT_LISTS,
  PAYMENT_REFERENCE_MAX,
  REFUND_REASON_MAX,
  UNCOUNTED_REASONS,
} from '../../settings/payment/payment.ts';

/** Query parameters of the list of payments. `X-Total-Count` and `Link` describe the other pages. */
export const ListPaymentsQuery = z.strictObject({
  show: z.enum(PAYMENT_LISTS).default('waiting'),
  ...pageOf(20),
});
export type ListPaymentsQuery = z.input<typeof ListPaymentsQuery>;

/** How many orders each list has. */
export const PaymentCounts = z.object({
  waiting: z.number().int(),
  invoices: z.number().int(),
  owed: z.number().int(),
  disputed: z.number().int(),
});
export type PaymentCounts = z.output<typeof PaymentCounts>;

/** Money that the owner has got for an order: all that is open, unless it is another amount. */
export const MarkPaidBody = z.strictObject({
  amount: PriceAboveZero.optional(),
  /** Such as a line of the bank's statement. */
  reference: Line.max(PAYMENT_REFERENCE_MAX).optional(),
});
export type MarkPaidBody = z.input<typeof MarkPaidBody>;

/** Money that goes back to the customer: by Stripe if it came from there, otherwise the owner gives it back. */
export const RefundBody = z.strictObject({
  amount: PriceAboveZero,
  reason: Line.max(REFUND_REASON_MAX).optional(),
});
export type RefundBody = z.input<typeof RefundBody>;

/**
 * What a row of a bank's file is to the shop: `matches` an order's open sum; has another sum; is for an order that is
 * paid, or ended; was counted before; names no order.
 */
export const BANK_ROW_KINDS = [
  'matches',
  'wrong-sum',
  'paid',
  'ended',
  'counted',
  'unknown',
] as const;

const bankKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This is not a row of a file.');

/** A row of a bank's file with money that came in. */
export const BankRow = z.object({
  /** Names the row, in whichever file it stands. */
  key: z.string(),
  line: z.number().int(),
  day: z.string().optional(),
  amount: Money,
  text: z.string(),
  kind: z.enum(BANK_ROW_KINDS),
  /** The order whose number the row has. */
  order: z
    .object({ _id: Id, number: z.string(), name: z.string(), due: Money, paid: Money })
    .optional(),
});
export type BankRow = z.output<typeof BankRow>;

export const BankFile = z.object({ rows: z.array(BankRow) });
export type BankFile = z.output<typeof BankFile>;

/** Counts rows of a bank's file as paid; each row once, in whichever file it stands. */
export const BookBankRowsBody = z.strictObject({
  rows: z
    .array(z.strictObject({ key: bankKey, order: Id, amount: PriceAboveZero }))
    .min(1, 'Please choose a row.')
    .max(BANK_ROWS_MAX, `At most ${BANK_ROWS_MAX} rows at once.`),
});
export type BookBankRowsBody = z.input<typeof BookBankRowsBody>;

/** The rows that were counted, and why others were not. */
export const BookedBankRows = z.object({
  booked: z.array(
    z.object({
      key: z.string(),
      number: z.string(),
      /** True if the order is not paid in full with it. */
      inPart: z.boolean().optional(),
    }),
  ),
  refused: z.array(z.object({ key: z.string(), detail: z.string() })),
});
export type BookedBankRows = z.output<typeof BookedBankRows>;

/** What Stripe has of an order's payment. */
const AtStripe = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  paid: Money,
  refunded: Money,
  disputed: z.boolean(),
  /** Money in another currency or below zero, as people read it; it is in none of the sums. */
  uncounted: z.string().optional(),
});

/** What Stripe says of an order, beside what the shop has. */
export const PaymentCheck = z.object({
  ours: z.object({ paid: Money, refunded: Money, disputed: z.boolean() }),
  /** Absent if the customer has never been there. */
  stripe: AtStripe.optional(),
  same: z.boolean(),
});
export type PaymentCheck = z.output<typeof PaymentCheck>;

/** Money at Stripe that the shop does not count. */
const Uncounted = z.object({
  at: IsoDate,
  why: z.enum(UNCOUNTED_REASONS),
  /** Stripe's id of the page or the payment. */
  reference: z.string(),
  /** As people read it, in its own currency. */
  money: z.string(),
  /** The order that it names. */
  order: z.object({ _id: Id, number: z.string() }).optional(),
});

/**
 * The last comparison of all payments of some weeks with Stripe, and each difference; and the money that has come there
 * by another way than the shop's pages.
 */
export const PaymentComparison = z.object({
  /** Absent before the first one. */
  at: IsoDate.optional(),
  orders: z.number().int(),
  differences: z.array(
    z.object({ order: Id, number: z.string(), ...PaymentCheck.omit({ same: true }).shape }),
  ),
  uncounted: z.array(Uncounted),
});
export type PaymentComparison = z.output<typeof PaymentComparison>;
