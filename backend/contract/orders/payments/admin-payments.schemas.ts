import { z } from 'zod';
import { refused } from '../../field-codes.ts';
import { Id, IsoDate, Line, Money, PriceAboveZero, pageOf, Refusal } from '../../parts.schemas.ts';
import {
  BANK_ROWS_MAX,
  PAYMENT_LISTS,
  PAYMENT_REFERENCE_MAX,
  REDUCTIONS,
  REFUND_REASON_MAX,
  UNCOUNTED_REASONS,
} from '../../settings/payment/payment.ts';

/** Query parameters of the list of payments. `X-Total-Count` and `Link` describe the other pages. */
export const ListPaymentsQuery = z.strictObject({
  show: z.enum(PAYMENT_LISTS).default('waiting'),
  ...pageOf(20),
});
export type ListPaymentsQuery = z.input<typeof ListPaymentsQuery>;

/** The number of orders in each list, counted to `DESK_COUNT_MAX`. */
export const PaymentCounts = z.object({
  waiting: z.number().int(),
  overdue: z.number().int(),
  invoices: z.number().int(),
  owed: z.number().int(),
  unexplained: z.number().int(),
  disputed: z.number().int(),
});
export type PaymentCounts = z.output<typeof PaymentCounts>;

/** Records a payment for an order: by default the full open amount. */
export const MarkPaidBody = z.strictObject({
  amount: PriceAboveZero.optional(),
  /** Such as a line of the bank statement. */
  reference: Line.max(PAYMENT_REFERENCE_MAX).optional(),
});
export type MarkPaidBody = z.input<typeof MarkPaidBody>;

/**
 * Refunds through Stripe if the payment came from there; otherwise the owner pays it back. What was paid too much goes
 * back first; the rest lowers the price of what `of` says, and its tax.
 */
export const RefundBody = z
  .strictObject({
    amount: PriceAboveZero,
    reason: Line.max(REFUND_REASON_MAX).optional(),
    of: z.enum(REDUCTIONS).default('goodwill'),
    /** Which book, if `of` is `book`. */
    bookId: Id.optional(),
    /** Moves no money: says what a refund was for that was made at Stripe itself. */
    madeAtStripe: z.literal(true).optional(),
  })
  .superRefine(({ of, bookId }, { addIssue }) => {
    if (of === 'book' && !bookId)
      addIssue({
        code: 'custom',
        path: ['bookId'],
        ...refused('required', 'Please choose the book.'),
      });
  });
export type RefundBody = z.input<typeof RefundBody>;

/**
 * How a bank row relates to the orders: `matches` an order's open amount; has the open amount and the name of one
 * order only; has a different amount; names an order that is paid or has ended; was booked before; is of another
 * currency; names no order.
 */
export const BANK_ROW_KINDS = [
  'matches',
  'by-name',
  'wrong-sum',
  'paid',
  'ended',
  'counted',
  'foreign',
  'unknown',
] as const;

const bankKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This is not a row of a file.');

/** An incoming payment in a bank file. */
export const BankRow = z.object({
  /** Identifies the row across files. */
  key: z.string(),
  line: z.number().int(),
  day: z.string().optional(),
  amount: Money,
  text: z.string(),
  kind: z.enum(BANK_ROW_KINDS),
  /** As the file has it, if its currency is not the shop's. */
  money: z.string().optional(),
  /** The order whose number or invoice the row names, or whose name and sum it has. */
  order: z
    .object({ _id: Id, number: z.string(), name: z.string(), due: Money, paid: Money })
    .optional(),
});
export type BankRow = z.output<typeof BankRow>;

export const BankFile = z.object({ rows: z.array(BankRow) });
export type BankFile = z.output<typeof BankFile>;

/** Books bank rows as payments. A row is booked only once, even if it appears in several files. */
export const BookBankRowsBody = z.strictObject({
  rows: z
    .array(z.strictObject({ key: bankKey, order: Id, amount: PriceAboveZero }))
    .min(1, 'Please choose a row.')
    .max(BANK_ROWS_MAX, `At most ${BANK_ROWS_MAX} rows at once.`),
});
export type BookBankRowsBody = z.input<typeof BookBankRowsBody>;

export const BookedBankRows = z.object({
  booked: z.array(
    z.object({
      key: z.string(),
      number: z.string(),
      /** True if the order is not fully paid by it. */
      inPart: z.boolean().optional(),
    }),
  ),
  refused: z.array(Refusal.extend({ key: z.string() })),
});
export type BookedBankRows = z.output<typeof BookedBankRows>;

/** The state of an order's payment at Stripe. */
const AtStripe = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  paid: Money,
  refunded: Money,
  disputed: z.boolean(),
  /** Money in another currency or below zero, formatted; not included in the sums. */
  uncounted: z.string().optional(),
});

/** An order's payment at Stripe, compared with the shop's records. */
export const PaymentCheck = z.object({
  ours: z.object({ paid: Money, refunded: Money, disputed: z.boolean() }),
  /** Absent if the customer never reached Stripe. */
  stripe: AtStripe.optional(),
  same: z.boolean(),
});
export type PaymentCheck = z.output<typeof PaymentCheck>;

/** Money at Stripe that the shop does not count. */
const Uncounted = z.object({
  at: IsoDate,
  why: z.enum(UNCOUNTED_REASONS),
  /** Stripe's id of the checkout session or payment. */
  reference: z.string(),
  /** Formatted, in its own currency. */
  money: z.string(),
  /** The order that it names. */
  order: z.object({ _id: Id, number: z.string() }).optional(),
});

/**
 * The last comparison of some weeks of payments with Stripe: every difference, and money that arrived there
 * other than through the shop's checkout.
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
