import { isOpen } from '@book-store/contract/orders/order/order-status';
import type { BankRow as BankRowView } from '@book-store/contract/orders/payments/admin-payments.schemas';
import { isByTransfer } from '@book-store/contract/settings/payment/payment';
import { inTurn } from '../../platform/documents/in-turn.ts';
import { orderNumberOf } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { paymentOf } from '../order/payment-events.ts';
import { findByNumbers } from '../overview/list-what-waits.ts';
import { BankRow } from './bank-rows.model.ts';
import { type IncomingRow, readBankFile } from './read-bank-file.ts';

/** One file at a time: several would slow down everybody else. */
const inTurnOfFile = inTurn();

/** Matches each row of a bank file with the order that it pays, if any. Throws `bad-request` for an invalid file. */
export const matchBankFile = (bytes: Buffer): Promise<BankRowView[]> =>
  inTurnOfFile('file', async () => {
    const matched: BankRowView[] = [];
    const taken: Taken = new Map();
    for await (const rows of readBankFile(bytes)) matched.push(...(await matchRows(rows, taken)));
    return matched;
  });

/** What rows of this file pay of each order. */
type Taken = Map<string, number>;

async function matchRows(rows: readonly IncomingRow[], taken: Taken): Promise<BankRowView[]> {
  const numbered = rows.map((row) => ({ row, numbers: numbersIn(row.text) }));
  const [orders, counted] = await Promise.all([
    findByNumbers([...new Set(numbered.flatMap(({ numbers }) => numbers))]),
    BankRow.find({ _id: { $in: rows.map(({ key }) => key) } }, { _id: 1 }).lean(),
  ]);
  const known = new Set(counted.map(({ _id }) => _id));
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  return numbered.map(({ row, numbers }) => {
    const found = numbers.flatMap((number) => byNumber.get(number) ?? []);
    // A postcode or customer number may look like an order number: the amount decides.
    const order =
      found.find((one) => kindOf(row, one, taken) === 'matches') ??
      found.find(isTransferred) ??
      found[0];
    const kind = known.has(row.key) ? 'counted' : kindOf(row, order, taken);
    if (order && kind === 'matches') add(taken, order._id.toString(), row.amount);
    return { ...row, kind, order: order && toOrder(order) };
  });
}

/** Customers write 'BS-10042', 'bs 10042' or 'order 10042'. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\d.,])\d{5,9}(?![\d]|[.,]\d)/g)].map(([digits]) => Number(digits));

const isTransferred = (order: StoredOrder): boolean => isByTransfer(paymentOf(order).method);

function kindOf(
  { amount }: IncomingRow,
  order: StoredOrder | undefined,
  taken: Taken,
): BankRowView['kind'] {
  if (!order || !isTransferred(order)) return 'unknown';
  const { due, paid } = paymentOf(order);
  const left = due - paid - (taken.get(order._id.toString()) ?? 0);
  if (left <= 0) return 'paid';
  if (!isOpen(order.status) && order.status !== 'delivered') return 'ended';
  return amount === left ? 'matches' : 'wrong-sum';
}

const add = (sums: Taken, key: string, amount: number) =>
  sums.set(key, (sums.get(key) ?? 0) + amount);

function toOrder(order: StoredOrder): NonNullable<BankRowView['order']> {
  const { due, paid } = paymentOf(order);
  return { _id: order._id.toString(), number: orderNumberOf(order), name: order.name, due, paid };
}
