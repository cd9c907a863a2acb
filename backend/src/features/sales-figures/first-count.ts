import { setTimeout as wait } from 'node:timers/promises';
import { keepLease } from '../../shared/lease.ts';
import { oneAtATime } from '../../shared/one-at-a-time.ts';
import { addDays, daysOfMonth, monthOf, toDay } from '../../shared/utc-day.ts';
import { storeMonth } from './book-sales.ts';
import { countDays } from './count-day.ts';
import type { OrdersToCount } from './orders-to-count.ts';
import { insertNewCustomers } from './recount-customers.ts';
import {
  SalesDay,
  SalesLook,
  type StoredSalesDay,
  type StoredSalesLook,
} from './sales-days.model.ts';

/** How long callers wait for the first count, which takes a moment in a small shop. */
const FIRST_COUNT_TIMEOUT_MS = 2000;
/** The longest pause between two steps. */
const PAUSE_MAX_MS = 50;
/** A server that has not counted for so long is considered dead. */
const LEASE_MS = 15_000;
/** How often a server asks how far another one has come. */
const ASK_MS = 500;
export const LOOK = 'figures';

/** Whether all orders have been counted: by day, by customer. */
export type Counted = { daysDone: boolean; customersDone: boolean };

export const isAllCounted = ({ daysDone, customersDone }: Counted): boolean =>
  daysDone && customersDone;

/** Returns whether all orders have been counted. */
export async function readProgress(): Promise<Counted> {
  const stored = await SalesLook.findById(LOOK).lean<StoredSalesLook>();
  return {
    daysDone: stored?.daysDone ?? false,
    customersDone: stored?.customersDone ?? false,
  };
}

/** When this process began the first count: whoever asks much later gets what is counted by then. */
let began: number | undefined;

/**
 * Counts all orders in the background, the latest days first, then the customers; continues where another
 * server has stopped. Resolves once all are counted, or when callers have waited long enough.
 */
export async function startFirstCount(orders: OrdersToCount): Promise<void> {
  began ??= performance.now();
  const timeoutMs = Math.max(0, FIRST_COUNT_TIMEOUT_MS - (performance.now() - began));
  await Promise.race([countTheRest(orders), wait(timeoutMs, undefined, { ref: false })]);
}

const countTheRest = oneAtATime(async (orders: OrdersToCount) => {
  try {
    await countAll(orders);
  } finally {
    began = undefined;
  }
});

async function countAll(orders: OrdersToCount): Promise<void> {
  const isOurs = keepLease('first-count', LEASE_MS);
  for (;;) {
    const stepBegan = performance.now();
    const isOurTurn = await isOurs();
    const done = isOurTurn ? await countSome(orders) : isAllCounted(await readProgress());
    if (done) return;
    // Half of the time is left to the shop.
    const step = performance.now() - stepBegan;
    await wait(isOurTurn ? Math.min(step, PAUSE_MAX_MS) : ASK_MS);
  }
}

/** Counts one more day, or some more customers. Returns whether all are counted. */
async function countSome(orders: OrdersToCount): Promise<boolean> {
  const stored = await SalesLook.findById(LOOK).lean<StoredSalesLook>();
  if (!stored || (stored.daysDone && stored.customersDone)) return true;
  if (!stored.daysDone) await countDayBefore(stored.daysFrom ?? undefined, orders);
  else await countSomeCustomers(stored.customersTo ?? '', orders);
  return false;
}

async function countDayBefore(daysFrom: string | undefined, orders: OrdersToCount) {
  const last = await orders.lastPlacedBefore(daysFrom ? new Date(daysFrom) : undefined);
  const day = last && toDay(last);
  if (day) await countDays([day], { orders, now: new Date() });
  const isOver = daysFrom && (!day || monthOf(day) < monthOf(daysFrom));
  if (isOver) await storeWholeMonth(monthOf(daysFrom));
  // Another server may have come further meanwhile.
  await SalesLook.updateOne(
    { _id: LOOK, daysFrom: daysFrom ?? { $exists: false } },
    { $set: day ? { daysFrom: day } : { daysDone: true } },
  );
}

async function countSomeCustomers(customersTo: string, orders: OrdersToCount) {
  const { customers, last } = await orders.countCustomersAfter(customersTo);
  await insertNewCustomers(customers);
  await SalesLook.updateOne(
    { _id: LOOK, customersTo: customersTo || { $exists: false } },
    { $set: last ? { customersTo: last } : { customersDone: true } },
  );
}

async function storeWholeMonth(month: string): Promise<void> {
  const { first, last } = daysOfMonth(month);
  const days = await SalesDay.find(
    { _id: { $gte: first, $lt: addDays(last, 1) } },
    { bookSales: 1 },
  )
    .sort({ _id: 1 })
    .lean<Pick<StoredSalesDay, '_id' | 'bookSales'>[]>();
  if (days.every(({ bookSales }) => bookSales)) await storeMonth(month, days);
}
