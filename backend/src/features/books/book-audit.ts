import type { AdminChange } from '@book-store/contract/schemas/admin-change';
import type { BookView } from '@book-store/contract/schemas/books';
import { changedFields } from '../../shared/changed-fields.ts';

const FIELDS = [
  'title',
  'author',
  'description',
  'category',
  'coverImage',
  'newPrice',
  'oldPrice',
  'trending',
] as const satisfies readonly (keyof BookView)[];

export const bookCreated = (book: BookView): AdminChange => ({
  action: 'book-created',
  subject: { id: book._id, name: book.title },
  fields: changedFields(FIELDS, { after: book }),
});

/** Returns the change with the book's former title as its subject, or undefined if nothing changed. */
export function bookEdited(before: BookView, after: BookView): AdminChange | undefined {
  const fields = changedFields(FIELDS, { before, after });
  if (fields.length === 0) return undefined;
  return { action: 'book-edited', subject: { id: before._id, name: before.title }, fields };
}

/** Records every field of the book, so that it can be entered again. */
export const bookDeleted = (book: BookView): AdminChange => ({
  action: 'book-deleted',
  subject: { id: book._id, name: book.title },
  fields: changedFields(FIELDS, { before: book }),
});
