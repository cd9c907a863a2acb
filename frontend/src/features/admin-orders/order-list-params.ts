import type { AdminListOrdersQuery } from '@book-store/contract/schemas/admin-orders';
import type { OrderStatus } from '@book-store/contract/schemas/orders';
import { adminOrderStatusNames } from '../../shared/order-status-names.ts';

/** The state of the orders screen, as in its URL. */
export type OrderListState = { q: string; status?: OrderStatus; page: number };

export const ORDERS_PER_PAGE = 20;

const isStatus = (value: string | null): value is OrderStatus =>
  value !== null && Object.hasOwn(adminOrderStatusNames, value);

/** Parses the URL; ignores invalid values. */
export function parseOrderList(params: URLSearchParams): OrderListState {
  const page = Number(params.get('page') ?? 1);
  const status = params.get('status');
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    ...(isStatus(status) ? { status } : {}),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Returns the API query for a state. */
export const toOrdersQuery = ({ q, status, page }: OrderListState): AdminListOrdersQuery => ({
  ...(q && { q }),
  ...(status && { status }),
  page,
  limit: ORDERS_PER_PAGE,
});
