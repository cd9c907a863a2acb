import { Types } from 'mongoose';
import { changeCustomer } from './change-customer.ts';
import { CustomerRecord } from './customers.model.ts';

/** A customer who waits for a book. */
export type AwaitedBookOf = {
  uid: string;
  bookId: string;
  at: Date;
  email: string;
  unverified: boolean;
  /** Of a guest: for the link that ends such mails. */
  token?: string | undefined;
};

/** Returns customers who wait for any of these books and can be mailed. */
export async function findAwaited(bookIds: readonly string[]): Promise<AwaitedBookOf[]> {
  const wanted = new Set(bookIds);
  const customers = await CustomerRecord.find(
    { 'backInStock.bookId': { $in: bookIds.map((id) => new Types.ObjectId(id)) } },
    { backInStock: 1, waitToken: 1 },
  ).lean();
  return customers.flatMap(({ _id: uid, backInStock = [], waitToken: token }) =>
    backInStock
      .filter(({ pendingUntil }) => !pendingUntil)
      .map((entry) => ({ ...entry, bookId: entry.bookId.toString() }))
      .flatMap(({ bookId, at, email, unverified = false }) =>
        email && wanted.has(bookId) ? [{ uid, bookId, at, email, unverified, token }] : [],
      ),
  );
}

/** Removes a book from a waiting list, unless the customer has added it again since. */
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
