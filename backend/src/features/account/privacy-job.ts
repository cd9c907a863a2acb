import type { Job } from '../../jobs/job.ts';
import { recountCustomers } from '../figures/recount-customers.ts';
import { forgetPersonalData } from '../orders/forget-personal-data.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';

/** Takes the personal data that nobody needs any more out of orders and customer figures. */
export const forgetOldData = async (now: Date): Promise<void> =>
  forgetPersonalData({
    retention: await readShopSettings(),
    now,
    onChange: recountCustomers,
  });

export const privacyJob: Job = {
  name: 'personal-data',
  everyMs: 6 * 3_600_000,
  run: ({ now }) => forgetOldData(now()),
};
