import type { OrderActor } from '@book-store/contract/schemas/admin-orders';
import { type ClientSession, Types } from 'mongoose';
import { changePayment } from '../orders/change-payment.ts';
import type { StoredOrder } from '../orders/orders.model.ts';
import { updateOrderStatus } from '../orders/update-order-status.ts';

/** Money that has arrived, in minor units; `reference` names it outside the shop. */
export type Money = { amount: number; reference?: string | undefined; by: OrderActor; at: Date };

/** The admins to whom an order is new that has waited for this money. */
type News = { unseenBy: readonly string[] };

/**
 * Counts money of an order in a transaction; what has the same reference is counted once. An order that has waited
 * for it is placed once all of it is there. Returns the order.
 */
export async function receiveMoney(
  id: string,
  { amount, reference, by, at }: Money,
  { unseenBy }: News,
  session: ClientSession,
): Promise<StoredOrder> {
  const paid = { kind: 'paid', amount, at, by, ...(reference && { reference }) } as const;
  const order = await changePayment(
    id,
    (_order, { events }) =>
      reference && events.some((one) => one.kind === 'paid' && one.reference === reference)
        ? undefined
        : { events: [paid] },
    session,
  );
  const { _id, status, payment } = order;
  if (status !== 'awaiting-payment' || !payment || payment.paid < payment.due) return order;
  const placed = await updateOrderStatus(
    {
      filter: { _id, status },
      entry: { status: 'placed', at, by },
      set: { unseenBy: unseenBy.map((admin) => new Types.ObjectId(admin)) },
    },
    session,
  );
  return placed ?? order;
}
