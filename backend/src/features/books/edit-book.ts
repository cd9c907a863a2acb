import type { BookView, EditBookBody } from '@book-store/contract/schemas/books';
import type { z } from 'zod';
import { toBookView } from './book-view.ts';
import { Book, type StoredBook } from './books.model.ts';
import { coverTint, type TintOfUpload } from './cover-tint.ts';
import { bookNotFound } from './find-books.ts';
import { mergeEdit } from './merge-edit.ts';
import { stockUpdate } from './stock/change-stock.ts';
import { toStored } from './to-stored.ts';

type Deps = {
  tintOfUpload: TintOfUpload;
  /** The admin's username. */
  by: string;
  at: Date;
};

/**
 * Edits a book. A blank or absent cover keeps the current one, as does any absent field that a book need
 * not have; an empty one is removed. A new stock goes to the stock log; copies sold since the form was
 * opened stay sold. Returns the book before and after. Throws `not-found`, and `changed-meanwhile` if somebody
 * else has changed what this admin changes.
 */
export async function editBook(
  id: string,
  body: z.output<typeof EditBookBody>,
  deps: Deps,
): Promise<Edited> {
  for (;;) {
    const now = body.seen && (await readBook(id));
    const merged = now ? mergeEdit(toBookView(now), body) : body;
    const edited = await tryEdit(id, { ...merged, unlessSince: now?.updatedAt }, deps);
    if (edited) return edited;
    if (!(await Book.exists({ _id: id }))) throw bookNotFound();
  }
}

type Edited = { before: BookView; after: BookView };
type Edit = Omit<z.output<typeof EditBookBody>, 'seen'> & {
  /** When the book was last changed; undefined: whatever it is now is overwritten. */
  unlessSince: Date | undefined;
};

/** Returns undefined if the book is gone, or has been changed or bought meanwhile. */
async function tryEdit(
  id: string,
  { coverImage, stockSeen, unlessSince, ...body }: Edit,
  { tintOfUpload, ...note }: Deps,
): Promise<Edited | undefined> {
  const tint = coverImage ? await coverTint(coverImage, tintOfUpload) : undefined;
  const { book, emptied } = toStored(body);
  const { stock: _stock, ...others } = book;
  const changes = {
    ...others,
    ...(coverImage && { coverImage }),
    ...(tint && { coverTint: tint }),
  };
  const removed = [
    ...emptied.filter((name) => name !== 'stock'),
    ...(coverImage && !tint ? (['coverTint'] as const) : []),
  ];
  const counted = body.stock === undefined ? undefined : await readBook(id);
  const update =
    counted &&
    stockUpdate(counted, stockAfter(counted, body.stock, stockSeen), { ...note, cause: 'edited' });
  const unset = { ...toUnset(removed), ...update?.unset };
  const before = await Book.findOneAndUpdate(
    { _id: id, ...(unlessSince && { updatedAt: unlessSince }), ...update?.filter },
    {
      $set: { ...changes, ...update?.set },
      ...(Object.keys(unset).length > 0 && { $unset: unset }),
      ...update?.rest,
    },
    { returnDocument: 'before', runValidators: true },
  ).lean<StoredBook>();
  if (!before) return undefined;
  const after: StoredBook = { ...before, ...changes, ...update?.set };
  for (const name of removed) after[name] = undefined;
  if (update?.unset.stock) after.stock = undefined;
  return { before: toBookView(before), after: toBookView(after) };
}

const toUnset = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1]));

async function readBook(id: string) {
  const book = await Book.findById(id).lean<StoredBook>();
  if (!book) throw bookNotFound();
  return book;
}

function stockAfter(
  { stock: now }: Pick<StoredBook, 'stock'>,
  wanted: number | null | undefined,
  seen: number | null | undefined,
): number | undefined {
  const isKnown = typeof wanted === 'number' && typeof seen === 'number' && typeof now === 'number';
  return isKnown ? Math.max(0, now + wanted - seen) : (wanted ?? undefined);
}
