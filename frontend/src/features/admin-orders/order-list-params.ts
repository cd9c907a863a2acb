import type { AdminListOrdersQuery, OrderStatus } from '@book-store/backend/contract';
import { adminOrderStatusNames } from '../../shared/order-status-names.ts';

/** What the orders screen shows, as it stands in the address. */
export type OrderListState = { q: string; status?: OrderStatus; page: number };

export const ORDERS_PER_PAGE = 20;

const isStatus = (value: string | null): value is OrderStatus =>
  value !== null && Object.hasOwn(adminOrderStatusNames, value);

/** Reads the address; what is no valid choice is left out. */
export function parseOrderList(params: URLSearchParams): OrderListState {
  const page = Number(params.get('page') ?? 1);
  const status = params.get('status');
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    ...(isStatus(status) ? { status } : {}),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The call that answers what the address asks. */
export const toOrdersQuery = ({ q, status, page }: OrderListState): AdminListOrdersQuery => ({
  ...(q && { q }),
  ...(status && { status }),
  page,
  limit: ORDERS_PER_PAGE,
});
