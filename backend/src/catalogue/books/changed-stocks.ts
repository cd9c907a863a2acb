import { findAlso } from '../../platform/documents/mongo.ts';
import { Book, type StoredBook } from './books.model.ts';

export type ChangedStock = Pick<
  StoredBook,
  '_id' | 'stock' | 'orderable' | 'hidden' | 'createdAt' | 'updatedAt'
>;

const FIELDS = { stock: 1, orderable: 1, hidden: 1, createdAt: 1, updatedAt: 1 };

/** Returns the stock of books that have changed since a time, and of those with these ids. */
export const findChangedStocks = (
  since: Date,
  ids: readonly string[] = [],
): Promise<ChangedStock[]> =>
  findAlso(
    (filter) => Book.find(filter, FIELDS).lean<ChangedStock[]>(),
    { updatedAt: { $gte: since } },
    ids,
  );
