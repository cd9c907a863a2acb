import { RETURN_REFUND_REASON } from '@book-store/contract/settings/payment/payment';
import type { ClientSession } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { changePayment } from '../changing/change-payment.ts';
import { changeReturn } from '../changing/change-returns.ts';
import { findOrder } from '../order/find-order.ts';
import type { StoredOrder, StoredReturn } from '../order/orders.model.ts';
import { openOf, returnRefundable } from '../order/return-view.ts';
import { drawPartCredit } from '../papers/draw-credit-note.ts';
import { scheduleCheck } from '../payments/due-payments.ts';
import { refundPayment, sendRefunds, tooMuch } from '../payments/refund-payment.ts';
import type { StripeClient } from '../stripe/stripe-client.ts';
import { creditSums } from './credit-sums.ts';
import { creditedItems } from './credited-items.ts';
import { assertNext, findReturn, moved, type ReturnId } from './move-return.ts';

/** In minor units; `by` is the admin's username. */
type Amount = { amount: number; by: string; at: Date };
type Deps = { stripe: StripeClient | undefined; now: () => Date };

/**
 * Refunds a return, which completes it. Repeating the same amount changes nothing. The order's open amount is
 * reduced first, and its invoice gets a credit note. Throws `not-found`, and `conflict` for a return that was
 * not received, or for more than can be refunded.
 */
export async function refundReturn(
  ids: ReturnId,
  given: Amount,
  deps: Deps,
  beforeCommit: BeforeCommit<Settled>,
): Promise<StoredOrder> {
  const work = (session: ClientSession) => settle(ids, given, session);
  const { order, goesBack } = await inTransaction(work, { beforeCommit });
  return goesBack ? sendRefunds(order, deps) : order;
}

type Settled = { order: StoredOrder; isChanged: boolean; goesBack: boolean };

async function settle(
  ids: ReturnId,
  { amount, by, at }: Amount,
  session: ClientSession,
): Promise<Settled> {
  const order = await findOrder(ids.id, session);
  const stored = findReturn(order, ids.returnId);
  if (stored.refund?.amount === amount) return { order, isChanged: false, goesBack: false };
  assertNext(stored, 'refunded');
  const most = returnRefundable(order);
  if (amount > most) throw tooMuch(most, 'order');
  const actor = { role: 'admin', name: by } as const;
  const lowered = Math.min(openOf(order), amount);
  if (lowered > 0) {
    const due = (order.payment?.due ?? 0) - lowered;
    const event = { kind: 'due-changed', amount: due, at, by: actor } as const;
    await changePayment(ids.id, () => ({ events: [event] }), session);
  }
  const back = amount - lowered;
  const goesBack = Boolean(order.payment) && back > 0;
  if (goesBack) {
    const reason = RETURN_REFUND_REASON;
    const refund = { amount: back, reason, by: actor, at, of: 'return' } as const;
    await refundPayment(ids.id, refund, `return ${ids.returnId}`, { session });
    // In case this server dies before the money is sent.
    await scheduleCheck(order._id, at, session);
  }
  const settled = await changeReturn(
    ids.id,
    async (current) => {
      const sums = creditSums(current, stored, amount);
      const refund = { at, amount, lowered, sums } as StoredReturn['refund'];
      return moved(stored, 'refunded', { by, at }, { refund });
    },
    { at, session },
  );
  const { refund } = findReturn(settled, ids.returnId);
  const credit = {
    sums: refund?.sums ?? [],
    ofReturn: stored._id,
  };
  const credited = await drawPartCredit(
    ids.id,
    ({ words }) => ({ ...credit, items: creditedItems(order, stored, { amount, words }) }),
    { at, session },
  );
  return { order: credited, isChanged: true, goesBack };
}
