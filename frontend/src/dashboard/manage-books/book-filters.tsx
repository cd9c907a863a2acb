import type { ReactNode } from 'react';
import { SelectField } from '../../kit/forms/field.tsx';
import { AllGenreOptions } from '../books/all-genre-options.tsx';
import { BOOK_FLAGS, type BookFlag, type BookListState } from '../books/book-list-params.ts';
import { LowStockLevel } from './low-stock-level.tsx';

const names: Record<BookFlag, string> = {
  trending: 'Trending',
  reduced: 'Reduced',
  noCover: 'No cover',
  lowStock: 'Running out',
  hidden: 'Hidden',
};

type BookFiltersProps = {
  state: BookListState;
  onChange: (next: Partial<BookListState>) => void;
  /** Shown beside the genre. */
  children: ReactNode;
};

/** Narrows the list to a genre and to books that need work. */
export function BookFilters({ state, onChange, children }: BookFiltersProps) {
  const { category, flags = [] } = state;
  const toggle = (flag: BookFlag) =>
    onChange({
      flags: flags.includes(flag) ? flags.filter((one) => one !== flag) : [...flags, flag],
    });
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <SelectField
          label="Genre"
          className="min-w-40 grow basis-40 md:grow-0"
          value={category ?? ''}
          onChange={({ currentTarget }) => onChange({ category: currentTarget.value })}
        >
          <option value="">All genres</option>
          <AllGenreOptions chosen={category} />
        </SelectField>
        {children}
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">Only books that are</legend>
          {BOOK_FLAGS.map((flag) => (
            <button
              key={flag}
              type="button"
              aria-pressed={flags.includes(flag)}
              onClick={() => toggle(flag)}
              className="min-h-11 control px-4 hover:bg-wash aria-pressed:border-accent-deep aria-pressed:bg-wash aria-pressed:font-semibold aria-pressed:text-accent-deep"
            >
              {names[flag]}
            </button>
          ))}
        </fieldset>
      </div>
      {flags.includes('lowStock') && <LowStockLevel />}
    </>
  );
}
