import type {
  AdminReadingListView,
  EditReadingListBody,
} from '@book-store/contract/catalogue/reading-lists/reading-lists.schemas';
import {
  LIST_SENTENCE_MAX,
  LIST_TITLE_MAX,
  RECOMMENDED_BY_MAX,
} from '@book-store/contract/text-limits';
import type { FieldsOf, useEditForm } from '../../../kit/forms/use-edit-form.ts';
import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { readingListTexts } from '../reading-list-texts.ts';

/** A stored list, or a new one. */
export type List = EditReadingListBody &
  Partial<Pick<AdminReadingListView, 'id' | 'version' | 'books'>>;

export const valuesOf = ({ title, sentence = '', by = '', published, books }: List) => ({
  title,
  sentence,
  by,
  published,
  books: (books as AdminReadingListView['books']).map((book) => ({
    bookId: book.bookId,
    title: book.title ?? '',
    hidden: book.hidden ?? false,
    sentence: book.sentence ?? '',
    by: book.by ?? '',
  })),
});
export type ListValues = ReturnType<typeof valuesOf>;
export type ReadingListFormState = ReturnType<typeof useEditForm<List, ListValues>>;

export const fieldsOf = (
  { books }: ListValues,
  { fields: texts, gone }: TextsOf<typeof readingListTexts>,
): FieldsOf<ListValues> => ({
  title: { label: texts.title, hint: texts.titleHint, required: true, maxLength: LIST_TITLE_MAX },
  sentence: { label: texts.sentence, optional: true, maxLength: LIST_SENTENCE_MAX },
  by: { label: texts.by, hint: texts.byHint, optional: true, maxLength: RECOMMENDED_BY_MAX },
  published: { label: texts.published },
  books: {
    label: texts.books,
    shows: (shown: ListValues['books']) => shown.map(({ title }) => title || gone).join(', '),
  },
  ...Object.assign(
    {},
    ...books.map(({ title }, at) => ({
      [`books.${at}.sentence`]: {
        label: texts.bookSentence,
        of: title || gone,
        optional: true,
        maxLength: LIST_SENTENCE_MAX,
      },
      [`books.${at}.by`]: {
        label: texts.bookBy,
        of: title || gone,
        optional: true,
        maxLength: RECOMMENDED_BY_MAX,
      },
    })),
  ),
});

export const KEYS = { books: ({ bookId }: ListValues['books'][number]) => bookId };
