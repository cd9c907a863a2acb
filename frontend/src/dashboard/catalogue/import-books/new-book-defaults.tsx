import { TO_SORT, TO_SORT_NAMES } from '@book-store/contract/catalogue/genres/categories';
import type { DefaultColumn } from '@book-store/contract/catalogue/imports/book-columns';
import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import { FoldedCard } from '../../../kit/card.tsx';
import { dashboardKitTexts } from '../../../kit/dashboard-texts.ts';
import { Field, SelectField } from '../../../kit/fields/field.tsx';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { importTexts } from '../import-texts.ts';
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
  const { defaults: texts, columns } = useTexts(importTexts);
  const { yes, no } = useTexts(dashboardKitTexts);
  const language = useLanguage();
  const { defaults } = choices;
  const field = (column: DefaultColumn) => ({
    label: columns[column],
    value: defaults[column] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...choices, defaults: { ...defaults, [column]: target.value } }),
  });
  const isPriceMissing = current.problems.some(({ column }) => column === 'newPrice');
  return (
    <FoldedCard title={texts.title} summary={texts.summary} open={isPriceMissing}>
      <div className="grid gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-3">
        <Field {...field('newPrice')} inputMode="decimal" autoComplete="off" maxLength={20} />
        <SelectField {...field('fixedPrice')}>
          <option value="">{texts.asSettings}</option>
          <option value="yes">{yes}</option>
          <option value="no">{no}</option>
        </SelectField>
        <SelectField {...field('category')}>
          <option value="">{TO_SORT_NAMES[language]}</option>
          <AllGenreOptions without={TO_SORT.toLowerCase()} />
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
          hint={texts.stockHint}
        />
      </div>
    </FoldedCard>
  );
}
