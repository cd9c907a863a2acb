import type { BookView, EditBookBody } from '@book-store/contract/schemas/books';
import type { z } from 'zod';
import { compareEdit, disputedFields } from '../../shared/compare-edit.ts';
import { AppError } from '../../shared/errors.ts';

type Body = z.output<typeof EditBookBody>;
type Seen = NonNullable<Body['seen']>;

/**
 * Merges an admin's changes in a form with what has changed in the book since the form was opened:
 * a field that is sent as it was seen stays what it is now. Throws `changed-meanwhile`, with the book as it
 * is now, if somebody else has given one of the changed fields another value.
 */
export function mergeEdit(now: BookView, { seen = {}, ...typed }: Body): Omit<Body, 'seen'> {
  const { untouched, disputed } = compareEdit<Seen>({ seen, typed, now });
  // A blank cover keeps the one that is there.
  const fields = disputed.filter((name) => name !== 'coverImage' || typed.coverImage);
  if (fields.length > 0) {
    throw new AppError('changed-meanwhile', {
      detail: 'Somebody else has changed this book in the meantime. Nothing has been saved yet.',
      fields: disputedFields(fields),
      extra: { book: now },
    });
  }
  const kept = untouched.map((name) => [name, now[name] ?? null]);
  return { ...typed, ...Object.fromEntries(kept) } as Body;
}
