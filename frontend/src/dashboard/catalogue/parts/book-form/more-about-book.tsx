import { shopPlace } from '@book-store/contract/place';
import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { Checkbox } from '../../../../kit/fields/checkbox.tsx';
import { Field, SelectField } from '../../../../kit/fields/field.tsx';
import { EditFields } from '../../../../kit/forms/edit-form.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../../frame/use-dashboard-texts.ts';
import { bookTexts } from '../../book-texts.ts';
import { type BookDraft, bookFields } from './book-draft.tsx';
import { FormatOptions, LanguageOptions } from './edition-options.tsx';
import type { BookFormState } from './use-book-form.ts';

const FACTS: readonly FieldPath<BookDraft>[] = [
  'publisher',
  'publishedYear',
  'pages',
  'weight',
  'language',
  'format',
  'series.name',
  'series.number',
  'rating.average',
  'rating.count',
  'rating.source',
  'tags',
  'stock',
];

/** Whether fixed prices are common enough here that the field belongs beside the prices. */
export const hasFixedPrices = ({ base }: BookFormState): boolean =>
  base?.fixedPrice === true || shopPlace().fixedPrices === true;

/** The optional facts of a book, folded away until somebody opens them or one has an error. */
export function MoreAboutBook({ form }: { form: BookFormState }) {
  const texts = useTexts(bookTexts).more;
  const [open, setOpen] = useState(false);
  const hasError = FACTS.some((name) => form.errorOf(name) !== undefined);
  const isNew = form.base === undefined;
  const { hidden, language, series, rating } = form.values;
  return (
    <details
      open={open || hasError}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="col-span-2 border-t border-line pt-2"
    >
      <summary className="min-h-11 cursor-pointer py-2.5">
        <span className="font-semibold">{texts.title}</span>{' '}
        <span className="text-fine text-muted">
          {hidden ? texts.hidden : isNew ? texts.ofNew : texts.ofStored}
        </span>
      </summary>
      <div className="grid grid-cols-2 content-start gap-5 pt-3 max-sm:items-end">
        <EditFields of={form} names={['publisher', 'publishedYear', 'pages', 'weight']} />
        <SelectField {...form.field('language')}>
          <LanguageOptions chosen={language} />
        </SelectField>
        <SelectField {...form.field('format')}>
          <FormatOptions />
        </SelectField>
        <Field {...form.field('series.name')} required={series.number !== ''} />
        <EditFields of={form} names={['series.number']} />
        <Field {...form.field('rating.average')} required={rating.count !== ''} />
        <Field {...form.field('rating.count')} required={rating.average !== ''} />
        <EditFields
          of={form}
          names={['rating.source', 'tags', ...(isNew ? ['stock' as const] : [])]}
        />
        <BookCheckbox
          form={form}
          name="orderable"
          className={isNew ? 'sm:col-span-1 sm:mt-7' : ''}
        />
        <BookCheckbox form={form} name="hidden" />
        {!hasFixedPrices(form) && <BookCheckbox form={form} name="fixedPrice" />}
      </div>
    </details>
  );
}

type CheckboxProps = {
  form: BookFormState;
  name: 'trending' | 'orderable' | 'hidden' | 'fixedPrice';
  className?: string;
};

export function BookCheckbox({ form, name, className = '' }: CheckboxProps) {
  const fields = bookFields(useDashboardTexts(), useTexts(bookTexts));
  return (
    <Checkbox
      className={`col-span-2 flex items-center gap-3 self-start font-semibold ${className}`}
      {...form.checkbox(name)}
    >
      {fields[name].label}
    </Checkbox>
  );
}
