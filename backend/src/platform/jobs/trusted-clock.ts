import type { ClockJump } from '@book-store/contract/platform/jobs/clock-jump.schemas';
import { type ClientSession, model, Schema } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../documents/in-transaction.ts';
import { isDuplicateKey } from '../documents/mongo.ts';
import { CLOCK_SKEW_MS } from '../time/clock-skew.ts';
import { DAY_MS, HOUR_MS } from '../time/durations.ts';
import type { Job } from './job.ts';
import { newestRun } from './job-records.ts';

/** After a clock jump, destructive work waits until the shop has run this long without another one. */
const STEADY_MS = DAY_MS;
const CHECK_EVERY_MS = 60_000;

type Jump = { from: Date; to: Date; steadyMs: number };
type StoredClock = {
  _id: string;
  /** When a server last checked the clock. */
  seenAt: Date;
  jump?: Jump | null;
};

const clockSchema = new Schema<StoredClock>(
  {
    _id: { type: String, required: true },
    seenAt: { type: Date, required: true },
    jump: new Schema<Jump>({ from: Date, to: Date, steadyMs: Number }, { _id: false }),
  },
  { collection: 'clock', versionKey: false, autoIndex: false, strict: 'throw' },
);
const Clock = model('Clock', clockSchema);
const CLOCK = 'clock';

const readClock = () => Clock.findById(CLOCK).lean<StoredClock>();

/** Before the first check, the jobs of an older version, which stored no clock, show when the shop last ran. */
const lastSeen = async (clock: StoredClock | null, now: Date): Promise<Date> =>
  clock?.seenAt ?? (await newestRun()) ?? now;

/**
 * Returns whether `now` can be trusted for destructive deadlines: erasing personal data,
 * cancelling, expiring, giving up, deleting. After the clock has jumped by more than a day, as when
 * the shop was off that long, it is not trusted until the shop has run steadily for a day or an
 * admin has confirmed the clock. Work that is skipped now stays due.
 */
export async function isClockTrusted(now: Date): Promise<boolean> {
  const clock = await readClock();
  if (clock?.jump) return false;
  return Math.abs(now.getTime() - (await lastSeen(clock, now)).getTime()) <= DAY_MS;
}

/** Returns the clock jump that suspends deadlines, for the owner and monitors. */
export async function findClockJump(): Promise<ClockJump | undefined> {
  const { jump } = (await readClock()) ?? {};
  if (!jump) return undefined;
  const hoursLeft = Math.max(1, Math.ceil((STEADY_MS - jump.steadyMs) / HOUR_MS));
  return { from: jump.from.toISOString(), to: jump.to.toISOString(), hoursLeft };
}

/** Confirms the clock after a jump. Returns false if that is no longer the last jump. */
export function confirmClock(to: Date, beforeCommit: BeforeCommit<boolean>): Promise<boolean> {
  const confirm = async (session: ClientSession) => {
    const filter = { _id: CLOCK, 'jump.to': to };
    const { matchedCount } = await Clock.updateOne(filter, { $unset: { jump: 1 } }, { session });
    return matchedCount === 1;
  };
  return inTransaction(confirm, { beforeCommit });
}

/**
 * Returns a function that stores the time, and whether it has jumped since any server last checked. If the process's
 * monotonic clock covers a pause, such as a database outage, it is no jump.
 */
export function createClockCheck(steadyNow = () => performance.now()) {
  let checkedAt: number | undefined;
  return async (now: Date): Promise<Jump | undefined> => {
    const clock = await readClock();
    const seenAt = await lastSeen(clock, now);
    const lived = checkedAt === undefined ? 0 : steadyNow() - checkedAt;
    checkedAt = steadyNow();
    const gap = now.getTime() - seenAt.getTime();
    const hasJumped = gap < -DAY_MS || gap - lived > DAY_MS;
    const jump = hasJumped
      ? { from: seenAt, to: now, steadyMs: 0 }
      : addSteadyTime(clock?.jump, Math.min(gap, lived));
    await store(clock, { seenAt: now, jump });
    return hasJumped ? jump : undefined;
  };
}

/** Adds only time that this process observed itself, at most one clock skew per check. */
function addSteadyTime(jump: Jump | null | undefined, ms: number): Jump | undefined {
  if (!jump) return undefined;
  const steadyMs = jump.steadyMs + Math.max(0, Math.min(ms, CLOCK_SKEW_MS));
  return steadyMs >= STEADY_MS ? undefined : { ...jump, steadyMs };
}

type ClockReading = { seenAt: Date; jump: Jump | undefined };

/** Skipped if another server has checked meanwhile, or an admin has confirmed the clock. */
async function store(before: StoredClock | null, { seenAt, jump }: ClockReading): Promise<void> {
  const filter = {
    _id: CLOCK,
    seenAt: before?.seenAt ?? seenAt,
    'jump.to': before?.jump?.to ?? null,
  };
  const update = { $set: { seenAt, ...(jump && { jump }) }, ...(!jump && { $unset: { jump: 1 } }) };
  try {
    await Clock.updateOne(filter, update as object, { upsert: before === null });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

export function clockJob(): Job {
  const check = createClockCheck();
  return {
    name: 'clock',
    everyMs: CHECK_EVERY_MS,
    onEachServer: true,
    run: async ({ now, log }) => {
      const jump = await check(now());
      if (jump) log.warn({ event: 'clock-jumped', from: jump.from, to: jump.to }, 'clock');
    },
  };
}
