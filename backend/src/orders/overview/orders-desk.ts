import type { PaymentList } from '@book-store/contract/settings/payment/payment';
import { type DeskLine, whatWaits } from '../../platform/desk/desk-line.ts';
import { ORDERS_THAT_WAIT, type Waits } from '../order/order-waits.ts';
import { Order } from '../order/orders.model.ts';
import { lastComparison } from '../stripe/compare-with-stripe.ts';
import { waitingWithdrawals } from '../withdrawals/list-withdrawals.ts';
import { paymentsThatWait } from './payments-that-wait.ts';

const ofOrders = (name: DeskLine['name'], waits: Waits, since = 'createdAt'): DeskLine => ({
  name,
  find: () => whatWaits(Order, { ...waits, since }),
});

const ofPayments = (name: DeskLine['name'], list: PaymentList): DeskLine => ({
  name,
  find: ({ now, shop }) =>
    whatWaits(Order, { ...paymentsThatWait(now, shop)[list], since: 'createdAt' }),
});

export const ordersDesk: readonly DeskLine[] = [
  ofOrders('to-confirm', { filter: { status: 'placed' } }),
  ofOrders('to-pack', { filter: { status: 'confirmed' } }),
  ofOrders('pre-orders', ORDERS_THAT_WAIT['pre-orders']),
  ofOrders('to-send', ORDERS_THAT_WAIT['to-send']),
  ofOrders('to-collect', ORDERS_THAT_WAIT['to-collect']),
  ofOrders('on-the-way', ORDERS_THAT_WAIT['on-the-way']),
  ofOrders('cash-to-collect', ORDERS_THAT_WAIT['cash-to-collect']),
  ofOrders('returns-asked', { filter: { 'returns.state': 'asked' } }, 'changedAt'),
  ofOrders('returns-arrived', { filter: { 'returns.state': 'received' } }, 'changedAt'),
  ofPayments('to-refund', 'owed'),
  ofPayments('refunded-at-stripe', 'unexplained'),
  ofPayments('disputed', 'disputed'),
  ofPayments('overdue', 'overdue'),
  { name: 'withdrawals', find: waitingWithdrawals },
  { name: 'unmatched', find: ({ now }) => unmatched(now) },
];

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
