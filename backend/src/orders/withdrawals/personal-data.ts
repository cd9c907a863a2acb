import type { OrdersExport } from '@book-store/contract/orders/order/orders-export.schemas';
import type { QueryFilter } from 'mongoose';
import { type PersonalData, type Retention, verifiedEmail } from '../../platform/area.ts';
import { exportWithdrawals } from './list-withdrawals.ts';
import { type StoredWithdrawal, Withdrawal } from './withdrawals.model.ts';

export const withdrawalData: PersonalData = {
  models: [Withdrawal],
  erase: async (customer) => {
    const email = verifiedEmail(customer);
    if (email) await forgetWithdrawalsOf(email);
  },
  export: async (customer): Promise<Pick<OrdersExport, 'withdrawals'>> => {
    const email = verifiedEmail(customer);
    return { withdrawals: email ? await exportWithdrawals(email) : [] };
  },
  forgetOld: forgetOldWithdrawals,
};

/** Keeps when it arrived and for which order: the record that the shop has to keep. */
const forget = (filter: QueryFilter<StoredWithdrawal>) =>
  Withdrawal.updateMany(filter, { $set: { name: '', email: '', books: '' } });

async function forgetWithdrawalsOf(email: string): Promise<void> {
  await forget({ email });
}

export async function forgetWithdrawalsFrom(orderIds: readonly string[]): Promise<void> {
  await forget({ order: { $in: [...orderIds] } });
}

/** After the same time as in orders, counted from when the withdrawal arrived. */
async function forgetOldWithdrawals({
  now,
  retention,
}: {
  now: Date;
  retention: Retention;
}): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - retention.keepContactsMonths);
  await forget({ at: { $lt: before }, email: { $ne: '' } });
}
