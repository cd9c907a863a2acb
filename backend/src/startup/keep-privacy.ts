import type { Logger } from 'pino';
import { forgetPersonalData } from '../features/orders/forget-personal-data.ts';
import { ORDERS_TO_COUNT } from '../features/orders/orders-to-count.ts';
import { keepCustomers } from '../features/sales-figures/keep-customers.ts';
import { readShopSettings } from '../features/shop-settings/read-shop-settings.ts';
import { toSafeLogError } from '../http/to-safe-log-error.ts';
import { takeLease } from '../shared/lease.ts';
import { repeat } from './repeat.ts';

const INTERVAL_MS = 6 * 3_600_000;
/** Another server takes over from one that has died. */
const LEASE_MS = 2 * INTERVAL_MS;

type Deps = { log: Logger; now: () => Date };

/** Takes the personal data that nobody needs any more out of orders and customer figures. */
export async function forgetOldData(now: Date, log: Logger): Promise<void> {
  await forgetPersonalData({
    retention: await readShopSettings(),
    now,
    onChange: (uids) => keepCustomers(uids, ORDERS_TO_COUNT),
    onProblem: (order, error) =>
      log.error({ order, error: toSafeLogError(error) }, 'an order could not forget personal data'),
  });
}

/** Does so now and every few hours, on one server. Returns a function that stops it. */
export const keepPrivacy = ({ log, now }: Deps): (() => Promise<void>) =>
  repeat(
    async () => {
      if (!(await takeLease('forget-old-data', { now: now(), ms: LEASE_MS }))) return;
      await forgetOldData(now(), log);
    },
    INTERVAL_MS,
    (error) =>
      log.error({ error: toSafeLogError(error) }, 'old personal data could not be removed'),
  );
