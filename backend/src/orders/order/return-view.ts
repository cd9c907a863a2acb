import type {
  AdminOrderReturn,
  OrderReturn,
} from '@book-store/contract/orders/returns/order-returns.schemas';
import type { z } from 'zod';
import type { StoredOrder, StoredReturn } from './orders.model.ts';
import { paymentOf } from './payment-events.ts';
import { refundableIn } from './payment-view.ts';

/** For the customer; undefined if there are none. */
export const toReturnViews = (order: StoredOrder): z.output<typeof OrderReturn>[] | undefined =>
  order.returns?.length ? order.returns.map((one) => toShared(order, one)) : undefined;

const toShared = ({ taxes }: StoredOrder, one: StoredReturn) => ({
  ...one,
  at: one.events[0]?.at ?? new Date(0),
  note: one.note || undefined,
  amount: one.refund?.amount,
  taxes: taxes && one.refund && { included: taxes.included, sums: one.refund.sums },
});

/** For the owner; undefined if there are none. */
export function toAdminReturnViews(
  order: StoredOrder,
): z.output<typeof AdminOrderReturn>[] | undefined {
  if (!order.returns?.length) return undefined;
  const refundable = returnRefundable(order);
  return order.returns.map((one) => ({
    ...toShared(order, one),
    proposed: Math.min(costNow(order, one), refundable),
    refundable,
    events: one.events.map(({ by, ...event }) => ({ ...event, by: by ?? { role: 'shop' } })),
  }));
}

/** The cost of the copies of a return, less what the price of their books has been lowered by. */
const costNow = (order: StoredOrder, { _id, lines }: StoredReturn): number =>
  lines.reduce((sum, line) => sum + Math.min(line.cents, leftOf(order, line, _id)), 0);

/** What other returns and refunds have left of a line's price, in minor units. */
function leftOf(
  { lines, reductions = [], returns = [] }: StoredOrder,
  { bookId, quantity, cents }: StoredReturn['lines'][number],
  own: StoredReturn['_id'],
): number {
  const reduced = reductions
    .filter((one) => one.of === 'book' && one.bookId?.equals(bookId))
    .reduce((sum, { amount }) => sum + amount, 0);
  if (reduced === 0) return cents;
  const ordered = lines.find((line) => line.bookId.equals(bookId))?.quantity ?? quantity;
  const returned = returns
    .filter(({ _id, refund }) => refund && !_id.equals(own))
    .flatMap((one) => one.lines.filter((line) => line.bookId.equals(bookId)))
    .reduce((sum, line) => sum + line.cents, 0);
  return Math.max(0, Math.round((cents * ordered) / quantity) - returned - reduced);
}

/** The refunds of an order's returns, in minor units. */
export const returnedCents = (returns: readonly StoredReturn[] | undefined): number =>
  (returns ?? []).reduce((sum, { refund }) => sum + (refund?.amount ?? 0), 0);

/** What returns and other refunds have lowered the price by, in minor units. */
export const creditedCents = ({
  returns,
  reductions,
}: Pick<StoredOrder, 'returns' | 'reductions'>): number =>
  (reductions ?? []).reduce((sum, { amount }) => sum + amount, returnedCents(returns));

/** The open amount of an order, in minor units. */
export function openOf(order: StoredOrder): number {
  if (!order.payment) return 0;
  const { due, paid } = order.payment;
  return Math.max(0, due - paid);
}

/**
 * The maximum for a return, in minor units: what can be refunded plus what is still open, but not more than the
 * order's total. An order without a stored payment was paid in cash.
 */
export function returnRefundable(order: StoredOrder): number {
  const left = Math.max(0, order.totalCents - creditedCents(order));
  if (!order.payment) return left;
  const money = refundableIn(order, paymentOf(order)) + openOf(order);
  return Math.min(left, money);
}
