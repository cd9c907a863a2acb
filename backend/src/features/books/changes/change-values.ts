import type { BookValues, ChangedBook } from '@book-store/contract/schemas/book-changes';
import { AppError } from '../../../shared/errors.ts';
import { Book, type StoredBook } from '../books.model.ts';
import { differing, pick, toUpdate, type Values, valuesOf } from './book-values.ts';

/** How often a book is read again after somebody has changed or bought it in the meantime. */
const ATTEMPTS = 10;

type Deps = {
  dryRun: boolean;
  now: () => Date;
  /** Called before the book changes, with what it has and gets. */
  begin: (book: ChangedBook) => Promise<void>;
  /** A book with other values than these is refused. */
  seen?: BookValues | undefined;
};

/**
 * Gives a book the values that `wanted` returns for its present ones, in one update that only succeeds if
 * nobody has changed the book since it was read. An `AppError` from `wanted` is the reason why the book is
 * refused.
 */
export async function changeValues(
  book: StoredBook,
  wanted: (values: Values) => BookValues,
  deps: Deps,
): Promise<ChangedBook> {
  let read: StoredBook | null = book;
  for (let attempt = 0; read && attempt < ATTEMPTS; attempt += 1) {
    const result = planned(read, wanted, deps.seen);
    if (deps.dryRun || result.outcome !== 'changed') return result;
    await deps.begin(result);
    if (await isStored(read, result.to ?? {}, deps)) return result;
    read = await Book.findById(book._id).lean<StoredBook>();
  }
  const message = read ? 'It is being changed by others. Please try again.' : GONE;
  return { _id: book._id.toString(), title: book.title, outcome: 'refused', message };
}

/** Why a book that was deleted is not changed. */
export const GONE = 'This book is not in the shop any more.';

function planned(
  book: StoredBook,
  wanted: (values: Values) => BookValues,
  seen: BookValues = {},
): ChangedBook {
  const own = { _id: book._id.toString(), title: book.title };
  try {
    const from = valuesOf(book);
    const others = differing(from, seen);
    if (others.length > 0) {
      const message = 'Somebody else has changed it in the meantime.';
      return { ...own, outcome: 'refused', message, from: pick(from, others) };
    }
    const to = wanted(from);
    const names = differing(from, to);
    if (names.length === 0) return { ...own, outcome: 'unchanged' };
    return { ...own, outcome: 'changed', from: pick(from, names), to: pick(to, names) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...own, outcome: 'refused', message: error.message };
  }
}

/** Bypasses mongoose, whose plugin would make every visitor wait for a fresh list after each book. */
async function isStored(
  { _id, updatedAt }: StoredBook,
  values: BookValues,
  { now }: Deps,
): Promise<boolean> {
  // Later than the last change, also within one millisecond.
  const at = new Date(Math.max(now().getTime(), updatedAt.getTime() + 1));
  const update = toUpdate(values, at);
  const { matchedCount } = await Book.collection.updateOne({ _id, updatedAt }, update);
  return matchedCount > 0;
}
