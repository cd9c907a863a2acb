import { setTimeout as wait } from 'node:timers/promises';
import { ignoreDuplicateKey } from '../../shared/mongo.ts';
import { oneAtATime } from '../../shared/one-at-a-time.ts';
import { addDays, daysOfMonth, monthOf, toDay } from '../../shared/utc-day.ts';
import { keepMonth } from './book-sales.ts';
import { countDay } from './count-day.ts';
import { CustomerFigures } from './customer-figures.model.ts';
import { keepCustomers } from './keep-customers.ts';
import type { OrderChange, OrdersToCount } from './orders-to-count.ts';
import {
  BookSales,
  SalesDay,
  SalesLook,
  type StoredSalesDay,
  type StoredSalesLook,
} from './sales-days.model.ts';

/** Changes this much older are looked at again: servers' clocks differ, and a slow server writes late. */
const OVERLAP_MS = 300_000;
/** How long callers wait for the first count, which takes a moment in a small shop. */
const PATIENCE_MS = 2000;
/** The longest pause between two steps of the first count. */
const PAUSE_MAX_MS = 50;
const LOOK = 'figures';

type Given = { orders: OrdersToCount; now: Date };

/** Whether all orders have been counted: by day, by customer. */
export type Counted = { daysDone: boolean; customersDone: boolean };

/**
 * Brings the kept figures up to date: counts each day and customer anew whose orders have changed since
 * the last time. Any server may do so at any time, also concurrently or interrupted: the orders say what
 * is true. The first time, everything is counted in the background.
 */
export async function updateFigures(given: Given): Promise<Counted> {
  await countChanges(given);
  const { daysDone, customersDone } = await look();
  if (!daysDone || !customersDone) {
    restBegan ??= performance.now();
    const patience = Math.max(0, PATIENCE_MS - (performance.now() - restBegan));
    await Promise.race([countTheRest(given), wait(patience, undefined, { ref: false })]);
  }
  return look();
}

/** Forgets all that has been counted, because orders were deleted; it is counted again in the background. */
export async function forgetFigures(): Promise<void> {
  await SalesLook.deleteMany({});
  const kept = [SalesDay, BookSales, CustomerFigures];
  await Promise.all(kept.map((model) => model.collection.deleteMany({})));
}

async function look(): Promise<Counted> {
  const stored = await SalesLook.findById(LOOK).lean<StoredSalesLook>();
  return {
    daysDone: stored?.daysDone ?? false,
    customersDone: stored?.customersDone ?? false,
  };
}

/**
 * The changes that this process has counted and will find again because of the overlap, and the latest
 * time that it has seen in the database: an earlier one means that a backup was restored.
 */
const counted = { changes: new Set<string>(), at: 0 };

const countChanges = oneAtATime(async ({ orders, now }: Given) => {
  const known = await SalesLook.findById(LOOK).lean<StoredSalesLook>();
  if (!known) {
    counted.changes.clear();
    await dropEarlierVersion();
    await ignoreDuplicateKey(
      SalesLook.updateOne({ _id: LOOK }, { $setOnInsert: { at: now } }, { upsert: true }),
    );
  }
  // A clock that was ahead for a while must not hide what happens until its time.
  const last = Math.min(known?.at.getTime() ?? now.getTime(), now.getTime());
  if (last < counted.at) counted.changes.clear();
  const changes = await orders.listOrderChanges(new Date(last - OVERLAP_MS));
  const news = changes.filter((change) => !counted.changes.has(nameOf(change)));
  const days = new Set(news.map(({ placedAt }) => toDay(placedAt)));
  for (const day of days) await countDay(day, orders);
  const customers = new Set(news.flatMap(({ customer }) => customer ?? []));
  await keepCustomers([...customers], orders);
  await SalesLook.updateOne({ _id: LOOK }, { $max: { at: now } });
  counted.changes = new Set(changes.map(nameOf));
  counted.at = now.getTime();
});

/** An earlier version kept the last 90 days, of which only the books. */
async function dropEarlierVersion(): Promise<void> {
  await SalesDay.deleteMany({ revision: { $exists: false } });
  await SalesLook.deleteOne({ _id: 'orders' });
}

const nameOf = ({ id, status, at }: OrderChange) => `${id} ${status} ${at.getTime()}`;

/** When this process has begun the first count; who asks much later gets what is counted by then. */
let restBegan: number | undefined;

const countTheRest = oneAtATime(async (given: Given) => {
  try {
    await countAll(given);
  } finally {
    restBegan = undefined;
  }
});

async function countAll(given: Given): Promise<void> {
  for (;;) {
    const began = performance.now();
    const done = await countSome(given);
    if (done) return;
    // Half of the time is the shop's.
    await wait(Math.min(performance.now() - began, PAUSE_MAX_MS));
  }
}

/** Counts one more day, or some more customers. Returns whether all are counted. */
async function countSome({ orders }: Given): Promise<boolean> {
  const stored = await SalesLook.findById(LOOK).lean<StoredSalesLook>();
  if (!stored || (stored.daysDone && stored.customersDone)) return true;
  const known = { daysFrom: stored.daysFrom ?? undefined, customersTo: stored.customersTo ?? '' };
  if (!stored.daysDone) await countDayBefore(known.daysFrom, orders);
  else await countCustomersAfter(known.customersTo, orders);
  return false;
}

async function countDayBefore(daysFrom: string | undefined, orders: OrdersToCount) {
  const last = await orders.lastPlacedBefore(daysFrom ? new Date(daysFrom) : undefined);
  const day = last && toDay(last);
  if (day) await countDay(day, orders);
  const isOver = daysFrom && (!day || monthOf(day) < monthOf(daysFrom));
  if (isOver) await keepWholeMonth(monthOf(daysFrom));
  // Another server may have come further meanwhile.
  await SalesLook.updateOne(
    { _id: LOOK, daysFrom: daysFrom ?? { $exists: false } },
    { $set: day ? { daysFrom: day } : { daysDone: true } },
  );
}

async function countCustomersAfter(customersTo: string, orders: OrdersToCount) {
  const ids = await orders.customersAfter(customersTo);
  await keepCustomers(ids, orders);
  const last = ids.at(-1);
  await SalesLook.updateOne(
    { _id: LOOK, customersTo: customersTo || { $exists: false } },
    { $set: last ? { customersTo: last } : { customersDone: true } },
  );
}

async function keepWholeMonth(month: string): Promise<void> {
  const { first, last } = daysOfMonth(month);
  const days = await SalesDay.find(
    { _id: { $gte: first, $lt: addDays(last, 1) } },
    { bookSales: 1 },
  )
    .sort({ _id: 1 })
    .lean<Pick<StoredSalesDay, '_id' | 'bookSales'>[]>();
  if (days.every(({ bookSales }) => bookSales)) await keepMonth(month, days);
}
