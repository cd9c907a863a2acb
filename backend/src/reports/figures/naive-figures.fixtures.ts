import { UNSOLD } from '@book-store/contract/orders/order/order-status';
import { shopDay } from '@book-store/contract/place';
import {
  isCash,
  ORDER_PAYMENT_METHODS,
  type PaymentMethod,
} from '@book-store/contract/settings/payment/payment';
import { Order, type StoredOrder } from '../../orders/order/orders.model.ts';

const dollars = (orders: readonly { totalCents: number }[]) =>
  orders.reduce((cents, { totalCents }) => cents + totalCents, 0) / 100;

/** What is paid in cash on delivery, in dollars. */
const cash = (orders: readonly StoredOrder[]) => dollars(orders.map(inCash));
const inCash = ({ payment, totalCents }: StoredOrder) => {
  if (!payment) return { totalCents };
  return { totalCents: isCash(payment.method) ? payment.due : 0 };
};

/** When an order got its current status. */
const endOf = ({ status, history }: StoredOrder) =>
  shopDay(history.filter((one) => one.status === status).at(-1)?.at ?? new Date(0));

/** The refunded returns of orders, each with its day and the returned lines. */
const refundsOf = (orders: readonly StoredOrder[]) =>
  orders.flatMap(({ uid, lines, returns }) =>
    (returns ?? []).flatMap(({ refund, ...one }) =>
      refund
        ? {
            uid,
            day: shopDay(refund.at),
            totalCents: refund.amount,
            lines: one.lines.flatMap(({ bookId, quantity }) =>
              lines
                .filter((line) => line.bookId.equals(bookId))
                .map((line) => ({ ...line, quantity: -quantity })),
            ),
          }
        : [],
    ),
  );

type Range = { from: string; to: string };

/** Counts a range from all orders, one by one. */
export async function naiveFigures({ from, to }: Range) {
  const all = await Order.find({}).lean<StoredOrder[]>();
  const isIn = (day: string) => day >= from && day <= to;
  const placed = all.filter(({ createdAt }) => isIn(shopDay(createdAt)));
  const earning = placed.filter(({ status }) => !UNSOLD.includes(status));
  const ended = (status: string) =>
    all.filter((order) => order.status === status && isIn(endOf(order)));
  const delivered = ended('delivered');
  const refused = ended('refused');
  const refunds = refundsOf(all).filter(({ day }) => isIn(day));
  const lines = [...earning, ...refunds].flatMap((order) => order.lines);
  const revenueByDay = sumBy(
    earning,
    ({ createdAt }) => shopDay(createdAt),
    ({ totalCents }) => totalCents,
  );
  for (const { day, totalCents } of refunds)
    revenueByDay.set(day, (revenueByDay.get(day) ?? 0) - totalCents);
  return {
    orders: placed.length,
    revenue: Math.round((dollars(earning) - dollars(refunds)) * 100) / 100,
    cashToCollect: cash(earning.filter(({ status }) => status !== 'delivered')),
    cashCollected: cash(delivered),
    delivered: delivered.length,
    refused: refused.length,
    refusedRate:
      delivered.length + refused.length > 0
        ? Math.round((refused.length / (delivered.length + refused.length)) * 1000) / 10
        : null,
    cashByDay: sumBy(delivered, endOf, (order) => inCash(order).totalCents),
    revenueByDay,
    openByDay: sumBy(
      earning.filter(({ status }) => status !== 'delivered'),
      ({ createdAt }) => shopDay(createdAt),
      (order) => inCash(order).totalCents,
    ),
    payments: ORDER_PAYMENT_METHODS.map((method) =>
      naivePayments(all, placed, { method, isIn }),
    ).filter(({ paid, refunded, unpaid }) => paid || refunded || unpaid),
    books: best(lines, ({ bookId }) => bookId.toString()),
    authors: best(
      lines.filter(({ author }) => author),
      ({ author }) => author ?? '',
    ),
    genres: best(lines, ({ category }) => category),
  };
}

type Paid = { method: PaymentMethod; isIn: (day: string) => boolean };

function naivePayments(
  all: readonly StoredOrder[],
  placed: readonly StoredOrder[],
  { method, isIn }: Paid,
) {
  const events = all
    .flatMap(({ payment }) =>
      (payment?.events ?? []).filter(({ kind }) =>
        kind.startsWith('gift-card') ? method === 'gift-card' : method === payment?.method,
      ),
    )
    .filter(({ at }) => isIn(shopDay(at)));
  const sumOf = (...kinds: string[]) =>
    events
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((cents, { amount }) => cents + (amount ?? 0), 0);
  const left = placed
    .filter(({ payment, status }) => payment?.method === method && !UNPAID.includes(status))
    .reduce((cents, { payment }) => cents + (payment?.due ?? 0) - (payment?.paid ?? 0), 0);
  return {
    method,
    paid: (sumOf('paid', 'gift-card-used') - sumOf('unpaid')) / 100,
    refunded: sumOf('refunded', 'dispute-lost', 'gift-card-returned') / 100,
    unpaid: left / 100,
  };
}

const UNPAID = ['refused', 'cancelled'];

/** Counts the overview's order statistics from all orders, one by one. */
export async function naiveStats(year: number) {
  const all = await Order.find({}).lean<StoredOrder[]>();
  const earning = all.filter(({ status }) => !UNSOLD.includes(status));
  const open = earning.filter(({ status }) => status !== 'delivered');
  const refunds = refundsOf(all);
  const months = Array.from(
    { length: 12 },
    (_, month) =>
      dollars(
        earning.filter(({ createdAt }) =>
          shopDay(createdAt).startsWith(`${year}-${String(month + 1).padStart(2, '0')}`),
        ),
      ) -
      dollars(
        refunds.filter(
          ({ day }) => Number(day.slice(5, 7)) === month + 1 && day.startsWith(`${year}`),
        ),
      ),
  ).map((sum) => Math.round(sum * 100) / 100);
  const accounts = new Set(earning.flatMap(({ uid }) => uid ?? []));
  const listed = [...accounts].filter((uid) => !uid.startsWith('deleted:'));
  const customers = listed.map((uid) => {
    const own = earning.filter((order) => order.uid === uid);
    const back = refundsOf(own).reduce((sum, { totalCents }) => sum + totalCents, 0);
    const sum = own.reduce((cents, { totalCents }) => cents + totalCents, 0) - back;
    return { uid, average: sum / own.length };
  });
  return {
    totalOrders: all.length,
    totalSales: Math.round((dollars(earning) - dollars(refunds)) * 100) / 100,
    ordersLeft: open.length,
    cashToCollect: cash(open),
    months,
    averages: customers
      .sort((a, b) => b.average - a.average)
      .slice(0, 10)
      .map(({ average }) => Math.round(average) / 100),
  };
}

const cents = ({ priceCents, quantity }: Line) => priceCents * quantity;

function sumBy<One>(all: readonly One[], key: (one: One) => string, value: (one: One) => number) {
  const sums = new Map<string, number>();
  for (const one of all) sums.set(key(one), (sums.get(key(one)) ?? 0) + value(one));
  return sums;
}

type Line = { priceCents: number; quantity: number };

/** Books returned as often as sold have no sales. */
function best<One extends Line>(lines: readonly One[], key: (line: One) => string) {
  const copies = sumBy(lines, key, ({ quantity }) => quantity);
  return [...sumBy(lines, key, cents)]
    .filter(([name]) => (copies.get(name) ?? 0) > 0)
    .map(([name, sum]) => ({ key: name, sales: sum / 100 }))
    .sort((a, b) => b.sales - a.sales || (a.key < b.key ? -1 : 1))
    .slice(0, 20);
}
