import type { BookView, EditBookBody } from '@book-store/contract/schemas/books';
import type { z } from 'zod';
import { AppError } from '../../shared/errors.ts';

type Body = z.output<typeof EditBookBody>;
type Seen = NonNullable<Body['seen']>;

/**
 * Merges an admin's changes in a form with what has changed in the book since the form was opened:
 * a field that is sent as it was seen stays what it is now. Throws `changed-meanwhile`, with the book as it
 * is now, if somebody else has given one of the changed fields another value.
 */
export function mergeEdit(now: BookView, { seen = {}, ...body }: Body): Omit<Body, 'seen'> {
  const names = Object.keys(seen) as (keyof Seen)[];
  const kept = names.filter((name) => isSame(body[name], seen[name]));
  const fields = names
    .filter((name) => !isSame(now[name], seen[name]))
    .filter((name) => body[name] !== undefined && !isSame(body[name], seen[name]))
    .filter((name) => !isSame(body[name], now[name]) && !isBlankCover(name, body))
    .map((path) => ({ path, message: 'Somebody else has changed this meanwhile.' }));
  if (fields.length > 0) {
    throw new AppError('changed-meanwhile', {
      detail: 'Somebody else has changed this book meanwhile. Nothing has been saved yet.',
      fields,
      extra: { book: now },
    });
  }
  return { ...body, ...Object.fromEntries(kept.map((name) => [name, now[name] ?? null])) } as Body;
}

/** A blank cover keeps the one that is there. */
const isBlankCover = (name: keyof Seen, body: Body) => name === 'coverImage' && !body.coverImage;

const isSame = (one: unknown, other: unknown) => plain(one) === plain(other);

/** Null, an empty value and a flag that is off all mean that nothing is known. */
function plain(value: unknown): string {
  if (!value || (Array.isArray(value) && value.length === 0)) return value === 0 ? '0' : '';
  return JSON.stringify(value, (_name, part) => part ?? undefined);
}
