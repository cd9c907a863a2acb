import { shopDay } from '@book-store/contract/place';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { handleDocuments } from '../../platform/jobs/handle-documents.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { findSetAside } from '../../platform/jobs/problems.ts';
import { isClockTrusted } from '../../platform/jobs/trusted-clock.ts';
import type { OrderFilter } from '../order/orders.model.ts';
import { Order } from '../order/orders.model.ts';
import { SHOP } from './shop-actor.ts';
import { updateOrderStatus } from './update-order-status.ts';

const TASK = 'deliveries';
const BATCH = 200;
/** A parcel that was sent late is not there on the day that was promised. */
const ON_ITS_WAY_MS = 2 * 86_400_000;

/** Marks paid parcels as delivered after the last promised day, where the owner wants it. Cash has to be collected. */
export const deliveryJobs = (): Job[] => [
  {
    name: TASK,
    everyMs: 600_000,
    hasWork: async (now) =>
      (await listDue(now, 1)).length > 0 || (await findSetAside(TASK)).length > 0,
    run: async ({ now, shop }) => {
      if (shop.settings.delivery.deliveredByItself) await deliverDue(now());
    },
  },
];

/** Does nothing while the clock is not trusted. */
export async function deliverDue(now: Date): Promise<void> {
  if (!(await isClockTrusted(now))) return;
  await handleDocuments(TASK, {
    now,
    list: async (setAside) => [...setAside, ...(await listDue(now, BATCH, setAside))],
    idOf: (id) => id,
    handle: async (some) => {
      for (const id of some) await deliver(id, now);
    },
  });
}

/** Not again once the owner has taken it back. */
const due = (now: Date): OrderFilter => ({
  status: 'out-for-delivery',
  'payment.state': 'paid',
  'delivery.kind': 'parcel',
  'delivery.days.to': { $lt: shopDay(now) },
  changedAt: { $lte: new Date(now.getTime() - ON_ITS_WAY_MS) },
  history: { $not: { $elemMatch: { status: 'out-for-delivery', undo: true } } },
});

async function listDue(
  now: Date,
  limit: number,
  except: readonly string[] = [],
): Promise<string[]> {
  const orders = await Order.find({ ...due(now), _id: { $nin: except } }, { _id: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean();
  return orders.map(({ _id }) => _id.toString());
}

const deliver = (id: string, now: Date): Promise<unknown> =>
  inTransaction((session) =>
    updateOrderStatus(
      { filter: { ...due(now), _id: id }, entry: { status: 'delivered', at: now, by: SHOP } },
      session,
    ),
  );
