import type { FacetsQuery } from '@book-store/contract/catalogue/search/book-filters.schemas';
import { BOOK_FILTER_NAMES } from '@book-store/contract/lists';
import type { z } from 'zod';
import type { Shop } from '../../platform/shop.ts';
import type { Reader } from '../books/find-books.ts';
import type { Filters } from '../search-index/catalogue-index.ts';

/** Returns the filters among the parameters of a list. */
export function toFilters(
  query: z.output<typeof FacetsQuery>,
  reader: Reader,
  shop: Shop,
): Filters {
  const chosen = BOOK_FILTER_NAMES.flatMap((facet) => {
    const values = query[facet];
    const name = facet === 'reduced' ? reducedFacet(shop) : facet;
    return values ? [[name, [values].flat()] as const] : [];
  });
  return { ...Object.fromEntries(chosen), ...seenBy(reader) };
}

/** Returns the facet of the books that this shop shows as reduced. */
export const reducedFacet = ({ place }: Shop) =>
  place.lowestPrices ? ('reducedFromLowest' as const) : ('reduced' as const);

/** The filter for what visitors see. */
export const VISIBLE: Filters = { hidden: ['false'] };

/** Returns the filter for what a reader may see. */
export const seenBy = ({ seesHidden }: Reader): Filters => (seesHidden ? {} : VISIBLE);
