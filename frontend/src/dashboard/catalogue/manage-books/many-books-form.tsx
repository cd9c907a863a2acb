import type {
  BookChange,
  BookValues,
  ChangedBooks,
} from '@book-store/contract/catalogue/books/book-changes.schemas';
import { STOCK_MAX } from '@book-store/contract/catalogue/books/book-facts';
import { STOCK_REASON_MAX } from '@book-store/contract/catalogue/stock/stock';
import { decimals } from '@book-store/contract/money';
import { type ReactNode, useState } from 'react';
import { useListAllGenresQuery } from '../../../api/calls/all-genres-api.ts';
import { CATALOGUE } from '../../../api/refresh.ts';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { Field, SelectField } from '../../../kit/fields/field.tsx';
import { CancelButton } from '../../../kit/forms/cancel-button.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { isSame } from '../../../kit/forms/merge-values.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { currencyWord, formatAmount } from '../../../lib/money/amount.ts';
import { languageNow, type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { booksTexts } from '../books-texts.ts';
import { AllGenreOptions } from '../parts/books/all-genre-options.tsx';
import { refusalOf } from '../parts/books/refused-book.ts';
import type { ChangeChosen } from './use-change-chosen.ts';

export type FormKind = 'price' | 'genre' | 'tags' | 'stock';
type FormProps = ChangeChosen & { kind: FormKind; onClose: () => void };

type ManyTexts = TextsOf<typeof booksTexts>['many'];

const SHOWN = 10;

/** Applies one change to all selected books; shows a preview of price changes first. */
export function ManyBooksForm({ kind, count, busy, change, preview, onClose }: FormProps) {
  const texts = useTexts(booksTexts).many;
  const [planned, setPlanned] = useState<{ change: BookChange; result: ChangedBooks }>();
  const { data: genres = [] } = useListAllGenresQuery(undefined, CATALOGUE);
  const form = useForm<Typed>({
    start: {
      by: kind === 'price' ? 'percent' : 'delta',
      number: '',
      prices: 'selling',
      endsIn90: false,
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
      aria-label={texts.title(count)}
      className="grid gap-3 card p-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">{inputs[kind](form, texts)}</div>
      {planned && <Preview {...planned.result} />}
      {form.problem && <FormProblem problem={form.problem} />}
      <div className="flex flex-wrap gap-3">
        <FormButton form={form} disabled={busy}>
          {kind === 'price' && !planned
            ? texts.preview
            : texts.title(planned?.result.changed ?? count)}
        </FormButton>
        <CancelButton form={form} onCancel={onClose} />
      </div>
    </Form>
  );
}

function Preview({ changed, unchanged, refused, fixed, books: all }: ChangedBooks) {
  const texts = useTexts(booksTexts).many;
  const shown = all.filter(({ outcome }) => outcome !== 'unchanged').slice(0, SHOWN);
  return (
    <div role="status" className="max-h-60 overflow-auto">
      <p className="font-semibold">{texts.outcome(changed, unchanged, refused)}</p>
      {fixed && <p>{texts.fixed(fixed)}</p>}
      <ul>
        {shown.map((book) => (
          <li key={book._id} className="flex justify-between gap-4 py-1 tabular-nums">
            <span className="min-w-0 truncate">{book.title ?? book._id}</span>
            <span className="shrink-0">
              {book.outcome === 'refused'
                ? refusalOf(book)
                : `${priceOf(book.from, texts)} → ${priceOf(book.to, texts)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function priceOf({ newPrice, oldPrice }: BookValues = {}, texts: ManyTexts): string {
  if (newPrice !== undefined) return formatAmount(newPrice);
  return oldPrice ? texts.was(formatAmount(oldPrice)) : texts.noOldPrice;
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
  endsIn90: boolean;
  category: string;
  add: string;
  remove: string;
  reason: string;
};

const toChange: Record<FormKind, (typed: Typed) => BookChange> = {
  price: ({ prices, by, number, endsIn90 }) => ({
    kind: 'price',
    prices,
    [by]: numberIn(number),
    ...(endsIn90 && by !== 'price' && { endsIn90 }),
  }),
  genre: ({ category }) => ({ kind: 'genre', category }),
  tags: ({ add, remove }) => ({ kind: 'tags', add: wordsIn(add), remove: wordsIn(remove) }),
  stock: ({ by, number, reason }) => ({ kind: 'stock', [by]: numberIn(number), reason }),
};

type ManyForm = Pick<ReturnType<typeof useForm<Typed>>, 'field' | 'checkbox' | 'watch'>;

const inputs: Record<FormKind, (form: ManyForm, texts: ManyTexts) => ReactNode> = {
  price: (form, texts) => (
    <>
      <SelectField label={texts.by} {...form.field('by')}>
        <option value="percent">{texts.percent}</option>
        <option value="amount">{currencyWord(languageNow())}</option>
        <option value="price">{texts.toOnePrice}</option>
      </SelectField>
      <Field
        label={texts.number}
        {...form.field('number', 'change.percent', 'change.amount', 'change.price')}
        required
        inputMode="text"
        pattern={`\\s*[+\\-]?\\d+([.,]\\d{1,${Math.max(2, decimals())}})?\\s*`}
        title={texts.numberRule}
        hint={texts.numberHint}
        autoComplete="off"
      />
      <SelectField label={texts.which} {...form.field('prices')}>
        <option value="selling">{texts.selling}</option>
        <option value="both">{texts.both}</option>
      </SelectField>
      {decimals() > 0 && form.watch('by') !== 'price' && (
        <Checkbox
          className="flex min-h-11 items-center gap-3 sm:col-span-3"
          {...form.checkbox('endsIn90')}
        >
          {texts.endsIn90(formatAmount(9.9))}
        </Checkbox>
      )}
    </>
  ),
  genre: (form, texts) => (
    <SelectField label={texts.newGenre} {...form.field('category', 'change.category')}>
      <AllGenreOptions />
    </SelectField>
  ),
  tags: (form, texts) => (
    <>
      <Field
        label={texts.addTags}
        optional
        {...form.field('add', 'change.add')}
        hint={texts.tagsHint}
        autoComplete="off"
      />
      <Field
        label={texts.removeTags}
        optional
        {...form.field('remove', 'change.remove')}
        autoComplete="off"
      />
    </>
  ),
  stock: (form, texts) => (
    <>
      <SelectField label={texts.happened} {...form.field('by')}>
        <option value="delta">{texts.adjust}</option>
        <option value="counted">{texts.counted}</option>
      </SelectField>
      <Field
        label={texts.copies}
        {...form.field('number', 'change.delta', 'change.counted')}
        type="number"
        required
        min={-STOCK_MAX}
        max={STOCK_MAX}
        step={1}
        hint={texts.copiesHint}
      />
      <Field
        label={texts.reason}
        {...form.field('reason', 'change.reason')}
        required
        maxLength={STOCK_REASON_MAX}
        autoComplete="off"
      />
    </>
  ),
};
