import type { FieldChange } from '@book-store/contract/schemas/admin-change';
import type {
  BookValues,
  ChangedBook,
  InterruptedChange,
} from '@book-store/contract/schemas/book-changes';
import { model, Schema } from 'mongoose';
import { isImplausible } from '../../../shared/clock-skew.ts';

/** A change that has stored nothing for so long has been interrupted. */
const DEAD_MS = 60_000;
const KEPT_SECONDS = 7 * 86_400;

type Kept = { _id: string; from: BookValues; to: BookValues };
type StoredPart = {
  _id: string;
  change: string;
  by: string;
  /** What the audit log says of the change. */
  fields: FieldChange[];
  at: Date;
  books: Kept[];
};

/** What some books had before a change of many, until it has ended: who began it can still undo it after a crash. */
const partSchema = new Schema<StoredPart>(
  {
    _id: { type: String, required: true },
    change: { type: String, required: true },
    by: { type: String, required: true },
    fields: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
    books: { type: Schema.Types.Mixed, required: true },
  } as object,
  { collection: 'book_change_parts', versionKey: false, autoIndex: false, strict: 'throw' },
);
partSchema.index({ change: 1 });
partSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
const ChangePart = model('BookChangePart', partSchema);

/**
 * Returns a function that stores what a book has before it changes. Books that change at the same time are stored
 * in one write.
 */
export function storeValues(
  change: string,
  { by, fields, now }: Pick<StoredPart, 'by' | 'fields'> & { now: () => Date },
): (book: ChangedBook) => Promise<void> {
  let parts = 0;
  let books: Kept[] = [];
  let storing: Promise<void> | undefined;
  const store = async () => {
    const own = books;
    books = [];
    storing = undefined;
    parts += 1;
    const _id = `${change}:${parts}`;
    await ChangePart.create({ _id, change, by, fields, at: now(), books: own });
  };
  return ({ _id, from, to }) => {
    books.push({ _id, from: from ?? {}, to: to ?? {} });
    storing ??= Promise.resolve().then(store);
    return storing;
  };
}

/** Removes what was stored for a change that has ended, was undone or shall stay. Returns whether there was any. */
export async function forgetValues(change: string): Promise<boolean> {
  const { deletedCount } = await ChangePart.deleteMany({ change });
  return deletedCount > 0;
}

/** Returns the changes that were interrupted, the latest first, each with what it was to give its books. */
export async function listInterrupted(now: Date): Promise<InterruptedChange[]> {
  const parts = await ChangePart.find({ at: { $gt: new Date(0) } }).lean<StoredPart[]>();
  const byChange = new Map<string, StoredPart[]>();
  for (const part of parts) {
    byChange.set(part.change, [...(byChange.get(part.change) ?? []), part]);
  }
  const numberOf = ({ _id }: StoredPart) => Number(_id.split(':')[1]);
  return [...byChange]
    .map(([id, own]) => {
      const inOrder = own.toSorted((one, other) => numberOf(one) - numberOf(other));
      // A book that somebody else has changed in between was read, and stored, again.
      const books = new Map(inOrder.flatMap((part) => part.books).map((book) => [book._id, book]));
      const last = inOrder.at(-1) as StoredPart;
      const { by, fields, at } = last;
      return { id, by, fields, at, books: [...books.values()] };
    })
    .filter(({ at }) => isImplausible(at, { now }) || now.getTime() - at.getTime() > DEAD_MS)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map((one) => ({ ...one, at: one.at.toISOString() }));
}
