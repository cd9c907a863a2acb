import { isOpen } from '@book-store/contract/orders/order/order-status';
import type { BankRow as BankRowView } from '@book-store/contract/orders/payments/admin-payments.schemas';
import { isByTransfer } from '@book-store/contract/settings/payment/payment';
import { inTurn } from '../../platform/documents/in-turn.ts';
import { findableWords } from '../../platform/text/to-words.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { findOrders } from '../order/find-order.ts';
import { orderNumberOf } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { paymentOf } from '../order/payment-events.ts';
import { findByNumbers, listOpenTransfers } from '../overview/list-what-waits.ts';
import { findInvoices } from '../papers/find-paper.ts';
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
    return matchByName(matched, taken);
  });

/** What rows of this file pay of each order. */
type Taken = Map<string, number>;

async function matchRows(rows: readonly IncomingRow[], taken: Taken): Promise<BankRowView[]> {
  const numbered = rows.map((row) => ({
    row,
    numbers: numbersIn(row.text),
    papers: paperNumbersIn(row.text),
  }));
  const { prefix = '' } = currentShop().settings.papers;
  const invoices = await findInvoices(
    numbered.flatMap(({ papers }) => papers),
    prefix,
  );
  const [orders, ofInvoices, counted] = await Promise.all([
    findByNumbers([...new Set(numbered.flatMap(({ numbers }) => numbers))]),
    findOrders([...new Set(invoices.values())]),
    BankRow.find({ _id: { $in: rows.map(({ key }) => key) } }, { _id: 1 }).lean(),
  ]);
  const known = new Set(counted.map(({ _id }) => _id));
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const byId = new Map(ofInvoices.map((order) => [order._id.toString(), order]));
  return numbered.map(({ row, numbers, papers }) => {
    const found = [
      ...numbers.flatMap((number) => byNumber.get(number) ?? []),
      ...papers.flatMap((number) => byId.get(invoices.get(number.toUpperCase()) ?? '') ?? []),
    ];
    // A postcode or customer number may look like an order number: the amount decides.
    const order =
      found.find((one) => kindOf(row, one, taken) === 'matches') ??
      found.find(isTransferred) ??
      found[0];
    const kind = known.has(row.key) ? 'counted' : row.money ? 'foreign' : kindOf(row, order, taken);
    if (order && kind === 'matches') add(taken, order._id.toString(), row.amount);
    return { ...row, kind, order: order && toOrder(order) };
  });
}

/** Customers write 'BS-10042', 'bs 10042' or 'order 10042'. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\d.,])\d{5,9}(?![\d]|[.,]\d)/g)].map(([digits]) => Number(digits));

/** Numbers of invoices have a prefix or five digits: shorter ones are in every text. */
const paperNumbersIn = (text: string): string[] =>
  [...text.matchAll(/(?=\S*\d)[\p{L}\d][\p{L}\d\-/._]*\d/gu)]
    .map(([number]) => number)
    .filter((number) => number.length >= 5 || /\D/.test(number));

/** Rows that name no order pay that one whose open sum and name they have, if it is the only one. */
async function matchByName(rows: BankRowView[], taken: Taken): Promise<BankRowView[]> {
  if (!rows.some(({ kind }) => kind === 'unknown')) return rows;
  const open = await listOpenTransfers();
  return rows.map((row) => {
    if (row.kind !== 'unknown') return row;
    const words = new Set(spelledWords(row.text));
    const [order, ...others] = open.filter(
      (one) => kindOf(row, one, taken) === 'matches' && isNamedIn(words, one),
    );
    if (!order || others.length > 0) return row;
    add(taken, order._id.toString(), row.amount);
    return { ...row, kind: 'by-name', order: toOrder(order) };
  });
}

/** German banks, and some customers, write 'Jürgen' as 'Juergen'. */
const spelledWords = (text: string): string[] =>
  findableWords(text).map((word) => word.replace(/([aou])e/g, '$1'));

/** Banks write first and last names in either order, and between other words. */
function isNamedIn(words: ReadonlySet<string>, { name }: StoredOrder): boolean {
  const names = spelledWords(name).filter(({ length }) => length > 1);
  return names.length > 1 && names.every((word) => words.has(word));
}

const isTransferred = (order: StoredOrder): boolean => isByTransfer(paymentOf(order).method);

function kindOf(
  { amount }: Pick<IncomingRow, 'amount'>,
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
