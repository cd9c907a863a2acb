import { formatMoney } from '@book-store/contract/money';
import type { ComponentProps } from 'react';
import { Field, SelectField, TextAreaField } from '../../kit/forms/field.tsx';
import { PRICE_PATTERN, PRICE_RULE, parsePrice } from '../../lib/price-input.ts';
import { texts } from '../../lib/specified-texts.ts';
import { AllGenreOptions } from '../books/all-genre-options.tsx';
import type { BookDraft } from './book-draft.ts';
import { IsbnField } from './isbn-field.tsx';
import { MoreAboutBook } from './more-about-book.tsx';

type BookFieldsProps = {
  draft: BookDraft;
  /** Whether the book is not in the shop yet. */
  isNew?: boolean;
  /** Whether the book may be without an old price, as imported ones are. */
  oldPriceOptional?: boolean;
  errorOf: (name: keyof BookDraft) => string | undefined;
  onChange: (change: Partial<BookDraft>) => void;
};

type TextName = Exclude<keyof BookDraft, 'trending' | 'orderable' | 'hidden'>;

/** All fields of a book except the cover. */
export function BookFields({
  draft,
  isNew = false,
  oldPriceOptional = false,
  errorOf,
  onChange,
}: BookFieldsProps) {
  const wired = (name: TextName) => ({
    name,
    value: draft[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  const price: Omit<ComponentProps<typeof Field>, 'label'> = {
    required: true,
    inputMode: 'decimal',
    autoComplete: 'off',
    placeholder: '0.00',
    pattern: PRICE_PATTERN,
    title: PRICE_RULE,
  };
  return (
    <div className="grid grid-cols-2 content-start gap-5">
      <IsbnField draft={draft} error={errorOf('isbn')} onChange={onChange} />
      <Field label="Title" required className="col-span-2" {...wired('title')} />
      <Field
        label="Author"
        optional
        hint={`If left empty, the book page shows “${texts.book.defaultAuthor}”.`}
        className="col-span-2"
        {...wired('author')}
      />
      <TextAreaField
        label="Description"
        required
        rows={8}
        className="col-span-2"
        {...wired('description')}
      />
      <SelectField
        label="Category"
        required
        className="col-span-2 sm:col-span-1"
        {...wired('category')}
      >
        <option value="">{texts.admin.chooseCategory}</option>
        <AllGenreOptions chosen={draft.category} />
      </SelectField>
      <label className="col-span-2 flex min-h-11 cursor-pointer items-center gap-3 self-start font-semibold sm:col-span-1 sm:mt-7">
        <input
          type="checkbox"
          name="trending"
          checked={draft.trending}
          onChange={(event) => onChange({ trending: event.currentTarget.checked })}
          className="size-5 accent-accent-deep"
        />
        Trending
      </label>
      <Field
        label="Old Price"
        {...price}
        required={!oldPriceOptional}
        optional={oldPriceOptional}
        {...wired('oldPrice')}
      />
      <Field label="New Price" {...price} {...wired('newPrice')} />
      <p aria-live="polite" className="text-fine text-muted empty:hidden col-span-2">
        {priceSummary(draft)}
      </p>
      <MoreAboutBook isNew={isNew} draft={draft} errorOf={errorOf} onChange={onChange} />
    </div>
  );
}

function priceSummary({ oldPrice, newPrice }: BookDraft): string {
  const [was, is] = [parsePrice(oldPrice), parsePrice(newPrice)];
  if (is === null || (was === null && oldPrice.trim() !== '')) return '';
  if (was === null) return `Customers see ${formatMoney(is)} and no discount.`;
  if (is < was) return `Customers see ${formatMoney(is)} instead of ${formatMoney(was)}.`;
  if (is === was) return `Customers see ${formatMoney(is)} and no discount.`;
  return `The new price is higher than the old one: customers see ${formatMoney(is)} and no discount.`;
}
