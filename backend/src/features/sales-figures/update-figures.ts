import { isImplausible } from '../../shared/clock-skew.ts';
import { handleDocuments } from '../../shared/handle-documents.ts';
import { ignoreDuplicateKey } from '../../shared/mongo.ts';
import { oneAtATime } from '../../shared/one-at-a-time.ts';
import { recordWrongTime } from '../../shared/task-problems.ts';
import { toDay } from '../../shared/utc-day.ts';
import { countDays } from './count-day.ts';
import { CustomerFigures } from './customer-figures.model.ts';
import { type Counted, isAllCounted, LOOK, readProgress, startFirstCount } from './first-count.ts';
import type { OrderChange, OrdersToCount } from './orders-to-count.ts';
import { recountCustomers } from './recount-customers.ts';
import { BookSales, SalesDay, SalesLook, type StoredSalesLook } from './sales-days.model.ts';

/** Changes this much older are looked at again: servers' clocks differ, and a slow server writes late. */
const OVERLAP_MS = 300_000;
/** How many customers are counted at once. */
const BATCH = 100;
type UpdateDeps = { orders: OrdersToCount; now: Date };

/**
 * Brings the kept figures up to date: counts each day and customer again whose orders have changed since
 * the last time. Any server may do so at any time, also concurrently or interrupted: the orders say what
 * is true. The first time, everything is counted in the background.
 */
export async function updateFigures(deps: UpdateDeps): Promise<Counted> {
  await countChanges(deps);
  if (!isAllCounted(await readProgress())) await startFirstCount(deps.orders);
  return readProgress();
}

/** Forgets all that has been counted, because orders were deleted; it is counted again in the background. */
export async function forgetFigures(): Promise<void> {
  await SalesLook.deleteMany({});
  const kept = [SalesDay, BookSales, CustomerFigures];
  await Promise.all(kept.map((model) => model.collection.deleteMany({})));
}

/**
 * The changes that this process has counted and will find again because of the overlap, and the latest
 * time that it has seen in the database: an earlier one means that a backup was restored.
 */
const counted = { changes: new Set<string>(), at: 0 };

const countChanges = oneAtATime(async ({ orders, now }: UpdateDeps) => {
  const known = await SalesLook.findById(LOOK).lean<StoredSalesLook>();
  if (!known) {
    counted.changes.clear();
    await dropEarlierVersion();
    await ignoreDuplicateKey(
      SalesLook.updateOne({ _id: LOOK }, { $setOnInsert: { at: now } }, { upsert: true }),
    );
  }
  // A clock that was ahead for a while must not hide what happens until that time.
  const isWrong = known !== null && isImplausible(known.at, { now });
  const last = known && !isWrong ? Math.min(known.at.getTime(), now.getTime()) : now.getTime();
  if (last < counted.at) counted.changes.clear();
  const changes = await orders.listOrderChanges(new Date(last - OVERLAP_MS));
  const news = changes.filter((change) => !counted.changes.has(nameOf(change)));
  const days = new Set(news.map(({ placedAt }) => toDay(placedAt)));
  await countDays([...days], { orders, now });
  const customers = new Set(news.flatMap(({ customer }) => customer ?? []));
  await handleDocuments('customer-figures', {
    now,
    list: async (setAside) => [...new Set([...customers, ...setAside])],
    idOf: (customer) => customer,
    handle: (some) => recountCustomers(some, orders),
    atOnce: BATCH,
  });
  await SalesLook.updateOne({ _id: LOOK }, isWrong ? { $set: { at: now } } : { $max: { at: now } });
  if (isWrong) await recordWrongTime('figures', LOOK, now);
  counted.changes = new Set(changes.map(nameOf));
  counted.at = now.getTime();
});

/** An earlier version kept only the books of the last 90 days. */
async function dropEarlierVersion(): Promise<void> {
  await SalesDay.deleteMany({ revision: { $exists: false } });
  await SalesLook.deleteOne({ _id: 'orders' });
}

const nameOf = ({ id, status, at }: OrderChange) => `${id} ${status} ${at.getTime()}`;
