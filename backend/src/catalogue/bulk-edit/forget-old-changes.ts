import { BooksChange, BooksChangeBatch } from './book-changes.model.ts';

/** A change that fails for so long has a bug. */
const KEPT_MS = 7 * 86_400_000;

/** Deletes the changes that have not ended for too long; they name an admin. */
export async function forgetOldChanges(now: Date): Promise<void> {
  const old = { at: { $lt: new Date(now.getTime() - KEPT_MS) } };
  await BooksChange.deleteMany(old);
  await BooksChangeBatch.deleteMany(old);
}
