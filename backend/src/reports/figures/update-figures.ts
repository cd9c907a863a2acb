import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { shopDay, shopPlace } from '@book-store/contract/place';
import { ORDERS_TO_COUNT, type OrdersToCount } from '../../orders/overview/orders-to-count.ts';
import { oneAtATime } from '../../platform/documents/in-turn.ts';
import { ignoreDuplicateKey } from '../../platform/documents/mongo.ts';
import { handleDocuments } from '../../platform/jobs/handle-documents.ts';
import { keepLease } from '../../platform/jobs/job-records.ts';
import { recordWrongTime } from '../../platform/jobs/problems.ts';
import { isImplausible } from '../../platform/time/clock-skew.ts';
import { recountCustomers } from '../customers/recount-customers.ts';
import { countDays } from './count-days.ts';
import { CustomerFigures } from './customer-figures.model.ts';
import { BookSales, SalesDay, SalesLook, type StoredSalesLook } from './sales-days.model.ts';

const LOOK = 'figures';
/** Changes this much older are looked at again: servers' clocks differ, and a slow server writes late. */
const OVERLAP_MS = 300_000;
/** How many customers are counted at once. */
const CUSTOMERS_AT_ONCE = 100;
/** How many orders the first count goes on by before it says how far it has come. */
const ORDERS_AT_ONCE = 500;
/** How long callers wait for the first count, which takes a moment in a small shop. */
const FIRST_COUNT_TIMEOUT_MS = 2000;
/** The longest pause between two steps of the first count. */
const PAUSE_MAX_MS = 50;
/** A server that has not counted for so long is considered dead. */
const LEASE_MS = 15_000;

type Counting = { orders: OrdersToCount; now: Date };
type OrderChange = Awaited<ReturnType<OrdersToCount['listOrderChanges']>>[number];

/**
 * Brings the kept figures up to date: counts each day and customer again whose orders have changed since
 * the last time. Any server may do so at any time, also concurrently or interrupted: the orders say what
 * is true. The first time, everything is counted in the background. Returns whether all orders are counted.
 */
export async function updateFigures(
  now: Date,
  orders: OrdersToCount = ORDERS_TO_COUNT,
): Promise<boolean> {
  const deps = { orders, now };
  if ((await countChanges(deps)) || (await isAllCounted())) return true;
  await startFirstCount(deps);
  return isAllCounted();
}

/** Forgets all that has been counted, because orders were deleted; it is counted again in the background. */
export async function forgetFigures(): Promise<void> {
  await SalesLook.deleteMany({});
  const kept = [SalesDay, BookSales, CustomerFigures];
  await Promise.all(kept.map((model) => model.collection.deleteMany({})));
}

const readLook = () => SalesLook.findById(LOOK).lean<StoredSalesLook>().exec();

/** Returns how far the count has got, unless it has counted the days of another time zone. */
async function readOwnLook() {
  const look = await readLook();
  if (!look || look.timeZone === timeZoneOf()) return look;
  await forgetFigures();
  return null;
}

const timeZoneOf = () => shopPlace().timeZone ?? 'UTC';
const isAllCounted = async () => (await readLook())?.done ?? false;

/**
 * The changes that this process has counted and will find again because of the overlap, and the latest
 * time that it has seen in the database: an earlier one means that a backup was restored.
 */
const counted = { changes: new Set<string>(), at: 0 };

/** Counts what has changed since the last time. Returns whether the first count was over before. */
const countChanges = oneAtATime(async ({ orders, now }: Counting) => {
  const known = await readOwnLook();
  if (!known) {
    counted.changes.clear();
    await ignoreDuplicateKey(
      SalesLook.updateOne(
        { _id: LOOK },
        { $setOnInsert: { at: now, name: randomUUID(), timeZone: timeZoneOf() } },
        { upsert: true },
      ),
    );
  }
  // A clock that was ahead for a while must not hide what happens until that time.
  const isWrong = known !== null && isImplausible(known.at, { now });
  const last = known && !isWrong ? Math.min(known.at.getTime(), now.getTime()) : now.getTime();
  if (last < counted.at) counted.changes.clear();
  const changes = await orders.listOrderChanges(new Date(last - OVERLAP_MS));
  const news = changes.filter((change) => !counted.changes.has(nameOf(change)));
  const days = new Set(news.flatMap(daysOf));
  const customers = new Set(news.flatMap(({ customer }) => customer ?? []));
  await count({ days, customers }, { orders, now });
  // A write waits for the disk, and most calls find nothing new.
  if (!known || isWrong || news.length > 0 || now.getTime() > last + OVERLAP_MS) {
    const at = isWrong ? { $set: { at: now } } : { $max: { at: now } };
    await SalesLook.updateOne({ _id: LOOK }, at);
    counted.at = now.getTime();
  }
  if (isWrong) await recordWrongTime('figures', LOOK, now);
  counted.changes = new Set(changes.map(nameOf));
  return known?.done ?? false;
});

/** The days that an order counts on. */
const daysOf = ({ placedAt, returnedAt }: Pick<OrderChange, 'placedAt' | 'returnedAt'>) =>
  [placedAt, ...returnedAt].map(shopDay);

const nameOf = ({ id, status, at }: OrderChange) => `${id} ${status} ${at.getTime()}`;

/** Counts days and customers again, and those that could not be counted before. */
async function count(
  { days, customers }: { days: Iterable<string>; customers: Iterable<string> },
  { orders, now }: Counting,
): Promise<void> {
  await countDays([...days], { orders, now });
  await handleDocuments('customer-figures', {
    now,
    list: async (setAside) => [...new Set([...customers, ...setAside])],
    idOf: (customer) => customer,
    handle: (some) => recountCustomers(some, orders),
    atOnce: CUSTOMERS_AT_ONCE,
  });
}

/** The first count that this process makes, and until when callers wait for it. */
let firstCount: { ends: Promise<void>; waitUntil: number } | undefined;

/** Makes the first count in the background. Resolves once it ends, or when callers have waited long enough. */
async function startFirstCount(deps: Counting): Promise<void> {
  firstCount ??= {
    ends: countAll(deps).finally(() => {
      firstCount = undefined;
    }),
    waitUntil: performance.now() + FIRST_COUNT_TIMEOUT_MS,
  };
  const left = Math.max(0, firstCount.waitUntil - performance.now());
  await Promise.race([firstCount.ends, wait(left, undefined, { ref: false })]);
}

/** Counts all orders, the latest first; goes on where another server has stopped. */
async function countAll(deps: Counting): Promise<void> {
  const isOurs = keepLease('first-count', LEASE_MS);
  const look = await readLook();
  if (!look || !(await isOurs())) return;
  const seen = new Set<string>();
  let some: Record<'days' | 'customers', string[]> = { days: [], customers: [] };
  let [read, began] = [0, performance.now()];
  /** Returns false if what has been counted was forgotten meanwhile. */
  const goOn = async (progress: Partial<StoredSalesLook>) => {
    await count(some, deps);
    some = { days: [], customers: [] };
    const { _id, name } = look;
    return (await SalesLook.updateOne({ _id, name }, { $set: progress })).matchedCount === 1;
  };
  for await (const { customer, ...order } of deps.orders.listOrders(look.countedFrom)) {
    for (const day of daysOf(order)) {
      if (!seen.has(day)) some.days.push(day);
      seen.add(day);
    }
    if (customer && !seen.has(customer)) some.customers.push(customer);
    if (customer) seen.add(customer);
    read += 1;
    if (read % ORDERS_AT_ONCE > 0) continue;
    if (!(await goOn({ countedFrom: order.placedAt })) || !(await isOurs())) return;
    // Half of the time is left to the shop.
    await wait(Math.min(performance.now() - began, PAUSE_MAX_MS));
    began = performance.now();
  }
  await goOn({ done: true });
}
