import type { RowOutcome } from '@book-store/contract/uploads';
import type { ClientSession, Types } from 'mongoose';
import { Book, type StoredBook } from '../books/books.model.ts';
import { lockGenres } from '../genres/lock-genres.ts';
import { remarkText } from '../import-files/remarks.ts';
import type { Remark } from '../import-files/row-cells.ts';
import type { BatchContext, Planned } from './batch.ts';
import { candidatesOf, type Find, findExisting } from './find-existing.ts';
import { ImportRow } from './imports.model.ts';

/** Whole, because that is what the import can be undone to. */
export type BookNow = StoredBook;

type Meanwhile = {
  /** Reasons why rows are not stored as planned, by row. */
  refused: ReadonlyMap<number, Remark>;
  /** The books as the transaction sees them, by id. */
  now: ReadonlyMap<string, BookNow>;
};

/** Checks, in the transaction that stores the rows, what has happened to their books since they were planned. */
export async function changedMeanwhile<Row extends Planned>(
  rows: readonly Row[],
  { find, context, session }: { find: Find; context: BatchContext; session: ClientSession },
): Promise<Meanwhile> {
  const refused = new Map<number, Remark>();
  const changing = rows.filter(({ plan }) => plan.outcome === 'changed');
  const found =
    changing.length === 0
      ? []
      : await read(
          changing.map(({ id }) => id),
          session,
        );
  const now = new Map(found.map((book) => [book._id.toString(), book]));
  for (const { row, id, plan, existing, known } of changing) {
    const book = now.get(id.toString());
    const takesCopies = plan.outcome === 'changed' && 'stock' in plan.set;
    const isSold = takesCopies && known.stockSeen !== undefined && book?.stock !== existing?.stock;
    if (!book) refused.set(row, remarkText('deleted-meanwhile'));
    else if ((book.version ?? 0) !== (existing?.version ?? 0))
      refused.set(row, remarkText('edited-meanwhile'));
    else if (isSold) refused.set(row, { column: 'stock', ...remarkText('sold-meanwhile') });
  }
  const added = rows.filter(({ plan }) => plan.outcome === 'new');
  if (added.length > 0) {
    const again = await findExisting(added, context, session);
    for (const one of added) {
      const before = new Set(candidatesOf(find, one).map(({ _id }) => _id.toString()));
      const isThere = candidatesOf(again, one).some(({ _id }) => !before.has(_id.toString()));
      if (isThere) refused.set(one.row, remarkText('added-meanwhile'));
    }
  }
  const left = rows.filter(({ row }) => !refused.has(row));
  const held = await lockGenres(
    left.flatMap((one) => categoryOf(one) ?? []),
    session,
  );
  for (const one of left) {
    const category = categoryOf(one);
    if (category !== undefined && !held.has(category)) {
      refused.set(one.row, {
        column: 'category',
        value: category,
        ...remarkText('genre-deleted-meanwhile'),
      });
    }
  }
  return { refused, now };
}

const read = (ids: Types.ObjectId[], session: ClientSession) =>
  Book.find({ _id: { $in: ids } })
    .session(session)
    .lean<BookNow[]>();

function categoryOf({ plan }: Planned): string | undefined {
  if (plan.outcome === 'new') return plan.book.category as string;
  return plan.outcome === 'changed' ? (plan.set.category as string | undefined) : undefined;
}

/** A row's result in the dry run. */
type Checked = {
  row: number;
  outcome: RowOutcome;
  bookId?: Types.ObjectId | null;
  version?: number | null;
};

/** Returns a function that refuses a row if its book has changed since the dry run that the owner reviewed. */
export async function changedSinceCheck(
  rows: readonly { row: number }[],
  { running: { checked } }: BatchContext,
): Promise<(planned: Planned) => Remark | undefined> {
  if (!checked) return () => undefined;
  const ids = rows.map(({ row }) => `${checked}:${row}`);
  const stored = await ImportRow.find(
    { _id: { $in: ids } },
    { row: 1, outcome: 1, bookId: 1, version: 1 },
  ).lean<Checked[]>();
  const byRow = new Map(stored.map((one) => [one.row, one]));
  return ({ row, plan, existing }) => {
    const seen = byRow.get(row);
    if (!seen || seen.outcome === 'wrong') return undefined;
    if (plan.outcome === 'wrong' || plan.outcome === 'unchanged') return undefined;
    if (!existing) {
      return seen.bookId ? remarkText('deleted-since') : undefined;
    }
    if (!seen.bookId) return remarkText('added-since');
    const isEdited = (seen.version ?? 0) !== (existing.version ?? 0);
    return isEdited ? remarkText('edited-since') : undefined;
  };
}
