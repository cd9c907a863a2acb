import { randomBytes } from 'node:crypto';
import { WISHES_MAX } from '@book-store/contract/people/account/account-limits';
import { Types } from 'mongoose';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import { type Retention, verifiedEmail } from '../../platform/area.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { changeCustomer, eraseCustomer, findCustomer } from './change-customer.ts';
import { type AwaitedBook, CustomerRecord } from './customers.model.ts';
import { guestUid } from './guest-uid.ts';
import { takeOverRecord } from './take-over-record.ts';
import { emitAwaited, listFull } from './wishes.ts';

/** How long a confirmation link works. */
const PENDING_MS = 7 * 86_400_000;

export type PendingWait = { uid: string; email: string; bookId: string; token: string };

type Given = { email: string; bookId: string; at: Date; confirm: boolean };

/**
 * Puts a book on the list of a guest's address, which has to confirm it unless `confirm` is false. Returns what is to be
 * confirmed, if anything is. Of unconfirmed books only the latest is kept, so that strangers cannot fill the list: its
 * token confirms the earlier ones, too. A full list stays as it is, because the reply must not tell.
 */
export async function waitAsGuest({
  email,
  bookId,
  at,
  confirm,
}: Given): Promise<PendingWait | undefined> {
  const uid = guestUid(email);
  const book = new Types.ObjectId(bookId);
  const pendingUntil = new Date(at.getTime() + PENDING_MS);
  const entry: AwaitedBook = {
    ...{ bookId: book, at, email },
    // The shop may have a mail server by the time the book is back.
    ...(confirm ? { pendingUntil } : { unverified: true }),
  };
  let pending: PendingWait | undefined;
  await changeCustomer(
    uid,
    ({ backInStock = [], waitToken: token = randomBytes(24).toString('base64url') }) => {
      const confirmed = backInStock.filter(isConfirmed);
      const isKnown = confirmed.some((one) => one.bookId.equals(book));
      const others = confirm ? confirmed : withRoom(confirmed);
      const isSettled = isKnown || !others;
      pending = isSettled || !confirm ? undefined : { uid, email, bookId, token };
      return { waitToken: token, backInStock: isSettled ? backInStock : [...others, entry] };
    },
    confirm ? undefined : (session) => emitAwaited(book, session),
  );
  return pending;
}

const isConfirmed = ({ pendingUntil }: AwaitedBook) => !pendingUntil;

/** Returns a full list without the oldest book of nobody's known address; undefined if it has none. */
function withRoom(entries: AwaitedBook[]): AwaitedBook[] | undefined {
  if (entries.length < WISHES_MAX) return entries;
  const oldest = entries.find(({ unverified }) => unverified);
  return oldest && entries.filter((entry) => entry !== oldest);
}

/**
 * Puts a book on the list of the address whose mail has the link. Idempotent. Throws `not-found` for an expired or
 * unknown link, and `list-full`.
 */
export async function confirmWait(token: string, bookId: string, now: Date): Promise<void> {
  const guest = await CustomerRecord.findOne({ waitToken: token }, { backInStock: 1 }).lean();
  const isValid = ({ pendingUntil }: AwaitedBook) => !pendingUntil || pendingUntil > now;
  const email = guest?.backInStock?.find(isValid)?.email;
  const book = (await findStoredBooks([bookId], { seesHidden: true }))[0]?._id;
  if (!guest || !email || !book) {
    throw notFound('This link no longer works. Please ask again on the page of the book.');
  }
  await changeCustomer(
    guest._id,
    ({ backInStock = [] }) => {
      const confirmed = backInStock.filter(isConfirmed);
      if (confirmed.some((entry) => entry.bookId.equals(book))) return { backInStock };
      const others = withRoom(confirmed);
      if (!others) throw listFull();
      const pending = backInStock.filter((one) => !isConfirmed(one) && !one.bookId.equals(book));
      return { backInStock: [...others, { bookId: book, at: now, email }, ...pending] };
    },
    (session) => emitAwaited(book, session),
  );
}

/** Returns whose list has ended; undefined for an unknown token, which is not an error. */
export async function stopWaiting(token: string): Promise<string | undefined> {
  const guest = await CustomerRecord.findOneAndDelete({ waitToken: token }).lean();
  return guest?._id;
}

/** Moves to an account what its verified address has waited for before. Idempotent. */
export async function takeOverWaits(customer: Customer): Promise<void> {
  const email = verifiedEmail(customer);
  if (!email) return;
  const [from, { uid }] = [guestUid(email), customer];
  if (await findCustomer(from)) await takeOverRecord({ from, uid, email, withDetails: false });
}

export async function forgetWaitsOf(customer: Customer): Promise<void> {
  const email = verifiedEmail(customer);
  if (email) await eraseCustomer(guestUid(email));
}

/** Forgets what was never confirmed, and guests whose books have not come back for as long as orders keep an address. */
export async function forgetOldWaits({
  now,
  retention,
}: {
  now: Date;
  retention: Retention;
}): Promise<void> {
  const pendingUntil = { $lte: now };
  await CustomerRecord.updateMany(
    { 'backInStock.pendingUntil': pendingUntil },
    { $pull: { backInStock: { pendingUntil } }, $inc: { revision: 1 } },
  );
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - retention.keepContactsMonths);
  const guests = { waitToken: { $gt: '' } };
  const at = { $lt: before };
  await CustomerRecord.updateMany(
    { ...guests, 'backInStock.at': at },
    { $pull: { backInStock: { at } }, $inc: { revision: 1 } },
  );
  await CustomerRecord.deleteMany({ ...guests, backInStock: { $size: 0 } });
}
