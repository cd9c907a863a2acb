import type {
  AdminOrderReturn,
  OrderReturn,
} from '@book-store/contract/orders/returns/order-returns.schemas';
import type { z } from 'zod';
import type { StoredOrder, StoredReturn } from './orders.model.ts';
import { paymentOf } from './payment-events.ts';
import { refundableIn } from './payment-view.ts';

/** Returns the returns of an order as its customer sees them; undefined if there are none. */
export const toReturnViews = (order: StoredOrder): z.output<typeof OrderReturn>[] | undefined =>
  order.returns?.length ? order.returns.map((one) => toShared(order, one)) : undefined;

const toShared = ({ taxes }: StoredOrder, one: StoredReturn) => ({
  ...one,
  at: one.events[0]?.at ?? new Date(0),
  note: one.note || undefined,
  amount: one.refund?.amount,
  taxes: taxes && one.refund && { included: taxes.included, sums: one.refund.sums },
});

/** Returns the returns of an order as the owner sees them; undefined if there are none. */
export function toAdminReturnViews(
  order: StoredOrder,
): z.output<typeof AdminOrderReturn>[] | undefined {
  if (!order.returns?.length) return undefined;
  const refundable = returnRefundable(order);
  return order.returns.map((one) => ({
    ...toShared(order, one),
    proposed: Math.min(costOf(one), refundable),
    refundable,
    events: one.events.map(({ by, ...event }) => ({ ...event, by: by ?? { role: 'shop' } })),
  }));
}

const costOf = ({ lines }: StoredReturn) => lines.reduce((sum, { cents }) => sum + cents, 0);

/** Returns what the refunds of an order's returns come to, in minor units. */
export const returnedCents = (returns: readonly StoredReturn[] | undefined): number =>
  (returns ?? []).reduce((sum, { refund }) => sum + (refund?.amount ?? 0), 0);

/** Returns what of an order is still to be paid, in minor units. */
export function openOf(order: StoredOrder): number {
  if (!order.payment) return 0;
  const { due, paid } = order.payment;
  return Math.max(0, due - paid);
}

/**
 * Returns what a return of an order can come to at most, in minor units: what can be given back and what is still to
 * be paid, but not more than the order has cost. An order without a payment was paid in cash.
 */
export function returnRefundable(order: StoredOrder): number {
  const left = Math.max(0, order.totalCents - returnedCents(order.returns));
  if (!order.payment) return left;
  const money = refundableIn(order, paymentOf(order)) + openOf(order);
  return Math.min(left, money);
}
