import type {
  ListWithdrawalsQuery,
  WithdrawalView,
} from '@book-store/contract/orders/withdrawals/withdrawals.schemas';
import { formatOrderNumber } from '@book-store/contract/settings/shop/order-number';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { whatWaits } from '../../platform/desk/desk-line.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { findPage, type Page } from '../../platform/documents/mongo.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { shownEmail } from '../../platform/text/shown-email.ts';
import { type StoredWithdrawal, Withdrawal } from './withdrawals.model.ts';

export type Handled = { withdrawal: WithdrawalView; isChanged: boolean };

const NEWEST_FIRST = { at: -1, _id: -1 } as const;

/** Newest first. */
export async function listWithdrawals({
  state,
  order,
  ...page
}: z.output<typeof ListWithdrawalsQuery>): Promise<Page<WithdrawalView>> {
  const filter = {
    ...(order && { order }),
    ...(state && { 'handled.at': null }),
  };
  const list = Withdrawal.find(filter).sort(NEWEST_FIRST).lean<StoredWithdrawal[]>();
  return findPage(list, page, toWithdrawalView);
}

/** Those that nobody has handled yet. */
export const waitingWithdrawals = () =>
  whatWaits(Withdrawal, { filter: { 'handled.at': null }, since: 'at' });

/** Throws `not-found`. */
export async function handleWithdrawal(
  id: string,
  { handled, by, at }: { handled: boolean; by: string; at: Date },
  beforeCommit: BeforeCommit<Handled>,
): Promise<WithdrawalView> {
  const handle = async (session: ClientSession) => {
    const { modifiedCount } = await Withdrawal.updateOne(
      { _id: id, handled: { $exists: !handled } },
      handled ? { $set: { handled: { at, by } } } : { $unset: { handled: 1 } },
      { session },
    );
    const stored = await Withdrawal.findById(id).session(session).lean<StoredWithdrawal>();
    if (!stored) throw notFound('There is no such withdrawal.');
    return { withdrawal: toWithdrawalView(stored), isChanged: modifiedCount > 0 };
  };
  return (await inTransaction(handle, { beforeCommit })).withdrawal;
}

const toWithdrawalView = (stored: StoredWithdrawal): WithdrawalView => ({
  _id: stored._id.toString(),
  at: stored.at.toISOString(),
  orderNumber: formatOrderNumber(stored.number),
  name: stored.name,
  email: shownEmail(stored.email),
  books: stored.books,
  order: stored.order && {
    id: stored.order.toString(),
    sameEmail: stored.sameEmail ?? false,
  },
  handled: stored.handled && {
    at: stored.handled.at.toISOString(),
    by: stored.handled.by,
  },
});

/** Oldest first. */
export async function exportWithdrawals(email: string) {
  const found = await Withdrawal.find({ email }).sort({ at: 1 }).lean<StoredWithdrawal[]>();
  return found
    .map(toWithdrawalView)
    .map(({ at, orderNumber, name, books }) => ({ at, orderNumber, name, books }));
}
