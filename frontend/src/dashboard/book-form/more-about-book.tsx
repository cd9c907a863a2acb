import { BOOK_FORMATS, PICK_TAG } from '@book-store/contract/book-facts';
import { languageName } from '@book-store/contract/language';
import { type ReactNode, useState } from 'react';
import { Field, SelectField } from '../../kit/forms/field.tsx';
import { FORMAT_NAMES } from '../../lib/edition.ts';
import type { BookDraft } from './book-draft.ts';
import { EMPTY_FACTS, type FactsDraft } from './facts-draft.ts';

type MoreAboutBookProps = {
  draft: BookDraft;
  /** Whether the book is not in the shop yet; later its copies have a form of their own. */
  isNew: boolean;
  errorOf: (name: keyof BookDraft) => string | undefined;
  onChange: (change: Partial<BookDraft>) => void;
};

type TextName = Exclude<keyof FactsDraft, 'orderable' | 'hidden'>;
const NAMES = (Object.keys(EMPTY_FACTS) as (keyof FactsDraft)[]).filter((name) => name !== 'isbn');

const digits = (rule: string) => ({
  inputMode: 'numeric' as const,
  autoComplete: 'off',
  pattern: '\\s*\\d*\\s*',
  title: rule,
});

/** The optional facts of a book, folded away until somebody opens them or one has an error. */
export function MoreAboutBook({ draft, isNew, errorOf, onChange }: MoreAboutBookProps) {
  const [open, setOpen] = useState(false);
  const hasError = NAMES.some((name) => errorOf(name) !== undefined);
  const wired = (name: TextName) => ({
    name: pathOf(name),
    value: draft[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <details
      open={open || hasError}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="col-span-2 border-t border-line pt-2"
    >
      <summary className="min-h-11 cursor-pointer py-2.5">
        <span className="font-semibold">More about this book</span>{' '}
        <span className="text-fine text-muted">
          {draft.hidden
            ? 'Hidden from customers'
            : `Publisher, series, tags${isNew ? ', stock' : ''}`}
        </span>
      </summary>
      <div className="grid grid-cols-2 content-start gap-5 pt-3">
        <Field label="Publisher" className="col-span-2 sm:col-span-1" {...wired('publisher')} />
        <Field
          label="Year of publication"
          {...digits('A year has at most four digits.')}
          {...wired('publishedYear')}
        />
        <Field label="Pages" {...digits('Enter digits only.')} {...wired('pages')} />
        <SelectField label="Language" {...wired('language')}>
          <option value="">Not known</option>
          {languageChoices(draft.language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label="Format" {...wired('format')}>
          <option value="">Not known</option>
          {BOOK_FORMATS.map((format) => (
            <option key={format} value={format}>
              {FORMAT_NAMES[format]}
            </option>
          ))}
        </SelectField>
        <Field label="Series" required={draft.seriesNumber !== ''} {...wired('seriesName')} />
        <Field
          label="Number in the series"
          inputMode="decimal"
          autoComplete="off"
          pattern="\s*\d*([.,]\d{1,2})?\s*"
          title="A number such as 3 or 1.5."
          {...wired('seriesNumber')}
        />
        <Field
          label="Tags"
          hint={`Words of your own, separated by commas. “${PICK_TAG}” puts the book into the row “From the shop”.`}
          autoComplete="off"
          className="col-span-2"
          {...wired('tags')}
        />
        {isNew && (
          <Field
            label="Copies in stock"
            hint="Leave blank if you do not count them: then the book is always available."
            className="col-span-2 sm:col-span-1"
            {...digits('A whole number of copies.')}
            {...wired('stock')}
          />
        )}
        <Tick
          name="orderable"
          checked={draft.orderable}
          onChange={(orderable) => onChange({ orderable })}
          className={isNew ? 'sm:col-span-1 sm:mt-7' : ''}
        >
          Can be ordered when sold out
        </Tick>
        <Tick name="hidden" checked={draft.hidden} onChange={(hidden) => onChange({ hidden })}>
          Hidden: only admins see this book
        </Tick>
      </div>
    </details>
  );
}

/** Returns where the server names an error of this field; a series is one value there. */
export const pathOf = (name: keyof BookDraft): string =>
  name === 'seriesName' ? 'series.name' : name === 'seriesNumber' ? 'series.number' : name;

type TickProps = {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string;
  children: ReactNode;
};

const Tick = ({ name, checked, onChange, className = '', children }: TickProps) => (
  <label
    className={`col-span-2 flex min-h-11 cursor-pointer items-center gap-3 self-start font-semibold ${className}`}
  >
    <input
      type="checkbox"
      name={name}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      className="size-5 accent-accent-deep"
    />
    {children}
  </label>
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
