import { UNPAID_ENDS } from '@book-store/contract/order-status';
import type { ClientSession } from 'mongoose';
import { TryAgain } from '../../shared/in-transaction.ts';
import { Order, type StoredOrder, type StoredPayment } from './orders.model.ts';

type Paid = Pick<StoredOrder, '_id' | 'status'> & { payment: StoredPayment };

/** Returns whether an order has ended, and some of its money is still with the shop. */
export const isOwed = ({ status, payment }: Pick<Paid, 'status' | 'payment'>): boolean =>
  UNPAID_ENDS.includes(status) && payment.paid > payment.refunded;

/** Stores the payment of an order as the transaction has changed it. */
export async function storePayment(order: Paid, session: ClientSession): Promise<void> {
  const { owed: _before, ...payment } = order.payment;
  const { matchedCount } = await Order.updateOne(
    { _id: order._id },
    { $set: { payment: { ...payment, ...(isOwed(order) && { owed: true }) } } },
    { runValidators: true, session },
  );
  if (matchedCount === 0) throw new TryAgain('The order has gone meanwhile.');
}
