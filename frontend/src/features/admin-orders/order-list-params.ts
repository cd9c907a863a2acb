import { ORDER_STATUSES, type OrderStatus } from '@book-store/contract/order-status';
import type { AdminListOrdersQuery } from '@book-store/contract/schemas/admin-orders';
import { PER_PAGE, parseChoice, parsePage, parseWords } from '../../shared/list-params.ts';

/** The state of the orders screen, as in its URL. */
export type OrderListState = { q: string; status?: OrderStatus; page: number };

/** Parses the URL; ignores invalid values. */
export const parseOrderList = (params: URLSearchParams): OrderListState => ({
  q: parseWords(params),
  ...parseChoice(params, 'status', ORDER_STATUSES),
  page: parsePage(params),
});

/** Returns the API query for a state. */
export const toOrdersQuery = ({ q, status, page }: OrderListState): AdminListOrdersQuery => ({
  ...(q && { q }),
  ...(status && { status }),
  page,
  limit: PER_PAGE,
});
