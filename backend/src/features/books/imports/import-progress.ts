import { ROW_OUTCOMES, type RowOutcome } from '@book-store/contract/import-limits';
import { BookImport, type StoredImport } from './imports.model.ts';

/** How often a server reports how far it is. */
const REPORT_INTERVAL_MS = 500;

/** Thrown when another server has gone on with an import. */
export class ImportTakenOver extends Error {
  override name = 'ImportTakenOver';
}

/** How many rows have which outcome, and how many give a book the price 0. */
export type Outcomes = { counts: Readonly<Record<RowOutcome, number>>; free: number };

/** Counts the rows of an import that this server has done, and stores their numbers. */
export class ImportProgress {
  readonly #id: StoredImport['_id'];
  #reported: number;
  #reportedAt = Number.NEGATIVE_INFINITY;
  #rows = 0;
  #counts = noCounts();
  #free = 0;

  constructor({ _id, done }: StoredImport) {
    this.#id = _id;
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

  /** Stores what was added. Returns whether to go on. Throws `ImportTakenOver`. */
  async report(missingGenres: readonly string[]): Promise<boolean> {
    const done = this.#reported + this.#rows;
    const increments = ROW_OUTCOMES.map((name) => [`counts.${name}`, this.#counts[name]]);
    const stored = await BookImport.findOneAndUpdate(
      { _id: this.#id, done: this.#reported },
      {
        $set: { missingGenres, done },
        $inc: { ...Object.fromEntries(increments), free: this.#free },
      },
      { returnDocument: 'after' },
    ).lean<StoredImport>();
    if (!stored) throw new ImportTakenOver();
    this.#reported = done;
    this.#reportedAt = performance.now();
    this.#rows = 0;
    this.#counts = noCounts();
    this.#free = 0;
    return !stored.stopping;
  }
}

const noCounts = (): Record<RowOutcome, number> => ({ new: 0, changed: 0, unchanged: 0, wrong: 0 });
