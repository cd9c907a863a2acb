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
