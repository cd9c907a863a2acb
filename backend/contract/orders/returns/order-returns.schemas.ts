import { z } from 'zod';
import { Money, WireDate, WireId } from '../../parts.schemas.ts';
import { Taxes } from '../../settings/tax/tax.schemas.ts';
import { ORDER_ACTORS } from '../order/orders.ts';
import { COPY_STATES, RETURN_REASONS, RETURN_STATES } from './returns.ts';

const ReturnedLine = z.object({ bookId: WireId, quantity: z.number().int() });

export const OrderReturn = z.object({
  _id: WireId,
  state: z.enum(RETURN_STATES),
  /** When it was requested. */
  at: WireDate,
  lines: z.array(ReturnedLine),
  reason: z.enum(RETURN_REASONS),
  /** The customer's note. */
  note: z.string().optional(),
  /** Where to send the books, once accepted. */
  instructions: z.string().optional(),
  /** The owner's reason. */
  refusal: z.string().optional(),
  /** The refund, plus the reduction of an open invoice. */
  amount: Money.optional(),
  /** The tax included, if any. */
  taxes: Taxes.optional(),
});
export type OrderReturn = z.input<typeof OrderReturn>;

/** Shown to the owner. */
export const AdminOrderReturn = OrderReturn.extend({
  lines: z.array(
    ReturnedLine.extend({
      /** Present once received: the number of copies restocked. */
      condition: z.enum(COPY_STATES).optional(),
      shelved: z.number().int().optional(),
    }),
  ),
  /** The price of these copies, up to what can still be refunded. */
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
