import type { Job } from '../../jobs/job.ts';
import { recountCustomers } from '../figures/recount-customers.ts';
import { forgetOldRecipients } from '../gift-cards/forget-recipients.ts';
import { forgetPersonalData } from '../orders/forget-personal-data.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { forgetOldWithdrawals } from '../withdrawals/forget-withdrawals.ts';

/** Takes the personal data that nobody needs any more out of orders, customer figures, withdrawals and gift cards. */
export async function forgetOldData(now: Date): Promise<void> {
  const retention = await readShopSettings();
  await forgetPersonalData({ retention, now, onChange: recountCustomers });
  await forgetOldWithdrawals(retention, now);
  await forgetOldRecipients(retention, now);
}

export const privacyJob: Job = {
  name: 'personal-data',
  everyMs: 6 * 3_600_000,
  run: ({ now }) => forgetOldData(now()),
};
