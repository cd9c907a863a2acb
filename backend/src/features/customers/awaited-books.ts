import { Types } from 'mongoose';
import { changeCustomer } from './change-customer.ts';
import { CustomerRecord, type StoredCustomer } from './customers.model.ts';

/** A customer who waits for a book; without an email if they asked in an earlier version. */
export type AwaitedBookOf = {
  uid: string;
  bookId: string;
  at: Date;
  email: string | undefined;
  unverified: boolean;
};

/** Returns who waits for any of these books. */
export async function findAwaited(bookIds: readonly string[]): Promise<AwaitedBookOf[]> {
  const wanted = new Set(bookIds);
  const customers = await CustomerRecord.find(
    { 'backInStock.bookId': { $in: bookIds.map((id) => new Types.ObjectId(id)) } },
    { backInStock: 1 },
  ).lean<Pick<StoredCustomer, '_id' | 'backInStock'>[]>();
  return customers.flatMap(({ _id: uid, backInStock = [] }) =>
    backInStock
      .map(({ bookId, at, email, unverified = false }) => ({
        uid,
        bookId: bookId.toString(),
        at,
        email,
        unverified,
      }))
      .filter(({ bookId }) => wanted.has(bookId)),
  );
}

/** Ends the wait for a book, unless the customer has asked for it again since. */
export const stopAwaiting = ({
  uid,
  bookId,
  at,
}: Pick<AwaitedBookOf, 'uid' | 'bookId' | 'at'>): Promise<void> =>
  changeCustomer(uid, ({ backInStock = [] }) => ({
    backInStock: backInStock.filter(
      (entry) => !(entry.bookId.equals(bookId) && entry.at.getTime() === at.getTime()),
    ),
  }));
