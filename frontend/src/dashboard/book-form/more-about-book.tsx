import { BOOK_FORMAT_NAMES, BOOK_FORMATS } from '@book-store/contract/book-facts';
import { languageName } from '@book-store/contract/language';
import { useState } from 'react';
import { EditFields } from '../../kit/forms/edit-form.tsx';
import { Field, SelectField } from '../../kit/forms/field.tsx';
import { Tick } from '../../kit/forms/tick.tsx';
import { BOOK_FIELDS, type BookDraft } from './book-draft.ts';
import type { BookFormState } from './use-book-form.ts';

const FACTS: readonly (keyof BookDraft)[] = [
  'publisher',
  'publishedYear',
  'pages',
  'language',
  'format',
  'series.name',
  'series.number',
  'tags',
  'stock',
];

/** The optional facts of a book, folded away until somebody opens them or one has an error. */
export function MoreAboutBook({ form }: { form: BookFormState }) {
  const [open, setOpen] = useState(false);
  const hasError = FACTS.some((name) => form.errorOf(name) !== undefined);
  const isNew = form.base === undefined;
  const { hidden, language, 'series.number': number } = form.values;
  return (
    <details
      open={open || hasError}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="col-span-2 border-t border-line pt-2"
    >
      <summary className="min-h-11 cursor-pointer py-2.5">
        <span className="font-semibold">More about this book</span>{' '}
        <span className="text-fine text-muted">
          {hidden ? 'Hidden from customers' : `Publisher, series, tags${isNew ? ', stock' : ''}`}
        </span>
      </summary>
      <div className="grid grid-cols-2 content-start gap-5 pt-3">
        <EditFields of={form} names={['publisher', 'publishedYear', 'pages']} />
        <SelectField {...form.field('language')}>
          <option value="">Not known</option>
          {languageChoices(language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.field('format')}>
          <option value="">Not known</option>
          {BOOK_FORMATS.map((format) => (
            <option key={format} value={format}>
              {BOOK_FORMAT_NAMES[format]}
            </option>
          ))}
        </SelectField>
        <Field {...form.field('series.name')} required={number !== ''} />
        <EditFields
          of={form}
          names={['series.number', 'tags', ...(isNew ? ['stock' as const] : [])]}
        />
        <BookTick form={form} name="orderable" className={isNew ? 'sm:col-span-1 sm:mt-7' : ''} />
        <BookTick form={form} name="hidden" />
      </div>
    </details>
  );
}

type TickProps = {
  form: BookFormState;
  name: 'trending' | 'orderable' | 'hidden';
  className?: string;
};

export const BookTick = ({ form, name, className = '' }: TickProps) => (
  <Tick
    className={`col-span-2 flex items-center gap-3 self-start font-semibold ${className}`}
    {...form.tick(name)}
  >
    {BOOK_FIELDS[name].label}
  </Tick>
);

const CODES =
  'af ar bg bn ca cs da de el en eo es et eu fa fi fil fr ga gl he hi hr hu hy id is it ja ka ko la lt lv mk ms mul nl no pl pt ro ru sk sl sq sr sv sw ta te th tr uk ur vi yi zh'.split(
    ' ',
  );

/** Returns the languages that a form offers by name, and `other` if it is not among them. */
export const languageChoices = (other: string): { code: string; name: string }[] =>
  [...new Set([...CODES, ...(other ? [other] : [])])]
    .map((code) => ({ code, name: languageName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
