import { isDetached } from '@book-store/contract/orders/guests/detached';
import { type ClientSession, Types } from 'mongoose';
import type { StoredOrder } from '../../orders/order/orders.model.ts';
import { refundTimes } from '../../orders/overview/count-returned.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { DueFigure } from './due-figures.model.ts';

type Row = { at: Date } | { customer: string };

/** A due day or customer, with its rows. */
export type Due = { of: string; rows: Types.ObjectId[] };

/** Makes the order's days and customer due, in the transaction that changes it. */
export const makeOrderDue = (order: StoredOrder, session: ClientSession): Promise<void> =>
  makeDue(rowsOf(order), session);

/** For an order whose payment or return has changed. */
export const makeChangedDue = (
  order: StoredOrder,
  _changed: unknown,
  session: ClientSession,
): Promise<void> => makeOrderDue(order, session);

/** In the transaction that changes which orders are theirs, or their data in them. */
export const makeCustomersDue = (uids: readonly string[], session?: ClientSession): Promise<void> =>
  makeDue(uids.filter(isCounted).map(toRow), session);

export const rowsOf = ({
  createdAt,
  uid,
  returns,
}: Pick<StoredOrder, 'createdAt' | 'uid' | 'returns'>): Row[] => [
  ...[createdAt, ...refundTimes({ returns })].map((at) => ({ at })),
  ...(uid && isCounted(uid) ? [toRow(uid)] : []),
];

/** Orders of deleted accounts count only for their days. */
const isCounted = (uid: string) => !isDetached(uid);
const toRow = (customer: string): Row => ({ customer });

/** Bypasses mongoose, which takes longer than the database to insert all days of a shop. */
export async function makeDue(rows: readonly Row[], session?: ClientSession): Promise<void> {
  if (rows.length > 0)
    await DueFigure.collection.insertMany(
      rows.map((row) => ({ _id: new Types.ObjectId(), ...row })),
      { ...(session && { session }) },
    );
}

/**
 * Counts something due and stores the result in the transaction that deletes its rows. A row is deleted only
 * once: if another server has deleted some, its count may be newer, so the rest is counted again. Readers see
 * all rows that any earlier reader holds, so an older count never replaces a newer one.
 */
export async function countUntilStored(
  due: readonly Due[],
  count: (subjects: string[]) => Promise<(session: ClientSession) => Promise<unknown>>,
): Promise<void> {
  for (let left = due; left.length > 0; left = await stillDue(left)) {
    const store = await count(left.map(({ of }) => of));
    const _id = { $in: left.flatMap(({ rows }) => rows) };
    const isStored = await inTransaction(async (session) => {
      const { deletedCount } = await DueFigure.deleteMany({ _id }, { session });
      if (deletedCount < _id.$in.length) throw new CountedMeanwhile();
      await store(session);
      return true;
    }).catch((error: unknown) => {
      if (error instanceof CountedMeanwhile) return false;
      throw error;
    });
    if (isStored) return;
  }
}

class CountedMeanwhile extends Error {}

async function stillDue(due: readonly Due[]): Promise<Due[]> {
  const _id = { $in: due.flatMap(({ rows }) => rows) };
  const found = await DueFigure.find({ _id }, { _id: 1 }).lean();
  const ids = new Set(found.map((row) => row._id.toString()));
  return due
    .map(({ of, rows }) => ({ of, rows: rows.filter((row) => ids.has(row.toString())) }))
    .filter(({ rows }) => rows.length > 0);
}
