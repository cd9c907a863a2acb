import type { Logger } from 'pino';
import { forgetPersonalData } from '../features/orders/forget-personal-data.ts';
import { ORDERS_TO_COUNT } from '../features/orders/orders-to-count.ts';
import { recountCustomers } from '../features/sales-figures/recount-customers.ts';
import { readShopSettings } from '../features/shop-settings/read-shop-settings.ts';
import { takeLease } from '../shared/lease.ts';
import { repeat } from './repeat.ts';

const INTERVAL_MS = 6 * 3_600_000;
/** Another server takes over from one that has died. */
const LEASE_MS = 2 * INTERVAL_MS;

type Deps = { log: Logger; now: () => Date };

/** Takes the personal data that nobody needs any more out of orders and customer figures. */
export const forgetOldData = async (now: Date): Promise<void> =>
  forgetPersonalData({
    retention: await readShopSettings(),
    now,
    onChange: (uids) => recountCustomers(uids, ORDERS_TO_COUNT),
  });

/** Does so now and every few hours, on one server. Returns a function that stops it. */
export const keepPrivacy = ({ log, now }: Deps): (() => Promise<void>) =>
  repeat({
    task: 'personal-data',
    run: async () => {
      if (await takeLease('forget-old-data', { now: now(), ms: LEASE_MS }))
        await forgetOldData(now());
    },
    pauseMs: INTERVAL_MS,
    log,
    now,
  });
