import { BOOK_SORTS, type BookSort } from '@book-store/contract/lists';
import { Button } from '../../kit/button.tsx';
import { FACETS_FORM } from './facets-form.tsx';
import type { Shelf } from './shelf.ts';
import { rankingNames, sortNames } from './shelf-words.ts';

/** The order of the books; a search has the best match first, other shelves what sells best. */
export function SortSelect({ shelf: { state, facets, choose } }: { shelf: Shelf }) {
  const { ranking = 'sales' } = facets ?? {};
  const usual = state.q ? undefined : 'best-selling';
  // With nothing sold and nothing known, what sells best is what is new.
  const same = ranking === 'age' && (state.q ? 'best-selling' : 'newest');
  const sorts = BOOK_SORTS.filter((sort) => sort !== usual && sort !== same);
  return (
    <div className="flex grow items-center gap-3 lg:grow-0">
      <label className="flex grow items-center gap-2">
        <span className="shrink-0 max-lg:sr-only">Sort by</span>
        <select
          name="sort"
          form={FACETS_FORM}
          value={state.sort ?? ''}
          onChange={({ target }) => choose({ sort: (target.value || undefined) as BookSort })}
          className="min-h-11 w-full min-w-0 rounded-field border border-control bg-card px-3"
        >
          <option value="">{usual ? rankingNames[ranking] : 'Best match'}</option>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sort === 'best-selling' ? rankingNames[ranking] : sortNames[sort]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <Button type="submit" form={FACETS_FORM} variant="secondary">
          Sort
        </Button>
      </noscript>
    </div>
  );
}
