import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { changedFields } from '../../platform/documents/changed-fields.ts';
import type { EditedBook } from './edit-book.ts';
import { FACTS } from './to-stored.ts';

const FIELDS = [
  'title',
  'author',
  'description',
  'category',
  'coverImage',
  'coverSource',
  'newPrice',
  'oldPrice',
  'trending',
  ...FACTS,
] as const satisfies readonly (keyof BookView)[];

/** Flattens fields to single values: a series is 'Discworld, no. 3', a rating '4.2 of 5, 120, Goodreads'. */
const flat = ({ series, tags, rating, ...book }: BookView) => ({
  ...book,
  series:
    series && [series.name, series.number].filter((part) => part !== undefined).join(', no. '),
  tags: tags?.join(', '),
  rating:
    rating &&
    [`${rating.average} of 5`, rating.count, rating.source]
      .filter((part) => part !== undefined)
      .join(', '),
});

export const bookCreated = (book: BookView): AdminChange => ({
  action: 'book-created',
  subject: { id: book._id, name: book.title },
  fields: changedFields(FIELDS, { after: flat(book) }),
});

/** The subject is the book's former title. Returns undefined if nothing changed. */
export function bookEdited({ before, after }: EditedBook): AdminChange | undefined {
  const fields = changedFields(FIELDS, { before: flat(before), after: flat(after) });
  if (fields.length === 0) return undefined;
  return { action: 'book-edited', subject: { id: before._id, name: before.title }, fields };
}

/** Records every field of the book, so that it can be entered again. */
export const bookDeleted = (book: BookView): AdminChange => ({
  action: 'book-deleted',
  subject: { id: book._id, name: book.title },
  fields: changedFields(FIELDS, { before: flat(book) }),
});
