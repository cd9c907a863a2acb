import { z } from 'zod';
import { LIMIT_MAX } from '../../lists.ts';
import { pageOf } from '../../parts.schemas.ts';
import { AdminOrderView } from '../order/admin-orders.schemas.ts';
import { OrderLine, PromisedDelivery } from '../order/orders.schemas.ts';
import { AdminOrderPayment } from '../payments/payments.schemas.ts';

/** What is needed to pack, carry or hand out an order. */
export const Handover = AdminOrderView.pick({
  _id: true,
  number: true,
  name: true,
  phone: true,
  address: true,
  status: true,
  notes: true,
  totalPrice: true,
}).extend({
  delivery: PromisedDelivery.pick({ name: true, keptUntil: true }).optional(),
  lines: z.array(OrderLine.pick({ quantity: true })),
  payment: AdminOrderPayment.pick({ method: true, due: true, paid: true }).optional(),
});
export type Handover = z.input<typeof Handover>;

/** Either packed or on its way to an `address`, or to be picked up in the shop. */
export const HandoversQuery = z.strictObject({
  handover: z.enum(['pick-up', 'address']),
  ...pageOf(LIMIT_MAX),
});
export type HandoversQuery = z.input<typeof HandoversQuery>;
