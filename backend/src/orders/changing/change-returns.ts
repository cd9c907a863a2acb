import type { ClientSession } from 'mongoose';
import { createEvent } from '../../platform/documents/create-event.ts';
import { findOrder } from '../order/find-order.ts';
import { Order, type StoredOrder, type StoredReturn } from '../order/orders.model.ts';

/** A return was requested or has changed, in the transaction that stores it. */
const moved = createEvent<[order: StoredOrder, changed: StoredReturn, session: ClientSession]>();
export const onReturnMove = moved.on;

/**
 * In a transaction, adds or changes a return as `decide` returns for the current order; nothing if it returns
 * nothing. Throws `not-found`, and what `decide` throws.
 */
export async function changeReturn(
  id: string,
  decide: (order: StoredOrder) => Promise<StoredReturn | undefined>,
  { at, session }: { at: Date; session: ClientSession },
): Promise<StoredOrder> {
  const order = await findOrder(id, session);
  const changed = await decide(order);
  if (!changed) return order;
  const before = order.returns ?? [];
  const isNew = !before.some(({ _id }) => _id.equals(changed._id));
  const returns = (
    isNew
      ? [...before, changed]
      : before.map((one) => (one._id.equals(changed._id) ? changed : one))
  ) as StoredOrder['returns'];
  const stored = await Order.findOneAndUpdate(
    { _id: order._id, status: order.status },
    { $set: { returns, changedAt: at } },
    { returnDocument: 'after', runValidators: true, session },
  )
    .orFail()
    .lean<StoredOrder>();
  await moved.emit(stored, changed, session);
  return stored;
}
