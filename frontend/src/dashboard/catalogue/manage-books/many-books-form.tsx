import type {
  BookChange,
  BookValues,
  ChangedBooks,
} from '@book-store/contract/catalogue/books/book-changes.schemas';
import { STOCK_MAX } from '@book-store/contract/catalogue/books/book-facts';
import { STOCK_REASON_MAX } from '@book-store/contract/catalogue/stock/stock';
import { decimals } from '@book-store/contract/money';
import { type ReactNode, useState } from 'react';
import { ALL_GENRES_REFRESH, useListAllGenresQuery } from '../../../api/calls/all-genres-api.ts';
import { Button } from '../../../kit/button.tsx';
import { Field, SelectField } from '../../../kit/fields/field.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { isSame } from '../../../kit/forms/merge-values.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { counted, currencyWord, formatAmount } from '../../../lib/money/amount.ts';
import { AllGenreOptions } from '../parts/books/all-genre-options.tsx';
import { type ChangeChosen, fixedBooks } from './use-change-chosen.ts';

export type FormKind = 'price' | 'genre' | 'tags' | 'stock';
type FormProps = ChangeChosen & { kind: FormKind; onClose: () => void };

const SHOWN = 10;

/** Applies one change to all selected books; shows a preview of price changes first. */
export function ManyBooksForm({ kind, count, busy, change, preview, onClose }: FormProps) {
  const [planned, setPlanned] = useState<{ change: BookChange; result: ChangedBooks }>();
  const { data: genres = [] } = useListAllGenresQuery(undefined, ALL_GENRES_REFRESH);
  const form = useForm<Typed>({
    start: {
      by: kind === 'price' ? 'percent' : 'delta',
      number: '',
      prices: 'selling',
      category: genres[0]?.category ?? '',
      add: '',
      remove: '',
      reason: '',
    },
    run: async (typed) => {
      const wanted = toChange[kind](typed);
      const isPlan = kind === 'price' && !planned;
      if (isPlan) {
        const result = await preview(wanted);
        // A preview of what is no longer typed would lead to a change that nobody has seen.
        if (isSame(form.getValues(), typed)) setPlanned({ change: wanted, result });
      } else await change(planned?.change ?? wanted);
      return isPlan;
    },
    done: (isPlan) => {
      if (!isPlan) onClose();
    },
  });
  return (
    <Form
      form={form}
      onChange={() => setPlanned(undefined)}
      aria-label={`Change ${counted(count, 'book')}`}
      className="grid gap-3 card p-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">{inputs[kind](form)}</div>
      {planned && <Preview {...planned.result} />}
      {form.problem && <FormProblem problem={form.problem} />}
      <div className="flex flex-wrap gap-3">
        <FormButton form={form} aria-disabled={busy}>
          {kind === 'price' && !planned
            ? 'Preview'
            : `Change ${counted(planned?.result.changed ?? count, 'book')}`}
        </FormButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

function Preview({ changed, unchanged, refused, fixed, books: all }: ChangedBooks) {
  const shown = all.filter(({ outcome }) => outcome !== 'unchanged').slice(0, SHOWN);
  return (
    <div role="status" className="max-h-60 overflow-auto">
      <p className="font-semibold">
        {changed} will change, {unchanged} stay the same, {refused} cannot be changed.
      </p>
      {fixed && <p>{fixedBooks(fixed)}</p>}
      <ul>
        {shown.map(({ _id, title, from, to, message }) => (
          <li key={_id} className="flex justify-between gap-4 py-1 tabular-nums">
            <span className="min-w-0 truncate">{title ?? _id}</span>
            <span className="shrink-0">{message ?? `${priceOf(from)} → ${priceOf(to)}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function priceOf({ newPrice, oldPrice }: BookValues = {}): string {
  if (newPrice !== undefined) return formatAmount(newPrice);
  return oldPrice ? `was ${formatAmount(oldPrice)}` : 'no old price';
}

const numberIn = (text: string) => Number(text.trim().replace(',', '.'));
const wordsIn = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** The values of the fields; each kind of change has only some of them. */
type Typed = {
  by: string;
  number: string;
  prices: 'selling' | 'both';
  category: string;
  add: string;
  remove: string;
  reason: string;
};

const toChange: Record<FormKind, (typed: Typed) => BookChange> = {
  price: ({ prices, by, number }) => ({ kind: 'price', prices, [by]: numberIn(number) }),
  genre: ({ category }) => ({ kind: 'genre', category }),
  tags: ({ add, remove }) => ({ kind: 'tags', add: wordsIn(add), remove: wordsIn(remove) }),
  stock: ({ by, number, reason }) => ({ kind: 'stock', [by]: numberIn(number), reason }),
};

type ManyForm = Pick<ReturnType<typeof useForm<Typed>>, 'field'>;

const inputs: Record<FormKind, (form: ManyForm) => ReactNode> = {
  price: (form) => (
    <>
      <SelectField label="Change by" {...form.field('by')}>
        <option value="percent">Percent</option>
        <option value="amount">{currencyWord()}</option>
        <option value="price">To one price</option>
      </SelectField>
      <Field
        label="Number"
        {...form.field('number', 'change.percent', 'change.amount', 'change.price')}
        required
        inputMode="text"
        pattern={`\\s*[+\\-]?\\d+([.,]\\d{1,${Math.max(2, decimals())}})?\\s*`}
        title="A number such as -10 or 2.50."
        hint="-10 makes it lower, 10 higher."
        autoComplete="off"
      />
      <SelectField label="Which price" {...form.field('prices')}>
        <option value="selling">Selling price: shown as reduced</option>
        <option value="both">Old and selling price</option>
      </SelectField>
    </>
  ),
  genre: (form) => (
    <SelectField label="New genre" {...form.field('category', 'change.category')}>
      <AllGenreOptions />
    </SelectField>
  ),
  tags: (form) => (
    <>
      <Field
        label="Add tags"
        optional
        {...form.field('add', 'change.add')}
        hint="Separate them by commas."
        autoComplete="off"
      />
      <Field
        label="Remove tags"
        optional
        {...form.field('remove', 'change.remove')}
        autoComplete="off"
      />
    </>
  ),
  stock: (form) => (
    <>
      <SelectField label="What happened" {...form.field('by')}>
        <option value="delta">Adjust by</option>
        <option value="counted">I counted the copies</option>
      </SelectField>
      <Field
        label="Copies"
        {...form.field('number', 'change.delta', 'change.counted')}
        type="number"
        required
        min={-STOCK_MAX}
        max={STOCK_MAX}
        step={1}
        hint="-2 takes two away from each book."
      />
      <Field
        label="Reason"
        {...form.field('reason', 'change.reason')}
        required
        maxLength={STOCK_REASON_MAX}
        autoComplete="off"
      />
    </>
  ),
};
