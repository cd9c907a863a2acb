import { Book, type StoredBook } from './books.model.ts';

type ChangedStock = Pick<
  StoredBook,
  '_id' | 'stock' | 'orderable' | 'hidden' | 'createdAt' | 'updatedAt'
>;

/** Returns how many copies there are of the books that have changed since a time. */
export const findChangedStocks = (since: Date): Promise<ChangedStock[]> =>
  Book.find(
    { updatedAt: { $gte: since } },
    { stock: 1, orderable: 1, hidden: 1, createdAt: 1, updatedAt: 1 },
  )
    .lean<ChangedStock[]>()
    .exec();
