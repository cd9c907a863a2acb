import type { QueryFilter } from 'mongoose';
import { type Feature, verifiedEmail } from '../../platform/feature.ts';
import { onOrdersDetached } from '../changing/order-changes.ts';
import { exportWithdrawals } from './list-withdrawals.ts';
import { type StoredWithdrawal, Withdrawal } from './withdrawals.model.ts';

/** Withdrawals from contracts, which the law of the European Union gives customers. */
export const withdrawals: Feature = {
  name: 'withdrawals',
  eraseCustomer: async (customer) => {
    const email = verifiedEmail(customer);
    if (email) await forgetWithdrawalsOf(email);
  },
  exportCustomer: async (customer) => {
    const email = verifiedEmail(customer);
    return { withdrawals: email ? await exportWithdrawals(email) : [] };
  },
};

onOrdersDetached(forgetWithdrawalsFrom);

/** When it came and about which order: the record that the shop has to keep. */
const forget = (filter: QueryFilter<StoredWithdrawal>) =>
  Withdrawal.updateMany(filter, { $set: { name: '', email: '', books: '' } });

/** Takes the personal data out of all withdrawals of an address. */
async function forgetWithdrawalsOf(email: string): Promise<void> {
  await forget({ email });
}

/** Takes the personal data out of the withdrawals from some orders. */
async function forgetWithdrawalsFrom(orderIds: readonly string[]): Promise<void> {
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
