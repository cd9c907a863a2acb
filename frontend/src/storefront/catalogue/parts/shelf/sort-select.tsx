import { BOOK_SORTS, type BookSort } from '@book-store/contract/lists';
import { Button } from '../../../../kit/button.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { shelfTexts } from '../../shelf-texts.ts';
import { FACETS_FORM } from './facets-form.tsx';
import type { Shelf } from './shelf.ts';

/** The order of the books; a search has the best match first, other shelves what sells best. */
export function SortSelect({ shelf: { state, facets, choose } }: { shelf: Shelf }) {
  const texts = useTexts(shelfTexts);
  const { ranking = 'sales' } = facets ?? {};
  const usual = state.q ? undefined : 'best-selling';
  // Ranked by age, best-selling equals newest.
  const same = ranking === 'age' && (state.q ? 'best-selling' : 'newest');
  const isRated = facets?.rated || state.sort === 'best-rated';
  const sorts = BOOK_SORTS.filter(
    (sort) => sort !== usual && sort !== same && (sort !== 'best-rated' || isRated),
  );
  return (
    <div className="flex grow basis-[10rem] items-center gap-3 lg:grow-0 lg:basis-auto">
      <label className="flex grow items-center gap-2">
        <span className="shrink-0 max-lg:sr-only">{texts.sortBy}</span>
        <select
          name="sort"
          form={FACETS_FORM}
          value={state.sort ?? ''}
          onChange={({ target }) => choose({ sort: (target.value || undefined) as BookSort })}
          className="min-h-11 w-full min-w-0 control"
        >
          <option value="">{usual ? texts.rankings[ranking] : texts.bestMatch}</option>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sort === 'best-selling' ? texts.rankings[ranking] : texts.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <Button type="submit" form={FACETS_FORM} variant="secondary">
          {texts.sort}
        </Button>
      </noscript>
    </div>
  );
}
