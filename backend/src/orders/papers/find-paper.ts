import { notFound } from '../../platform/errors/errors.ts';
import { findOwnOrder, type OwnOrder } from '../order/find-order.ts';
import { Paper, type StoredPaper } from './papers.model.ts';

/** Throws `not-found`. */
export async function findPaper(id: string, order?: string): Promise<StoredPaper> {
  const found = await Paper.findOne({ _id: id, ...(order && { order }) }).lean<StoredPaper>();
  if (!found) throw notFound('There is no such paper.');
  return found;
}

/** Throws `not-found`, also for a paper of another customer's order. */
export async function findOwnPaper(own: OwnOrder, id: string): Promise<StoredPaper> {
  const order = await findOwnOrder(own);
  return findPaper(id, order._id.toString());
}

/** Of several orders, earliest first. */
export async function listPapersOf(orders: readonly string[]): Promise<StoredPaper[]> {
  const papers = await Paper.find({ order: { $in: [...orders] } }).lean<StoredPaper[]>();
  return papers.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** The orders' ids by the numbers of their invoices in capitals, however a bank or a customer writes them. */
export async function findInvoices(
  numbers: readonly string[],
  prefix: string,
): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map();
  const asSet = (number: string) =>
    number.toUpperCase().startsWith(prefix.toUpperCase())
      ? prefix + number.slice(prefix.length)
      : number;
  const spellings = [
    ...new Set(
      numbers.flatMap((number) => [
        number,
        number.toUpperCase(),
        number.toLowerCase(),
        asSet(number),
      ]),
    ),
  ];
  const invoices = await Paper.find(
    { number: { $in: spellings }, kind: 'invoice' },
    { number: 1, order: 1 },
  ).lean<Pick<StoredPaper, 'number' | 'order'>[]>();
  return new Map(invoices.map(({ number, order }) => [number.toUpperCase(), order.toString()]));
}
