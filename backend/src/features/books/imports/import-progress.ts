import { ROW_OUTCOMES, type RowOutcome } from '@book-store/contract/import-limits';
import { implausible, isImplausible } from '../../../shared/clock-skew.ts';
import { recordWrongTime } from '../../../shared/task-problems.ts';
import { BookImport, type StoredImport } from './imports.model.ts';

/** A server that has not reported for so long is considered dead. */
const LEASE_MS = 10_000;
/** How often a server reports how far it is. */
const REPORT_INTERVAL_MS = 500;

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** Thrown when another server has taken an import over, or this one shuts down. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** Reserves the import that no server runs: a new one, or one whose server has died. Returns null without one. */
export async function takeUpImport(runner: string, now: Date): Promise<StoredImport | null> {
  const free = [{ $lte: now }, implausible({ now, ms: LEASE_MS })];
  const before = await BookImport.findOneAndUpdate(
    { active: true, $or: free.map((leaseUntil) => ({ leaseUntil })) },
    { $set: { runner, leaseUntil: leaseFrom(now) } },
    { returnDocument: 'before' },
  ).lean<StoredImport>();
  if (!before) return null;
  if (isImplausible(before.leaseUntil, { now, ms: LEASE_MS })) {
    await recordWrongTime('imports', before._id.toString(), now);
  }
  return { ...before, runner, leaseUntil: leaseFrom(now) };
}

type Report = { missingGenres: readonly string[]; now: Date };

/** How many rows have which outcome, and how many give a book the price 0. */
export type Outcomes = { counts: Readonly<Record<RowOutcome, number>>; free: number };

/** Counts the rows of an import that `runner` has done, and stores their numbers. */
export class ImportProgress {
  readonly #id: StoredImport['_id'];
  readonly #runner: string;
  #reported: number;
  #reportedAt = Number.NEGATIVE_INFINITY;
  #rows = 0;
  #counts = noCounts();
  #free = 0;

  constructor({ _id, done }: StoredImport, runner: string) {
    this.#id = _id;
    this.#runner = runner;
    this.#reported = done;
  }

  /** Adds rows with their outcomes. Until they are reported, they may be done twice. */
  add(rows: number, { counts, free }: Outcomes): void {
    this.#rows += rows;
    this.#free += free;
    for (const outcome of ROW_OUTCOMES) this.#counts[outcome] += counts[outcome];
  }

  /** Whether the last report is a while ago. */
  get isDue(): boolean {
    return performance.now() - this.#reportedAt >= REPORT_INTERVAL_MS;
  }

  /** Stores what was added, and renews the lease. Returns whether to go on. Throws `LeaseLost`. */
  report({ missingGenres, now }: Report): Promise<boolean> {
    return this.#store({ missingGenres, leaseUntil: leaseFrom(now) });
  }

  /** Stores what was added, and lets another server go on at once. Throws `LeaseLost`. */
  async leave({ missingGenres, now }: Report): Promise<never> {
    await this.#store({ missingGenres, leaseUntil: now });
    throw new LeaseLost();
  }

  async #store(set: { missingGenres: readonly string[]; leaseUntil: Date }): Promise<boolean> {
    const done = this.#reported + this.#rows;
    const increments = ROW_OUTCOMES.map((name) => [`counts.${name}`, this.#counts[name]]);
    const stored = await BookImport.findOneAndUpdate(
      { _id: this.#id, runner: this.#runner, done: this.#reported },
      { $set: { ...set, done }, $inc: { ...Object.fromEntries(increments), free: this.#free } },
      { returnDocument: 'after' },
    ).lean<StoredImport>();
    if (!stored) throw new LeaseLost();
    this.#reported = done;
    this.#reportedAt = performance.now();
    this.#rows = 0;
    this.#counts = noCounts();
    this.#free = 0;
    return !stored.stopping;
  }
}

const noCounts = (): Record<RowOutcome, number> => ({ new: 0, changed: 0, unchanged: 0, wrong: 0 });
