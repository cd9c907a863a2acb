import type { FacetsQuery } from '@book-store/contract/catalogue/search/book-filters.schemas';
import { BOOK_FILTER_NAMES } from '@book-store/contract/lists';
import { shopPlace } from '@book-store/contract/place';
import type { z } from 'zod';
import type { Reader } from '../books/find-books.ts';
import type { Filters } from '../search-index/catalogue-index.ts';

/** Returns the filters among the parameters of a list. */
export function toFilters(query: z.output<typeof FacetsQuery>, { seesHidden }: Reader): Filters {
  const chosen = BOOK_FILTER_NAMES.flatMap((facet) => {
    const values = query[facet];
    const name = facet === 'reduced' ? reducedFacet() : facet;
    return values ? [[name, [values].flat()] as const] : [];
  });
  return { ...Object.fromEntries(chosen), ...(seesHidden ? {} : VISIBLE) };
}

/** Returns the facet of the books that this shop shows as reduced. */
export const reducedFacet = () =>
  shopPlace().lowestPrices ? ('reducedFromLowest' as const) : ('reduced' as const);

/** The filter for what visitors see. */
export const VISIBLE: Filters = { hidden: ['false'] };
