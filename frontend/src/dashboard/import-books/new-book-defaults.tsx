import { BOOK_COLUMN_NAMES, type DefaultColumn } from '@book-store/contract/book-columns';
import { BOOK_FORMAT_NAMES, BOOK_FORMATS } from '@book-store/contract/book-facts';
import { TO_SORT } from '@book-store/contract/categories';
import type { ImportView } from '@book-store/contract/schemas/imports';
import { ALL_GENRES_REFRESH, useListAllGenresQuery } from '../../api/all-genres-api.ts';
import { Field, SelectField } from '../../kit/forms/field.tsx';
import { GenreOptions } from '../../kit/forms/genre-options.tsx';
import { languageChoices } from '../book-form/more-about-book.tsx';
import type { ImportChoices } from './use-import.ts';

type NewBookDefaultsProps = {
  current: ImportView;
  choices: ImportChoices;
  onChange: (choices: ImportChoices) => void;
};

/** What new books have where the file says nothing. */
export function NewBookDefaults({ current, choices, onChange }: NewBookDefaultsProps) {
  const { data: genres = [] } = useListAllGenresQuery(undefined, ALL_GENRES_REFRESH);
  const { defaults } = choices;
  const field = (column: DefaultColumn) => ({
    label: BOOK_COLUMN_NAMES[column],
    value: defaults[column] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...choices, defaults: { ...defaults, [column]: target.value } }),
  });
  const isPriceMissing = current.problems.some(({ column }) => column === 'newPrice');
  return (
    <details open={isPriceMissing} className="card p-4">
      <summary className="min-h-11 cursor-pointer py-2.5">
        <span className="font-semibold">For new books without their own</span>{' '}
        <span className="text-fine text-muted">price, genre, language, format, stock</span>
      </summary>
      <div className="grid gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-3">
        <Field {...field('newPrice')} inputMode="decimal" autoComplete="off" maxLength={20} />
        <SelectField {...field('category')}>
          <option value="">{TO_SORT}</option>
          <GenreOptions genres={genres.filter(({ name }) => name !== TO_SORT)} />
        </SelectField>
        <SelectField {...field('language')}>
          <option value="">Not known</option>
          {languageChoices('').map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('format')}>
          <option value="">Not known</option>
          {BOOK_FORMATS.map((format) => (
            <option key={format} value={format}>
              {BOOK_FORMAT_NAMES[format]}
            </option>
          ))}
        </SelectField>
        <Field
          {...field('stock')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          hint="Leave blank if you do not count copies."
        />
      </div>
    </details>
  );
}
