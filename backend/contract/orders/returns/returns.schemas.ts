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

/** Asks for a return of copies of a delivered order, once for each Idempotency-Key. */
export const AskReturnBody = z.strictObject({ ...asked, note: Note.optional() });
export type AskReturnBody = z.input<typeof AskReturnBody>;

export const GuestAskReturnBody = AskReturnBody.extend({ token: GuestToken });
export type GuestAskReturnBody = z.input<typeof GuestAskReturnBody>;

/** What the owner tells a customer who gives books back: where to send them. */
const Instructions = Note.min(1, 'Please say where to send the books.');

/** Opens a return that the owner has agreed to. */
export const OpenReturnBody = z.strictObject({
  ...asked,
  instructions: Instructions,
  /** Whether the customer gets a mail with them. */
  tell: z.boolean().default(true),
});
export type OpenReturnBody = z.input<typeof OpenReturnBody>;

export const AgreeReturnBody = z.strictObject({ instructions: Instructions });
export type AgreeReturnBody = z.input<typeof AgreeReturnBody>;

export const RefuseReturnBody = z.strictObject({
  refusal: Note.min(1, 'Please say why; the customer reads it.'),
});
export type RefuseReturnBody = z.input<typeof RefuseReturnBody>;

/** What has come back: every line of the return. */
export const ReceiveReturnBody = z.strictObject({
  lines: z
    .array(
      z
        .strictObject({
          bookId: Id,
          condition: z.enum(COPY_STATES, 'Please say what the copies look like.'),
          /** How many of the copies can be sold again; of damaged ones, none. */
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

/** How many orders have returns in each state that waits for somebody. */
export const ReturnCounts = z.object({
  asked: z.number().int(),
  'on-its-way': z.number().int(),
  received: z.number().int(),
});
export type ReturnCounts = z.output<typeof ReturnCounts>;

/** Cancels copies of an order that is not packed yet: of each book, how many there are, and how many stay. */
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
