import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import { shopPlace } from '@book-store/contract/place';
import { movableByStripe } from '@book-store/contract/settings/payment/stripe-amounts';
import type { ClientSession } from 'mongoose';
import { Order, type StoredOrder, type StoredPayment } from '../order/orders.model.ts';
import { unexplainedIn } from '../order/payment-view.ts';

type Paid = Pick<StoredOrder, '_id' | 'status' | 'boughtGiftCard'> & { payment: StoredPayment };

/**
 * Whether the shop has more of an order's money than it costs; an order that ended unpaid costs nothing.
 * Excludes disputed money, which the bank returns, and thousandths, which Stripe cannot refund.
 */
function isOwed({ status, payment }: Pick<Paid, 'status' | 'payment'>): boolean {
  const due = UNPAID_ENDS.includes(status) ? 0 : payment.due;
  const more = payment.paid - payment.refunded - due;
  const movable = payment.method === 'stripe' ? movableByStripe(more, shopPlace().currency) : more;
  return payment.state !== 'disputed' && movable > 0;
}

/** With what it is listed by. */
export function toStored(order: Omit<Paid, '_id'>): StoredPayment {
  const { owed: _owed, unexplained: _unexplained, ...rest } = order.payment;
  return {
    ...rest,
    ...(isOwed(order) && { owed: true }),
    ...(unexplainedIn(order, order.payment) > 0 && { unexplained: true }),
  } as StoredPayment;
}

/** In the transaction that has changed it. */
export async function storePayment(order: Paid, session: ClientSession): Promise<void> {
  await Order.updateOne(
    { _id: order._id },
    { $set: { payment: toStored(order) } },
    { runValidators: true, session },
  ).orFail();
}
