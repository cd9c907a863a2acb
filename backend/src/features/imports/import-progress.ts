import { ROW_OUTCOMES, type RowOutcome } from '@book-store/contract/uploads';
import type { ClientSession } from 'mongoose';
import type { BatchContext } from './batch.ts';
import { BookImport, type StoredImport } from './imports.model.ts';

const MISSING_GENRES_MAX = 50;

/** Thrown when another server has gone on with an import. */
export class ImportTakenOver extends Error {
  override name = 'ImportTakenOver';
}

/** How many rows a batch has, how many have which outcome, and how many give a book the price 0. */
type Batch = { rows: number; counts: Readonly<Record<RowOutcome, number>>; free: number };

/** How far an import is that this server runs. */
export class ImportProgress {
  readonly #id: StoredImport['_id'];
  /** The rows that are done. */
  done: number;

  constructor({ _id, done }: StoredImport) {
    this.#id = _id;
    this.done = done;
  }

  /** Stores the progress of a batch in its transaction. Returns whether to go on. Throws `ImportTakenOver`. */
  async store(
    { rows, counts, free }: Batch,
    { genres }: Pick<BatchContext, 'genres'>,
    session: ClientSession,
  ): Promise<boolean> {
    const missingGenres = genres.missing().slice(0, MISSING_GENRES_MAX);
    const increments = ROW_OUTCOMES.map((name) => [`counts.${name}`, counts[name]]);
    const stored = await BookImport.findOneAndUpdate(
      { _id: this.#id, done: this.done },
      {
        $set: { missingGenres, done: this.done + rows },
        $inc: { ...Object.fromEntries(increments), free },
      },
      { returnDocument: 'after', session },
    ).lean<StoredImport>();
    if (!stored) throw new ImportTakenOver();
    return !stored.stopping;
  }
}
