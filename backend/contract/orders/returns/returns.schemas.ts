import { z } from 'zod';
import { refused } from '../../field-codes.ts';
import { ORDER_BOOKS_MAX, QUANTITY_MAX } from '../../order-limits.ts';
import {
  Id,
  Lines,
  ofDifferentBooks,
  PriceAboveZero,
  pageOf,
  Quantity,
} from '../../parts.schemas.ts';
import { GuestToken } from '../order/guest-orders.schemas.ts';
import { COPY_STATES, RETURN_NOTE_MAX, RETURN_REASONS, RETURN_STATES } from './returns.ts';

const Note = Lines.max(RETURN_NOTE_MAX, `At most ${RETURN_NOTE_MAX} characters.`);

const EACH_ONCE = refused('duplicate', 'A book can be here only once.');

const asked = {
  lines: z
    .array(z.strictObject({ bookId: Id, quantity: Quantity }))
    .min(1, 'Please choose a book.')
    .max(ORDER_BOOKS_MAX)
    .refine(ofDifferentBooks, EACH_ONCE),
  reason: z.enum(RETURN_REASONS, 'Please choose a reason.'),
};

/** Idempotent by Idempotency-Key. */
export const AskReturnBody = z.strictObject({ ...asked, note: Note.optional() });
export type AskReturnBody = z.input<typeof AskReturnBody>;

export const GuestAskReturnBody = AskReturnBody.extend({ token: GuestToken });
export type GuestAskReturnBody = z.input<typeof GuestAskReturnBody>;

/** Tells the customer where to send the books. */
const Instructions = Note.min(1, 'Please say where to send the books.');

/** A return that the owner has agreed to. */
export const OpenReturnBody = z.strictObject({
  ...asked,
  instructions: Instructions,
  /** Whether to mail them to the customer. */
  tell: z.boolean().default(true),
});
export type OpenReturnBody = z.input<typeof OpenReturnBody>;

export const AgreeReturnBody = z.strictObject({ instructions: Instructions });
export type AgreeReturnBody = z.input<typeof AgreeReturnBody>;

export const RefuseReturnBody = z.strictObject({
  refusal: Note.min(1, 'Please say why; the customer reads it.'),
});
export type RefuseReturnBody = z.input<typeof RefuseReturnBody>;

/** Every line of the return must be listed. */
export const ReceiveReturnBody = z.strictObject({
  lines: z
    .array(
      z
        .strictObject({
          bookId: Id,
          condition: z.enum(COPY_STATES, 'Please say what the copies look like.'),
          /** How many can be sold again; 0 for damaged ones. */
          shelved: z.number().int().min(0).max(QUANTITY_MAX),
        })
        .refine(({ condition, shelved }) => condition !== 'damaged' || shelved === 0, {
          path: ['shelved'],
          ...refused('damaged-on-shelf', 'A damaged copy does not go back on the shelf.'),
        }),
    )
    .min(1)
    .max(ORDER_BOOKS_MAX)
    .refine(ofDifferentBooks, EACH_ONCE),
});
export type ReceiveReturnBody = z.input<typeof ReceiveReturnBody>;

export const RefundReturnBody = z.strictObject({
  amount: PriceAboveZero,
});
export type RefundReturnBody = z.input<typeof RefundReturnBody>;

/** Query parameters of the list of orders with returns. `X-Total-Count` and `Link` describe the other pages. */
export const ListReturnsQuery = z.strictObject({
  state: z.enum(RETURN_STATES).default('asked'),
  ...pageOf(20),
});
export type ListReturnsQuery = z.input<typeof ListReturnsQuery>;

/** The number of orders with returns in each state that needs action. */
export const ReturnCounts = z.object({
  asked: z.number().int(),
  'on-its-way': z.number().int(),
  received: z.number().int(),
});
export type ReturnCounts = z.output<typeof ReturnCounts>;

/** For each book of an unpacked order: the current quantity, and the one to keep. */
const CancelledLine = z
  .strictObject({ bookId: Id, from: Quantity, to: z.number().int().min(0).max(QUANTITY_MAX) })
  .refine(({ from, to }) => to < from, {
    path: ['to'],
    ...refused('no-change', 'There are fewer copies then.'),
  });

export const CancelLinesBody = z.strictObject({
  lines: z
    .array(CancelledLine)
    .min(1, 'Please choose a book.')
    .max(ORDER_BOOKS_MAX)
    .refine(ofDifferentBooks, EACH_ONCE),
});
export type CancelLinesBody = z.input<typeof CancelLinesBody>;

export const GuestCancelLinesBody = CancelLinesBody.extend({ token: GuestToken });
export type GuestCancelLinesBody = z.input<typeof GuestCancelLinesBody>;
