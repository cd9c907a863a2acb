import { DESK_COUNT_MAX } from '@book-store/contract/platform/desk/desk-lines';
import { type DeskLine, type Waiting, whatWaits } from '../../platform/desk/desk-line.ts';
import { ORDERS_THAT_WAIT, type Waits } from '../order/order-waits.ts';
import { Order } from '../order/orders.model.ts';
import { lastComparison } from '../stripe/compare-with-stripe.ts';
import { waitingWithdrawals } from '../withdrawals/list-withdrawals.ts';
import { overdue } from './overdue.ts';

const ofOrders = (name: DeskLine['name'], waits: Waits, since = 'createdAt'): DeskLine => ({
  name,
  find: () => whatWaits(Order, { ...waits, since }),
});

export const ordersDesk: readonly DeskLine[] = [
  ofOrders('to-confirm', { filter: { status: 'placed' } }),
  ofOrders('to-pack', { filter: { status: 'confirmed' } }),
  ofOrders('pre-orders', ORDERS_THAT_WAIT['pre-orders']),
  ofOrders('to-send', ORDERS_THAT_WAIT['to-send']),
  ofOrders('to-collect', ORDERS_THAT_WAIT['to-collect']),
  ofOrders('on-the-way', { filter: { status: 'out-for-delivery' } }),
  ofOrders('returns-asked', { filter: { 'returns.state': 'asked' } }, 'changedAt'),
  ofOrders('returns-arrived', { filter: { 'returns.state': 'received' } }, 'changedAt'),
  ofOrders('to-refund', { filter: { 'payment.owed': true } }),
  ofOrders('refunded-at-stripe', { filter: { 'payment.unexplained': true } }),
  ofOrders('disputed', {
    filter: { 'payment.method': 'stripe', 'payment.state': 'disputed' },
  }),
  { name: 'overdue', find: ({ now, shop }) => latePayments(overdue(now, shop.settings.payments)) },
  { name: 'withdrawals', find: waitingWithdrawals },
  { name: 'unmatched', find: ({ now }) => unmatched(now) },
];

/** Each way to pay by itself, because only so the index has them in the order of their age. */
async function latePayments({ filter, hint }: Waits): Promise<Waiting> {
  const [first, second] = await Promise.all(
    (['transfer', 'invoice'] as const).map((method) =>
      whatWaits(Order, {
        filter: { ...filter, 'payment.method': method },
        since: 'createdAt',
        ...(hint && { hint }),
      }),
    ),
  );
  const ages = [first, second].flatMap((one) => one?.since ?? []);
  return {
    count: Math.min(DESK_COUNT_MAX, (first?.count ?? 0) + (second?.count ?? 0)),
    since: ages.sort((one, other) => one.getTime() - other.getTime())[0],
  };
}

/** Payments at Stripe that differ from the shop's, and money there that belongs to no order. */
async function unmatched(now: Date) {
  const { differences, uncounted, at } = await lastComparison(now);
  const [since] = [
    ...uncounted.map((one) => one.at),
    ...(differences.length && at ? [at] : []),
  ].sort();
  return {
    count: differences.length + uncounted.length,
    since: since === undefined ? undefined : new Date(since),
  };
}
