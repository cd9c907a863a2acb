import { TO_SORT } from '@book-store/contract/catalogue/genres/categories';
import {
  BOOK_COLUMN_NAMES,
  type DefaultColumn,
} from '@book-store/contract/catalogue/imports/book-columns';
import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import { FoldedCard } from '../../../kit/card.tsx';
import { Field, SelectField } from '../../../kit/fields/field.tsx';
import { FormatOptions, LanguageOptions } from '../parts/book-form/edition-options.tsx';
import { AllGenreOptions } from '../parts/books/all-genre-options.tsx';
import type { ImportChoices } from './use-import.ts';

type NewBookDefaultsProps = {
  current: ImportView;
  choices: ImportChoices;
  onChange: (choices: ImportChoices) => void;
};

/** Defaults for new books where the file has no value. */
export function NewBookDefaults({ current, choices, onChange }: NewBookDefaultsProps) {
  const { defaults } = choices;
  const field = (column: DefaultColumn) => ({
    label: BOOK_COLUMN_NAMES[column],
    value: defaults[column] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...choices, defaults: { ...defaults, [column]: target.value } }),
  });
  const isPriceMissing = current.problems.some(({ column }) => column === 'newPrice');
  return (
    <FoldedCard
      title="For new books without their own"
      summary="price, genre, language, format, stock"
      open={isPriceMissing}
    >
      <div className="grid gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-3">
        <Field {...field('newPrice')} inputMode="decimal" autoComplete="off" maxLength={20} />
        <SelectField {...field('fixedPrice')}>
          <option value="">As the shop's settings say</option>
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </SelectField>
        <SelectField {...field('category')}>
          <option value="">{TO_SORT}</option>
          <AllGenreOptions without={TO_SORT} />
        </SelectField>
        <SelectField {...field('language')}>
          <LanguageOptions chosen={defaults.language ?? ''} />
        </SelectField>
        <SelectField {...field('format')}>
          <FormatOptions />
        </SelectField>
        <Field
          {...field('stock')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          hint="Leave blank if you do not count copies."
        />
      </div>
    </FoldedCard>
  );
}
