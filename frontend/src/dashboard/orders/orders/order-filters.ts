import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { shopDay } from '@book-store/contract/place';
import { dayAfter } from '@book-store/contract/promised-days';

/** How far back a list goes, by its name in the URL. */
export const PERIODS = ['today', 'week', 'month'] as const;
type Period = (typeof PERIODS)[number];
/** In days before today. */
const SINCE: Record<Period, number> = { today: 0, week: 6, month: 29 };

type OrderFilters = { q: string; status?: OrderStatus; placed?: Period };

export const toOrderFilters = ({ q, status, placed }: OrderFilters) => ({
  ...(q && { q }),
  ...(status && { status }),
  ...(placed && { from: dayAfter(shopDay(new Date()), -SINCE[placed]) }),
});
