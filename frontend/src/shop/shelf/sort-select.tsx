import { BOOK_SORTS, type BookSort } from '@book-store/contract/lists';
import { Button } from '../../kit/button.tsx';
import { FACETS_FORM } from './facets-form.tsx';
import type { Shelf } from './shelf.ts';
import { sortNames } from './shelf-words.ts';

/** The order of the books; a search has the best match first, other shelves what sells best. */
export function SortSelect({ shelf: { state, choose } }: { shelf: Shelf }) {
  const sorts = BOOK_SORTS.filter((sort) => state.q || sort !== 'best-selling');
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
          <option value="">{state.q ? 'Best match' : sortNames['best-selling']}</option>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]}
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
