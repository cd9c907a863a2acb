import type { StockSettings } from '@book-store/contract/catalogue/stock/stock.schemas';
import { LOW_STOCK_LEVEL_MAX } from '@book-store/contract/settings/shop/shop-limits';
import type { ReactNode } from 'react';
import { FRESH } from '../../../api/refresh.ts';
import { SelectField } from '../../../kit/fields/field.tsx';
import { EditConflict } from '../../../kit/forms/edit-conflict.tsx';
import { EditFields } from '../../../kit/forms/edit-form.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { wholeNumberUpTo } from '../../../kit/forms/form-constraints.ts';
import { formTexts } from '../../../kit/forms/texts.ts';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { booksTexts } from '../books-texts.ts';
import { AllGenreOptions } from '../parts/books/all-genre-options.tsx';
import { BOOK_FLAGS, type BookFlag, type BookListState } from '../parts/books/book-list-params.ts';
import {
  useEditStockSettingsMutation,
  useGetStockSettingsQuery,
} from '../parts/books/stock-api.ts';

type BookFiltersProps = {
  state: BookListState;
  onChange: (next: Partial<BookListState>) => void;
  /** Shown beside the genre. */
  children: ReactNode;
};

/** Narrows the list to a genre and to books that need work. */
export function BookFilters({ state, onChange, children }: BookFiltersProps) {
  const texts = useTexts(booksTexts).filters;
  const { category, flags = [] } = state;
  const toggle = (flag: BookFlag) =>
    onChange({
      flags: flags.includes(flag) ? flags.filter((one) => one !== flag) : [...flags, flag],
    });
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <SelectField
          label={texts.genre}
          className="min-w-40 grow basis-40 md:grow-0"
          value={category ?? ''}
          onChange={({ currentTarget }) => onChange({ category: currentTarget.value })}
        >
          <option value="">{texts.allGenres}</option>
          <AllGenreOptions chosen={category} />
        </SelectField>
        {children}
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{texts.only}</legend>
          {BOOK_FLAGS.map((flag) => (
            <button
              key={flag}
              type="button"
              aria-pressed={flags.includes(flag)}
              onClick={() => toggle(flag)}
              className="min-h-11 control px-4 hover:bg-wash aria-pressed:border-accent-deep aria-pressed:bg-wash aria-pressed:font-semibold aria-pressed:text-accent-deep"
            >
              {texts.flags[flag]}
            </button>
          ))}
        </fieldset>
      </div>
      {flags.includes('lowStock') && <LowStockLevel />}
    </>
  );
}

/** The number of copies at which a book is running out, for the whole shop. */
function LowStockLevel() {
  const { data } = useGetStockSettingsQuery(undefined, FRESH);
  // The list below shows the error.
  return data ? <LevelForm settings={data} /> : null;
}

function LevelForm({ settings }: { settings: StockSettings }) {
  const texts = useTexts(booksTexts).filters;
  const { save, saving } = useTexts(formTexts);
  const [edit] = useEditStockSettingsMutation();
  const form = useEditForm({
    item: settings,
    fields: {
      lowStockLevel: {
        label: texts.threshold,
        hint: texts.thresholdHint,
        ...wholeNumberUpTo(LOW_STOCK_LEVEL_MAX),
        min: 0,
        title: texts.thresholdRule(LOW_STOCK_LEVEL_MAX),
      },
    },
    read: ({ lowStockLevel }) => ({ lowStockLevel: String(lowStockLevel) }),
    send: ({ lowStockLevel }, { version }) =>
      edit({ lowStockLevel: Number(lowStockLevel), version }).unwrap(),
    saved: texts.saved,
  });
  return (
    <Form form={form} aria-label={texts.level} className="flex flex-wrap gap-3">
      <EditFields of={form} />
      <FormButton form={form} busy={saving} variant="secondary" className="mt-7 self-start">
        {save}
      </FormButton>
      <div className="basis-full empty:hidden">
        <EditConflict conflict={form.conflict} what={texts.theThreshold} problem={form.problem} />
      </div>
    </Form>
  );
}
