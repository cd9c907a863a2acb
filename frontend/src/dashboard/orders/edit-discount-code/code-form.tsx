import type {
  DiscountCodeView,
  EditDiscountCodeBody,
} from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import { useAllGenreNames, useListAllGenresQuery } from '../../../api/calls/all-genres-api.ts';
import { CATALOGUE } from '../../../api/refresh.ts';
import { IconButton } from '../../../kit/button.tsx';
import { SelectField } from '../../../kit/fields/field.tsx';
import { Options } from '../../../kit/fields/options.tsx';
import { SeveralField } from '../../../kit/fields/several-field.tsx';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { ErrorMessage } from '../../../kit/forms/form-problem.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { CloseIcon } from '../../../kit/icons/icons.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { discountTexts } from '../discount-texts.ts';
import { BookFinder } from '../parts/order-parts/book-finder.tsx';
import {
  type CodeValues,
  type DiscountCodeDraft,
  fieldsOf,
  KEYS,
  toEditBody,
  valuesOf,
} from './code-values.ts';

type CodeFormProps = {
  code: DiscountCodeDraft;
  /** Returns the stored code. */
  save: (body: EditDiscountCodeBody) => Promise<DiscountCodeView>;
  saved: string | (() => void);
};

/** All terms of a discount code. */
export function CodeForm({ code, save, saved }: CodeFormProps) {
  const { form: texts, kinds } = useTexts(discountTexts);
  const { data: genres = [] } = useListAllGenresQuery(undefined, CATALOGUE);
  const genreName = useAllGenreNames();
  const form = useEditForm<DiscountCodeDraft, CodeValues>({
    item: code,
    keep: `discount-code-${code._id ?? 'new'}`,
    fields: (values) => fieldsOf(values, genreName, { form: texts, kinds }),
    read: (item) => valuesOf(item, texts.deletedBook),
    keys: KEYS,
    send: (typed, { version }) => save(toEditBody(typed, version)),
    saved,
  });
  const { values } = form;
  const isUsed = (form.base.uses ?? 0) > 0;
  return (
    <EditForm form={form} what={texts.thisCode} button={texts.save}>
      <EditFields
        of={{
          names: form.names,
          field: (name) => ({
            ...form.field(name),
            ...(isUsed && { readOnly: true, hint: texts.keepsName }),
          }),
        }}
        names={['code']}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...form.field('kind')}>
          <Options names={kinds} />
        </SelectField>
        {values.kind !== 'delivery' && <EditFields of={form} names={[values.kind]} />}
      </div>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-title text-h3 font-semibold">{texts.whenTitle}</legend>
        <EditFields of={form} names={['firstDay', 'lastDay', 'limit', 'perCustomer']} />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="mb-3 font-title text-h3 font-semibold">{texts.forTitle}</legend>
        <EditFields of={form} names={['minimum']} />
        <SeveralField
          label={texts.genres}
          {...form.choice('genres')}
          add={texts.addGenre}
          choices={genres.map(({ category }) => category)}
          nameOf={genreName}
        />
        <CodeBooks {...form.choice('books')} />
        <p className="text-fine text-muted">{texts.forAll}</p>
      </fieldset>
    </EditForm>
  );
}

type CodeBooksProps = {
  value: CodeValues['books'];
  error: string | undefined;
  onChange: (books: CodeValues['books']) => void;
};

function CodeBooks({ value: books, error, onChange }: CodeBooksProps) {
  const texts = useTexts(discountTexts).form;
  return (
    <fieldset data-focus-area className="grid gap-2">
      <legend className="mb-2 font-semibold">{texts.books}</legend>
      <BookFinder
        added={new Map(books.map(({ bookId }) => [bookId, 1]))}
        sells={false}
        onAdd={({ _id: bookId, title }) => {
          if (books.every((book) => book.bookId !== bookId))
            onChange([...books, { bookId, title }]);
        }}
      >
        <ul aria-label={texts.booksOfCode} className="empty:hidden">
          {books.map(({ bookId, title }) => (
            <li
              key={bookId}
              className="flex items-center justify-between gap-3 border-b border-line py-1"
            >
              <span className="min-w-0 break-words">{title}</span>
              <IconButton
                name={texts.remove(title)}
                onClick={() => onChange(books.filter((book) => book.bookId !== bookId))}
              >
                <CloseIcon className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      </BookFinder>
      <ErrorMessage className="text-fine">{error}</ErrorMessage>
    </fieldset>
  );
}
