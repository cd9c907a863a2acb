import type { FacetsQuery } from '@book-store/contract/catalogue/search/book-filters.schemas';
import { BOOK_FILTER_NAMES } from '@book-store/contract/lists';
import type { z } from 'zod';
import type { Shop } from '../../platform/shop.ts';
import type { Reader } from '../books/find-books.ts';
import type { Filters } from '../search-index/catalogue-index.ts';

/** Picks the filters from a list's parameters. */
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

/** Returns the facet of books that this shop shows as reduced. */
export const reducedFacet = ({ place }: Shop) =>
  place.lowestPrices ? ('reducedFromLowest' as const) : ('reduced' as const);

export const VISIBLE: Filters = { hidden: ['false'] };

export const seenBy = ({ seesHidden }: Reader): Filters => (seesHidden ? {} : VISIBLE);
