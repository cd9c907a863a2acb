import { type ClientSession, Types } from 'mongoose';
import type { StoredOrder } from './orders.model.ts';
import { type OrderMove, updateOrderStatus } from './update-order-status.ts';

/** Who has settled the payment, and the admins to whom the order is new that has waited for it. */
type Settled = Pick<OrderMove, 'at' | 'by'> & { unseenBy: readonly string[] };

/** Places an order in a transaction if it has waited for its money and all of it is there. Returns the order. */
export async function placePaid(
  order: StoredOrder,
  { at, by, unseenBy }: Settled,
  session: ClientSession,
): Promise<StoredOrder> {
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
