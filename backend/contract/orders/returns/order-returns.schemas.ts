import { z } from 'zod';
import { Money, WireDate, WireId } from '../../parts.schemas.ts';
import { CreditNote, Taxes } from '../../settings/tax/tax.schemas.ts';
import { ORDER_ACTORS } from '../order/orders.ts';
import { COPY_STATES, RETURN_REASONS, RETURN_STATES } from './returns.ts';

const ReturnedLine = z.object({ bookId: WireId, quantity: z.number().int() });

/** Copies of an order that its customer gives back. */
export const OrderReturn = z.object({
  _id: WireId,
  state: z.enum(RETURN_STATES),
  /** When it was asked for. */
  at: WireDate,
  lines: z.array(ReturnedLine),
  reason: z.enum(RETURN_REASONS),
  /** What the customer has written. */
  note: z.string().optional(),
  /** Where to send the books, once the owner has agreed. */
  instructions: z.string().optional(),
  /** Why the owner has refused it. */
  refusal: z.string().optional(),
  /** What the customer got back, and what an open invoice became lower by. */
  amount: Money.optional(),
  /** The tax in that, where the order has any. */
  taxes: Taxes.optional(),
  /** Takes these copies off the order's invoice. */
  creditNote: CreditNote.optional(),
});
export type OrderReturn = z.input<typeof OrderReturn>;

/** A return as the owner sees it. */
export const AdminOrderReturn = OrderReturn.extend({
  lines: z.array(
    ReturnedLine.extend({
      /** Present once the copies have come back: how many of them went on the shelf. */
      condition: z.enum(COPY_STATES).optional(),
      shelved: z.number().int().optional(),
    }),
  ),
  /** What these copies cost, as far as it can be given back; what can be given back at most. */
  proposed: Money,
  refundable: Money,
  events: z.array(
    z.object({
      state: z.enum(RETURN_STATES),
      at: WireDate,
      by: z.object({ role: z.enum(ORDER_ACTORS), name: z.string().optional() }),
    }),
  ),
});
export type AdminOrderReturn = z.input<typeof AdminOrderReturn>;
