import type { ClientSession } from 'mongoose';
import { createEvent } from '../../platform/documents/create-event.ts';
import { findOrder } from '../order/find-order.ts';
import type { StoredOrder, StoredPayment } from '../order/orders.model.ts';
import { afterEvent, type PaymentEvent, paymentOf } from '../order/payment-events.ts';
import { storePayment } from './store-payment.ts';

type Happened = { kind: PaymentEvent['kind']; at: number };

/**
 * Something has happened to the payment of an order, in the transaction that stores it: the kind and the place of the
 * event. Moves of the order that settle its payment are told of by `onOrderChange`.
 */
const happened = createEvent<[order: StoredOrder, event: Happened, session: ClientSession]>();
export const onPaymentEvent = happened.on;

/** What changes in a payment: events that happen to it, and parts of it that are replaced. */
export type PaymentChange = {
  events: readonly PaymentEvent[];
  set?: Partial<Pick<StoredPayment, 'checkout' | 'refunds'>>;
};

/**
 * Changes the payment of an order in a transaction, after `decide` has seen the order, and returns the order. Nothing
 * changes if it decides on nothing. Throws `not-found`, and what `decide` throws.
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
    await happened.tell(changed, { kind, at: before.events.length + at }, session);
  return changed;
}
