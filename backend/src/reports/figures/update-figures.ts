import { setTimeout as wait } from 'node:timers/promises';
import { shopDay, shopPlace, startOfDay } from '@book-store/contract/place';
import { ORDERS_TO_COUNT, type OrdersToCount } from '../../orders/overview/orders-to-count.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { oneAtATime } from '../../platform/documents/in-turn.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { handleDocuments, LeftForLater } from '../../platform/jobs/handle-documents.ts';
import { keepLease } from '../../platform/jobs/job-records.ts';
import { countCustomers } from '../customers/recount-customers.ts';
import { countDay } from './count-days.ts';
import { DueFigure } from './due-figures.model.ts';
import { type Due, makeCustomersDue, makeDue } from './due-figures.ts';
import { FiguresState, SalesDay } from './sales-days.model.ts';

const STATE = 'figures';
/** Batch size. */
const CUSTOMERS_AT_ONCE = 100;
/** Above this many rows only one server counts, and it leaves half of the time to the shop. */
const ROWS_MAX = 500;
/** How long callers wait for a count; a small shop needs milliseconds. */
const COUNT_TIMEOUT_MS = 5000;
/** The longest pause between two steps of a long count. */
const PAUSE_MAX_MS = 50;
/** A server that has not counted for this long is considered dead. */
const LEASE_MS = 15_000;

type Counting = { orders: OrdersToCount; now: Date };

/** The count that runs in the background. */
let running: Promise<boolean> | undefined;

/**
 * Counts the days and customers that are due, so that the stored figures match the orders. Any server may run
 * it at any time, also concurrently, and may be interrupted. The first time, and after a change of time zone,
 * everything is due and is counted in the background. Returns whether all is counted.
 */
export const updateFigures = (
  now: Date,
  orders: OrdersToCount = ORDERS_TO_COUNT,
): Promise<boolean> => update({ orders, now });

/** As `updateFigures`, but throws unless all is counted: an incomplete file would pass for complete. */
export async function updateFiguresForFile(now: Date): Promise<void> {
  if (await updateFigures(now)) return;
  throw new AppError('unavailable', {
    detail: 'The orders are being counted for the first time. Please try again in a minute.',
    retryAfter: 60,
  });
}

const update = oneAtATime(async (counting: Counting): Promise<boolean> => {
  if (running) return false;
  running = countDue(counting).finally(() => {
    running = undefined;
  });
  // After the timeout nobody handles a failure: what is not counted stays due.
  running.catch(() => {});
  return Promise.race([running, wait(COUNT_TIMEOUT_MS, false, { ref: false })]);
});

const countDue = async (counting: Counting): Promise<boolean> =>
  countAll(await readDue(counting), counting);

type DueRow = { _id: Due['rows'][number]; at?: Date; customer?: string };

/** Read before the time zone: changing that deletes the rows of days, so no figures of the old zone are stored. */
async function readDue({ orders }: Counting): Promise<DueRow[]> {
  for (;;) {
    const rows = await DueFigure.find({}).lean<DueRow[]>();
    const state = await FiguresState.findById(STATE).lean();
    if (state?.timeZone === timeZoneOf()) return rows;
    if (!state) for await (const some of orders.listCustomers()) await makeCustomersDue(some);
    const known = await SalesDay.distinct('_id');
    await makeAllDaysDue(timeZoneOf(), new Set([...known, ...(await orders.listDays())]));
  }
}

const timeZoneOf = () => shopPlace().timeZone ?? 'UTC';

const makeAllDaysDue = (timeZone: string, days: ReadonlySet<string>) =>
  inTransaction(async (session) => {
    await FiguresState.updateOne({ _id: STATE }, { $set: { timeZone } }, { upsert: true, session });
    // Rows added since the days were listed may be for another day.
    const since = await DueFigure.find({ at: { $exists: true } }, { at: 1 }, { session }).lean();
    await DueFigure.deleteMany({ _id: { $in: since.map(({ _id }) => _id) } }, { session });
    const all = new Set([...days, ...since.flatMap(({ at }) => (at ? [shopDay(at)] : []))]);
    await makeDue(
      [...all].map((day) => ({ at: startOfDay(day) })),
      session,
    );
  });

/** Latest days first. Returns false if another server is counting. */
async function countAll(rows: readonly DueRow[], { orders, now }: Counting): Promise<boolean> {
  const isLong = rows.length > ROWS_MAX;
  const isOurs = isLong ? keepLease('first-count', LEASE_MS) : async () => true;
  let mayGoOn = true;
  /** Runs one step unless another server has taken over, then pauses for as long as the step took. */
  const step = async (work: () => Promise<void>) => {
    mayGoOn &&= await isOurs();
    if (!mayGoOn) throw new LeftForLater();
    const began = performance.now();
    await work();
    if (isLong) await wait(Math.min(performance.now() - began, PAUSE_MAX_MS));
  };
  const days = groupBy(rows, ({ at }) => at && shopDay(at));
  await handleDocuments('figures', {
    now,
    list: async () => days.sort((one, other) => (one.of < other.of ? 1 : -1)),
    idOf: ({ of }) => of,
    handle: ([day]) => step(async () => day && countDay(day, orders)),
  });
  await handleDocuments('customer-figures', {
    now,
    list: async () => groupBy(rows, ({ customer }) => customer),
    idOf: ({ of }) => of,
    handle: (some) => step(() => countCustomers(some, orders)),
    atOnce: CUSTOMERS_AT_ONCE,
  });
  return mayGoOn;
}

function groupBy(rows: readonly DueRow[], of: (row: DueRow) => string | undefined): Due[] {
  const groups = new Map<string, Due>();
  for (const row of rows) {
    const name = of(row);
    if (name === undefined) continue;
    const group = groups.get(name);
    if (group) group.rows.push(row._id);
    else groups.set(name, { of: name, rows: [row._id] });
  }
  return [...groups.values()];
}
