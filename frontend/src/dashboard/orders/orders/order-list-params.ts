import type { AdminListOrdersQuery } from '@book-store/contract/orders/order/admin-orders.schemas';
import { ORDER_STATUSES, type OrderStatus } from '@book-store/contract/orders/order/order-status';
import { shopDay } from '@book-store/contract/place';
import { dayAfter } from '@book-store/contract/promised-days';
import {
  PER_PAGE,
  parseChoice,
  parsePage,
  parseWords,
} from '../../../lib/addresses/list-params.ts';

/** How far back a list goes, by its name in the URL. */
export const PERIODS = { today: 'Today', week: 'Last 7 days', month: 'Last 30 days' } as const;
type Period = keyof typeof PERIODS;
/** In days before today. */
const SINCE: Record<Period, number> = { today: 0, week: 6, month: 29 };
const periods = Object.keys(PERIODS) as Period[];

/** The state of the orders screen, as in its URL. */
export type OrderListState = { q: string; status?: OrderStatus; placed?: Period; page: number };

/** Parses the URL; ignores invalid values. */
export const parseOrderList = (params: URLSearchParams): OrderListState => ({
  q: parseWords(params),
  ...parseChoice(params, 'status', ORDER_STATUSES),
  ...parseChoice(params, 'placed', periods),
  page: parsePage(params),
});

/** Returns the filters of the API for a state. */
export const toOrderFilters = ({ q, status, placed }: OrderListState) => ({
  ...(q && { q }),
  ...(status && { status }),
  ...(placed && { from: dayAfter(shopDay(new Date()), -SINCE[placed]) }),
});

/** Returns the API query for a state. */
export const toOrdersQuery = (state: OrderListState): AdminListOrdersQuery => ({
  ...toOrderFilters(state),
  page: state.page,
  limit: PER_PAGE,
});
