import { BOOK_FILTER_NAMES } from '@book-store/contract/lists';
import type { FacetsQuery } from '@book-store/contract/schemas/book-filters';
import type { z } from 'zod';
import type { Reader } from '../catalogue/find-books.ts';
import type { Filters } from './catalogue-index.ts';

/** Returns the filters among the parameters of a list. */
export function toFilters(query: z.output<typeof FacetsQuery>, { seesHidden }: Reader): Filters {
  const chosen = BOOK_FILTER_NAMES.flatMap((facet) => {
    const values = query[facet];
    return values ? [[facet, [values].flat()] as const] : [];
  });
  return { ...Object.fromEntries(chosen), ...(seesHidden ? {} : VISIBLE) };
}

/** The filter for what visitors see. */
export const VISIBLE: Filters = { hidden: ['false'] };
