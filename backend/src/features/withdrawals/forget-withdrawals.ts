import type { QueryFilter } from 'mongoose';
import { type StoredWithdrawal, Withdrawal } from './withdrawals.model.ts';

/** When it came and about which order: the record that the shop has to keep. */
const forget = (filter: QueryFilter<StoredWithdrawal>) =>
  Withdrawal.updateMany(filter, { $set: { name: '', email: '', books: '' } });

/** Takes the personal data out of all withdrawals of an address. */
export async function forgetWithdrawalsOf(email: string): Promise<void> {
  await forget({ email });
}

/** Takes the personal data out of the withdrawals from some orders. */
export async function forgetWithdrawalsFrom(orderIds: readonly string[]): Promise<void> {
  await forget({ order: { $in: [...orderIds] } });
}

/** Takes the personal data out of withdrawals as long after they came as out of orders after their end. */
export async function forgetOldWithdrawals(
  { keepContactsMonths }: { keepContactsMonths: number },
  now: Date,
): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - keepContactsMonths);
  await forget({ at: { $lt: before }, email: { $ne: '' } });
}
