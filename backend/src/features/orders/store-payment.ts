import type { ClientSession } from 'mongoose';
import { TryAgain } from '../../shared/in-transaction.ts';
import { Order, type StoredOrder } from './orders.model.ts';

/** Stores the payment of an order as the transaction has changed it. */
export async function storePayment(
  { _id, payment }: Pick<StoredOrder, '_id' | 'payment'>,
  session: ClientSession,
): Promise<void> {
  const { matchedCount } = await Order.updateOne(
    { _id },
    { $set: { payment } },
    { runValidators: true, session },
  );
  if (matchedCount === 0) throw new TryAgain('The order has gone meanwhile.');
}
