import type {
  AdminReadingListView,
  ReplaceReadingListBody,
} from '@book-store/contract/catalogue/reading-lists/reading-lists.schemas';
import { LIST_BOOKS_MAX } from '@book-store/contract/text-limits';
import { useFieldArray } from 'react-hook-form';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { BookFinder } from '../../orders/parts/order-parts/book-finder.tsx';
import { readingListTexts } from '../reading-list-texts.ts';
import { BookInList } from './book-in-list.tsx';
import { fieldsOf, KEYS, type List, type ListValues, valuesOf } from './list-values.ts';

type FormProps = {
  list: List;
  /** Returns the stored list. */
  save: (body: ReplaceReadingListBody) => Promise<AdminReadingListView>;
  saved: string | (() => void);
};

/** All fields of a list, and its books in their order. */
export function ReadingListForm({ list, save, saved }: FormProps) {
  const texts = useTexts(readingListTexts);
  const form = useEditForm<List, ListValues>({
    item: list,
    keep: `reading-list-${list.id ?? 'new'}`,
    fields: (values) => fieldsOf(values, texts),
    read: valuesOf,
    keys: KEYS,
    send: ({ books, ...typed }, { version }) =>
      save({
        ...typed,
        books: books.map(({ bookId, sentence, by }) => ({ bookId, sentence, by })),
        version,
      }),
    saved,
  });
  const { books } = form.values;
  const { append, remove, move } = useFieldArray({
    control: form.control,
    name: 'books',
    keyName: 'key',
  });
  return (
    <EditForm form={form} what={texts.what} button={texts.save}>
      <EditFields of={form} names={['title', 'sentence', 'by']} />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">{texts.fields.books}</legend>
        {books.length < LIST_BOOKS_MAX && (
          <BookFinder
            added={new Map(books.map(({ bookId }) => [bookId, 1]))}
            sells={false}
            onAdd={({ _id: bookId, title, hidden = false }) => {
              if (books.some((book) => book.bookId === bookId)) return;
              append({ bookId, title, hidden, sentence: '', by: '' });
            }}
          >
            {null}
          </BookFinder>
        )}
        {books.length === 0 && <p className="text-muted">{texts.noBooks}</p>}
        <ol className="stack gap-4">
          {books.map(({ bookId }, at) => (
            <BookInList
              key={bookId}
              form={form}
              at={at}
              onUp={at > 0 ? () => move(at, at - 1) : undefined}
              onDown={at < books.length - 1 ? () => move(at, at + 1) : undefined}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
        <p className="text-fine font-semibold text-bad empty:hidden">{form.errorOf('books')}</p>
      </fieldset>
      <Checkbox className="flex items-center gap-3" {...form.checkbox('published')}>
        <span>
          {texts.fields.published} <span className="text-muted">{texts.fields.publishedNote}</span>
        </span>
      </Checkbox>
    </EditForm>
  );
}
