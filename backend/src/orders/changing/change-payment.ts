import type { ClientSession } from 'mongoose';
import { createEvent } from '../../platform/documents/create-event.ts';
import { findOrder } from '../order/find-order.ts';
import type { StoredOrder, StoredPayment } from '../order/orders.model.ts';
import { afterEvent, type PaymentEvent, paymentOf } from '../order/payment-events.ts';
import { storePayment } from './store-payment.ts';

type Happened = { kind: PaymentEvent['kind']; at: number };

/**
 * Payment events of an order, in the transaction that stores them. Events caused by a change of the order's
 * status are reported by `onOrderChange` instead.
 */
const happened = createEvent<[order: StoredOrder, event: Happened, session: ClientSession]>();
export const onPaymentEvent = happened.on;

/** New events, and replaced parts of the payment. */
export type PaymentChange = {
  events: readonly PaymentEvent[];
  set?: Partial<Pick<StoredPayment, 'checkout' | 'refunds'>>;
};

/**
 * In a transaction, changes an order's payment as `decide` returns for the current order; nothing if it returns
 * nothing. Throws `not-found`, and what `decide` throws.
 */
export async function changePayment(
  id: string,
  decide: (order: StoredOrder, payment: StoredPayment) => PaymentChange | undefined,
  session: ClientSession,
): Promise<StoredOrder> {
  const order = await findOrder(id, session);
  const before = paymentOf(order);
  const change = decide(order, before);
  if (!change) return order;
  const payment = change.events.reduce(afterEvent, { ...before, ...change.set } as StoredPayment);
  const changed = { ...order, payment };
  await storePayment(changed, session);
  for (const [at, { kind }] of change.events.entries())
    await happened.emit(changed, { kind, at: before.events.length + at }, session);
  return changed;
}
