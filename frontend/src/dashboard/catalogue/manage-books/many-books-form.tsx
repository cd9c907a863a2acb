import type {
  BookChange,
  BookValues,
  ChangedBooks,
} from '@book-store/contract/catalogue/books/book-changes.schemas';
import { STOCK_MAX } from '@book-store/contract/catalogue/books/book-facts';
import { STOCK_REASON_MAX } from '@book-store/contract/catalogue/stock/stock';
import { decimals } from '@book-store/contract/money';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Field, SelectField } from '../../../kit/fields/field.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';
import { counted, currencyWord, formatAmount } from '../../../lib/money/amount.ts';
import { AllGenreOptions } from '../parts/books/all-genre-options.tsx';
import type { ChangeChosen } from './use-change-chosen.ts';
import { fixedBooks } from './use-change-chosen.ts';

export type FormKind = 'price' | 'genre' | 'tags' | 'stock';
type FormProps = ChangeChosen & { kind: FormKind; onClose: () => void };

/** How many books a preview names. */
const SHOWN = 10;

/** One change of all chosen books; a change of prices is previewed first. */
export function ManyBooksForm({ kind, count, busy, change, preview, onClose }: FormProps) {
  const [planned, setPlanned] = useState<{ change: BookChange; result: ChangedBooks }>();
  const { onSubmit, submitting, problem } = useFormSubmit(async (data) => {
    const wanted = toChange[kind](data);
    if (kind === 'price' && !planned) {
      return setPlanned({ change: wanted, result: await preview(wanted) });
    }
    await change(planned?.change ?? wanted);
    onClose();
  });
  const { fields = {} } = problem ?? {};
  return (
    <form
      onSubmit={onSubmit}
      onChange={() => setPlanned(undefined)}
      noValidate
      aria-label={`Change ${counted(count, 'book')}`}
      className="grid gap-3 card p-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">{inputs[kind](fields)}</div>
      {planned && <Preview {...planned.result} />}
      {problem && <FormProblem problem={problem} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={submitting || busy}>
          {kind === 'price' && !planned
            ? 'Preview'
            : `Change ${counted(planned?.result.changed ?? count, 'book')}`}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
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

const numberOf = (data: FormData, name: string) =>
  Number(String(data.get(name)).trim().replace(',', '.'));
const wordsOf = (data: FormData, name: string) =>
  String(data.get(name))
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const toChange: Record<FormKind, (data: FormData) => BookChange> = {
  price: (data) => ({
    kind: 'price',
    prices: data.get('prices') === 'both' ? 'both' : 'selling',
    [String(data.get('by'))]: numberOf(data, 'number'),
  }),
  genre: (data) => ({ kind: 'genre', category: String(data.get('category')) }),
  tags: (data) => ({ kind: 'tags', add: wordsOf(data, 'add'), remove: wordsOf(data, 'remove') }),
  stock: (data) => ({
    kind: 'stock',
    [data.get('by') === 'counted' ? 'counted' : 'delta']: numberOf(data, 'number'),
    reason: String(data.get('reason')),
  }),
};

type Problems = Record<string, string>;
const problemIn = (fields: Problems, ...names: string[]) =>
  names.map((name) => fields[`change.${name}`]).find(Boolean);

const inputs: Record<FormKind, (fields: Problems) => ReactNode> = {
  price: (fields) => (
    <>
      <SelectField label="Change by" name="by">
        <option value="percent">Percent</option>
        <option value="amount">{currencyWord()}</option>
        <option value="price">To one price</option>
      </SelectField>
      <Field
        label="Number"
        name="number"
        required
        inputMode="text"
        pattern={`\\s*[+\\-]?\\d+([.,]\\d{1,${Math.max(2, decimals())}})?\\s*`}
        title="A number such as -10 or 2.50."
        hint="-10 makes it lower, 10 higher."
        autoComplete="off"
        error={problemIn(fields, 'percent', 'amount', 'price')}
      />
      <SelectField label="Which price" name="prices">
        <option value="selling">Selling price: shown as reduced</option>
        <option value="both">Old and selling price</option>
      </SelectField>
    </>
  ),
  genre: (fields) => (
    <SelectField label="New genre" name="category" error={problemIn(fields, 'category')}>
      <AllGenreOptions />
    </SelectField>
  ),
  tags: (fields) => (
    <>
      <Field
        label="Add tags"
        optional
        name="add"
        hint="Separate them by commas."
        autoComplete="off"
        error={problemIn(fields, 'add')}
      />
      <Field label="Remove tags" optional name="remove" autoComplete="off" />
    </>
  ),
  stock: (fields) => (
    <>
      <SelectField label="What happened" name="by">
        <option value="delta">Adjust by</option>
        <option value="counted">I counted the copies</option>
      </SelectField>
      <Field
        label="Copies"
        name="number"
        type="number"
        required
        min={-STOCK_MAX}
        max={STOCK_MAX}
        step={1}
        hint="-2 takes two away from each book."
        error={problemIn(fields, 'delta', 'counted')}
      />
      <Field
        label="Reason"
        name="reason"
        required
        maxLength={STOCK_REASON_MAX}
        autoComplete="off"
        error={problemIn(fields, 'reason')}
      />
    </>
  ),
};
