import { CUSTOMER_SORTS, type CustomerSort } from '@book-store/contract/lists';
import type { ListCustomersQuery } from '@book-store/contract/schemas/admin-customers';
import { PER_PAGE, parseChoice, parsePage, parseWords } from '../../lib/list-params.ts';

/** The state of the customers screen, as in its URL. */
type CustomerListState = { q: string; sort?: CustomerSort; page: number };

/** Parses the URL; ignores invalid values. */
export const parseCustomerList = (params: URLSearchParams): CustomerListState => ({
  q: parseWords(params),
  ...parseChoice(params, 'sort', CUSTOMER_SORTS),
  page: parsePage(params),
});

/** Returns the API query for a state. */
export const toCustomersQuery = ({ q, sort, page }: CustomerListState): ListCustomersQuery => ({
  ...(q && { q }),
  ...(sort && { sort }),
  page,
  limit: PER_PAGE,
});
