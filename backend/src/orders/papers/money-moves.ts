import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import { shopDay } from '@book-store/contract/place';
import type { MoneyMoveKind, PaymentMethod } from '@book-store/contract/settings/payment/payment';
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
export type Move = {
  kind: MoneyMoveKind;
  method: PaymentMethod;
  amount: number;
  at: Date;
  day: string;
};

/** By the shop's days. */
export const movesOf = ({
  events,
  method: own,
}: Pick<StoredPayment, 'events' | 'method'>): Move[] =>
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
