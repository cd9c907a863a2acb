import { z } from 'zod';
import { type Refusal, refused } from '../../field-codes.ts';
import { highestRule } from '../../money.ts';
import {
  Email,
  FromVersion,
  givenMoney,
  Id,
  Money,
  pageOf,
  Version,
  wholeNumber,
} from '../../parts.schemas.ts';
import { GENRE_MAX } from '../../text-limits.ts';
import { PlaceOrderBody, QUANTITIES_RULE, quantitiesFit } from '../order/orders.schemas.ts';
import {
  CODE_REFUSALS,
  DISCOUNT_CHOICES_MAX,
  DISCOUNT_CODE_MAX,
  DISCOUNT_CODE_MIN,
  DISCOUNT_KINDS,
  DISCOUNT_LIMIT_MAX,
  DISCOUNT_PER_CUSTOMER_MAX,
  DISCOUNT_STATES,
  TYPED_CODE_MAX,
  toCode,
} from './discount.ts';

const kind = z.enum(DISCOUNT_KINDS);

export const DiscountCodeView = z.object({
  _id: Id,
  code: z.string(),
  kind,
  percent: z.number().int().optional(),
  amount: Money.optional(),
  /** Such as '2026-11-26', in the shop's time zone. */
  firstDay: z.string().optional(),
  lastDay: z.string().optional(),
  /** The minimum price of the books in an order. */
  minimum: Money.optional(),
  /** How many orders can use it, in total and per customer. */
  limit: z.number().int().optional(),
  perCustomer: z.number().int().optional(),
  /** Categories that it applies to; all books if there are neither categories nor books. */
  genres: z.array(z.string()),
  /** Books that it applies to; a deleted one has no title. */
  books: z.array(z.object({ bookId: Id, title: z.string().optional() })),
  /** Orders that used it, without those that ended unpaid. */
  uses: z.number().int(),
  state: z.enum(DISCOUNT_STATES),
  version: Version,
});
export type DiscountCodeView = z.output<typeof DiscountCodeView>;

export const ListDiscountCodesQuery = z.strictObject(pageOf(20));
export type ListDiscountCodesQuery = z.input<typeof ListDiscountCodesQuery>;

const CODE = `Please enter ${DISCOUNT_CODE_MIN} to ${DISCOUNT_CODE_MAX} letters, digits and hyphens.`;
const PERCENT = 'Please enter a whole percentage from 1 to 100.';

const positive = (what: string) =>
  givenMoney(
    z.number().gt(0, { error: 'Please enter an amount above zero.', abort: true }),
    what,
    () => highestRule(`${what} is`),
  );

/** Absent members are removed. */
export const EditDiscountCodeBody = z
  .strictObject({
    code: z
      .string()
      .max(TYPED_CODE_MAX, CODE)
      .overwrite(toCode)
      .regex(/^[A-Z0-9-]*$/, CODE)
      .min(DISCOUNT_CODE_MIN, CODE)
      .max(DISCOUNT_CODE_MAX, CODE),
    kind,
    /** For a percentage only. */
    percent: wholeNumber(1, 100, PERCENT).optional(),
    /** For an amount only. */
    amount: positive('An amount').optional(),
    firstDay: z.iso.date('Please enter a day.').optional(),
    lastDay: z.iso.date('Please enter a day.').optional(),
    minimum: positive('A minimum').optional(),
    limit: wholeNumber(1, DISCOUNT_LIMIT_MAX).optional(),
    perCustomer: wholeNumber(1, DISCOUNT_PER_CUSTOMER_MAX).optional(),
    genres: z.array(z.string().min(1).max(GENRE_MAX)).max(DISCOUNT_CHOICES_MAX).default([]),
    books: z
      .array(Id)
      .max(DISCOUNT_CHOICES_MAX, `At most ${DISCOUNT_CHOICES_MAX} books.`)
      .default([]),
    version: FromVersion,
  })
  .superRefine((given, { addIssue }) => {
    const refuse = (path: string, refusal: Refusal) =>
      addIssue({ code: 'custom', path: [path], ...refusal });
    if (given.kind === 'percent' && given.percent === undefined)
      refuse('percent', refused('required', PERCENT));
    if (given.kind === 'amount' && given.amount === undefined)
      refuse('amount', refused('required', 'Please enter an amount above zero.'));
    if (given.firstDay && given.lastDay && given.lastDay < given.firstDay)
      refuse(
        'lastDay',
        refused('out-of-order', 'The last day is before the first one.', { after: 'firstDay' }),
      );
  });
export type EditDiscountCodeBody = z.input<typeof EditDiscountCodeBody>;

/** Ends a code at once, or reactivates it. */
export const EndDiscountCodeBody = z.strictObject({ ended: z.boolean() });
export type EndDiscountCodeBody = z.input<typeof EndDiscountCodeBody>;

/** A code as typed, with what the customer wants to order. */
export const PreviewCodeBody = z
  .strictObject({
    code: z.string().min(1).max(TYPED_CODE_MAX),
    productIds: PlaceOrderBody.shape.productIds,
    quantities: PlaceOrderBody.shape.quantities,
    /** For a guest, who may have used the code before. An account has its own. */
    email: Email.optional(),
  })
  .refine(quantitiesFit, QUANTITIES_RULE);
export type PreviewCodeBody = z.input<typeof PreviewCodeBody>;

export const CodePreview = z.object({
  code: z.string(),
  kind,
  percent: z.number().int().optional(),
  amount: Money.optional(),
  /** The books that it discounts. */
  eligible: z.array(Id),
  /** Its discount on these books. */
  discount: Money,
});
export type CodePreview = z.output<typeof CodePreview>;

/** Extra members of the 409 problem `code-refused`: why a code cannot be used. */
export const CodeRefused = z.object({
  reason: z.enum(CODE_REFUSALS),
  /** The required minimum, if that is the reason. */
  minimum: Money.optional(),
  /** The first valid day, if it is too early. */
  firstDay: z.string().optional(),
});
export type CodeRefused = z.output<typeof CodeRefused>;
