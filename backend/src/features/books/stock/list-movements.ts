import type { StockMovementView } from '@book-store/contract/schemas/stock';
import { Types } from 'mongoose';
import { findPage } from '../../../shared/mongo.ts';
import { type HoldsDeps, logMovementsOf } from './log-movements.ts';
import { StockMovement, type StoredMovement } from './stock-movements.model.ts';

export type StockLogDeps = HoldsDeps & {
  /** Returns the numbers of these orders as people read them. */
  nameOrders: (ids: readonly Types.ObjectId[]) => Promise<ReadonlyMap<string, string>>;
};

/** Returns one page of the movements of a book's stock, newest first; also of a deleted book. */
export async function listMovements(
  bookId: string,
  page: { page: number; limit: number },
  deps: StockLogDeps,
): Promise<{ movements: StockMovementView[]; total: number }> {
  await logMovementsOf(bookId, deps);
  const list = StockMovement.find({ book: new Types.ObjectId(bookId) })
    .sort({ seq: -1 })
    .lean<StoredMovement[]>();
  const { found, total } = await findPage(list, page);
  const names = await deps.nameOrders(found.flatMap(({ order }) => order ?? []));
  return { movements: found.map((one) => toView(one, names)), total };
}

function toView(
  { _id, at, cause, delta, left, reason, by, order }: StoredMovement,
  names: ReadonlyMap<string, string>,
): StockMovementView {
  const number = order && names.get(order.toString());
  return {
    _id: _id.toString(),
    at: at.toISOString(),
    cause,
    delta,
    left: left ?? undefined,
    reason: reason ?? undefined,
    by: by ?? undefined,
    order: order && number ? { id: order.toString(), number } : undefined,
  };
}
