import { recountCustomers } from '../features/figures/recount-customers.ts';
import { forgetPersonalData } from '../features/orders/forget-personal-data.ts';
import { ORDERS_TO_COUNT } from '../features/orders/orders-to-count.ts';
import { readShopSettings } from '../features/shop-settings/read-shop-settings.ts';
import type { Job } from '../jobs/job.ts';

/** Takes the personal data that nobody needs any more out of orders and customer figures. */
export const forgetOldData = async (now: Date): Promise<void> =>
  forgetPersonalData({
    retention: await readShopSettings(),
    now,
    onChange: (uids) => recountCustomers(uids, ORDERS_TO_COUNT),
  });

export const privacyJob: Job = {
  name: 'personal-data',
  everyMs: 6 * 3_600_000,
  run: ({ now }) => forgetOldData(now()),
};
