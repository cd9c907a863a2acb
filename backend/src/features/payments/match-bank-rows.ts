import { isOpen } from '@book-store/contract/order-status';
import { isByTransfer } from '@book-store/contract/payment';
import type { BankRow as BankRowView } from '@book-store/contract/schemas/admin-payments';
import { findByNumbers } from '../orders/list-what-waits.ts';
import { orderNumberOf } from '../orders/order-view.ts';
import type { StoredOrder } from '../orders/orders.model.ts';
import { paymentOf } from '../orders/payment-events.ts';
import { BankRow } from './bank-rows.model.ts';
import type { IncomingRow } from './read-bank-file.ts';

/** Returns which order each row of a bank's file pays, and which rows pay none as they are. */
export async function matchBankRows(rows: readonly IncomingRow[]): Promise<BankRowView[]> {
  const numbered = rows.map((row) => ({ row, numbers: numbersIn(row.text) }));
  const [orders, counted] = await Promise.all([
    findByNumbers([...new Set(numbered.flatMap(({ numbers }) => numbers))]),
    BankRow.find({ _id: { $in: rows.map(({ key }) => key) } }, { _id: 1 }).lean(),
  ]);
  const known = new Set(counted.map(({ _id }) => _id));
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  /** What other rows of the file pay of an order. */
  const taken = new Map<string, number>();
  return numbered.map(({ row, numbers }) => {
    const found = numbers.flatMap((number) => byNumber.get(number) ?? []);
    // A postcode or a customer's number may be an order's, too: the sum says which one is meant.
    const order =
      found.find((one) => kindOf(row, one, taken) === 'matches') ??
      found.find(isTransferred) ??
      found[0];
    const kind = known.has(row.key) ? 'counted' : kindOf(row, order, taken);
    if (order && kind === 'matches') add(taken, order._id.toString(), row.amount);
    return { ...row, kind, order: order && toOrder(order) };
  });
}

/** Customers write numbers as they like: 'BS-10042', 'bs 10042', 'order 10042'. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\d.,])\d{5,9}(?![\d]|[.,]\d)/g)].map(([digits]) => Number(digits));

const isTransferred = (order: StoredOrder): boolean => isByTransfer(paymentOf(order).method);

function kindOf(
  { amount }: IncomingRow,
  order: StoredOrder | undefined,
  taken: ReadonlyMap<string, number>,
): BankRowView['kind'] {
  if (!order || !isTransferred(order)) return 'unknown';
  const { due, paid } = paymentOf(order);
  const left = due - paid - (taken.get(order._id.toString()) ?? 0);
  if (left <= 0) return 'paid';
  if (!isOpen(order.status) && order.status !== 'delivered') return 'ended';
  return amount === left ? 'matches' : 'wrong-sum';
}

const add = (sums: Map<string, number>, key: string, amount: number) =>
  sums.set(key, (sums.get(key) ?? 0) + amount);

function toOrder(order: StoredOrder): NonNullable<BankRowView['order']> {
  const { due, paid } = paymentOf(order);
  return { _id: order._id.toString(), number: orderNumberOf(order), name: order.name, due, paid };
}
