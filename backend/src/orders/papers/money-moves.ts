import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import { shopDay } from '@book-store/contract/place';
import type { MoneyMoveKind, PaymentMethod } from '@book-store/contract/settings/payment/payment';
import { splitAmount, type TaxSum } from '@book-store/contract/settings/tax/tax';
import { addDays } from '../../platform/time/utc-day.ts';
import { orderNumberOf } from '../order/order-view.ts';
import { Order, type StoredOrder, type StoredPayment } from '../order/orders.model.ts';

/** Events that move money, the direction, and the method if it is not the order's. */
const KINDS: Partial<
  Record<string, { kind: MoneyMoveKind; sign: 1 | -1; method?: PaymentMethod }>
> = {
  paid: { kind: 'paid', sign: 1 },
  unpaid: { kind: 'taken-back', sign: -1 },
  refunded: { kind: 'refunded', sign: -1 },
  'refund-returned': { kind: 'refund-returned', sign: 1 },
  'dispute-lost': { kind: 'dispute-lost', sign: -1 },
  'gift-card-used': { kind: 'paid', sign: 1, method: 'gift-card' },
  'gift-card-returned': { kind: 'refunded', sign: -1, method: 'gift-card' },
};

/** In minor units; negative for refunds. */
type Move = { kind: MoneyMoveKind; method: PaymentMethod; amount: number; at: Date; day: string };

/** By the shop's days. */
const movesOf = ({ events, method: own }: Pick<StoredPayment, 'events' | 'method'>): Move[] =>
  events.flatMap(({ kind: event, amount, at }) => {
    const { kind, sign, method = own } = KINDS[event] ?? {};
    if (!kind || !sign || !amount) return [];
    return [{ kind, method, amount: sign * amount, at, day: shopDay(at) }];
  });

/** Payments by day and method of the orders placed in a period, and open amounts by method. */
export type MoneyCounts = {
  money: { day: string; method: PaymentMethod; paid: number; refunded: number }[];
  unpaid: { method: PaymentMethod; cents: number }[];
};

const OF_MONEY = {
  status: 1,
  'payment.method': 1,
  'payment.due': 1,
  'payment.paid': 1,
  'payment.events': 1,
} as const;

/** For orders placed from `from` until before `to`, in minor units. */
export async function countMoney(from: Date, to: Date): Promise<MoneyCounts> {
  const orders = Order.find({ createdAt: { $gte: from, $lt: to } }, OF_MONEY)
    .lean<StoredOrder[]>()
    .cursor();
  const money = new Map<string, MoneyCounts['money'][number]>();
  const unpaid = new Map<PaymentMethod, number>();
  for await (const { status, payment } of orders) {
    if (!payment) continue;
    for (const { kind, method, day, amount } of movesOf(payment)) {
      const key = `${day} ${method}`;
      const sums = money.get(key) ?? { day, method, paid: 0, refunded: 0 };
      if (kind === 'paid' || kind === 'taken-back') sums.paid += amount;
      else sums.refunded -= amount;
      money.set(key, sums);
    }
    const { method, due, paid } = payment;
    const left = UNPAID_ENDS.includes(status) ? 0 : Math.max(0, due - paid);
    if (left > 0) unpaid.set(method, (unpaid.get(method) ?? 0) + left);
  }
  return {
    money: [...money.values()],
    unpaid: [...unpaid].map(([method, cents]) => ({ method, cents })),
  };
}

/** For the accountant; the taxes are gross parts of the amount. */
export type OrderMove = Move & {
  number: string;
  invoice?: string | undefined;
  taxes: Pick<TaxSum, 'rate' | 'gross'>[];
};

/** For a range of the shop's days, earliest first. */
export async function listMoneyMoves(from: string, to: string): Promise<OrderMove[]> {
  // A day of the shop starts at most a day before or after the UTC one.
  const since = new Date(addDays(from, -1));
  const orders = Order.find({ 'payment.changedAt': { $gte: since } })
    .lean<StoredOrder[]>()
    .cursor();
  const moves: OrderMove[] = [];
  for await (const order of orders) {
    const { payment, papers, taxes } = order;
    if (!payment) continue;
    for (const move of movesOf(payment)) {
      if (move.day < from || move.day > to) continue;
      moves.push({
        ...move,
        number: orderNumberOf(order),
        invoice: papers?.findLast(({ kind }) => kind === 'invoice')?.number,
        taxes: partsOf(move.amount, taxes?.sums ?? []),
      });
    }
  }
  return moves.sort(
    (one, other) => one.at.getTime() - other.at.getTime() || (one.number < other.number ? -1 : 1),
  );
}

/** Splits an amount by the tax rates of its order; the parts add up to it. */
function partsOf(amount: number, sums: readonly { rate?: number | undefined; gross: number }[]) {
  const parts = splitAmount(
    Math.abs(amount),
    sums.map(({ gross }) => gross),
  );
  return sums.map(({ rate }, at) => ({
    rate,
    gross: Math.sign(amount) * (parts[at] ?? 0),
  }));
}
