import { findAlso } from '../../platform/documents/mongo.ts';
import { Book, type StoredBook } from './books.model.ts';

/** A book's stock as it is now. */
export type ChangedStock = Pick<
  StoredBook,
  '_id' | 'stock' | 'orderable' | 'hidden' | 'createdAt' | 'updatedAt'
>;

const FIELDS = { stock: 1, orderable: 1, hidden: 1, createdAt: 1, updatedAt: 1 };

/** Returns how many copies there are of the books that have changed since a time, and of those with these ids. */
export const findChangedStocks = (
  since: Date,
  ids: readonly string[] = [],
): Promise<ChangedStock[]> =>
  findAlso(
    (filter) => Book.find(filter, FIELDS).lean<ChangedStock[]>(),
    { updatedAt: { $gte: since } },
    ids,
  );
