import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import type { OrderWait } from '@book-store/contract/orders/order/orders';
import { dayAfter } from '@book-store/contract/promised-days';
import type { PaymentMethod, PaymentState } from '@book-store/contract/settings/payment/payment';
import { useToday } from '../../../lib/use-today.ts';

/** How far back a list goes, by its name in the URL. */
export const PERIODS = ['today', 'week', 'month'] as const;
type Period = (typeof PERIODS)[number];
/** In days before today. */
const SINCE: Record<Period, number> = { today: 0, week: 6, month: 29 };

type OrderFilters = {
  q: string;
  status?: OrderStatus;
  waits?: OrderWait;
  payment?: PaymentMethod;
  paymentState?: PaymentState;
  placed?: Period;
};

/** Returns what the list is asked for. */
export function useOrderFilters({ q, placed, ...chosen }: OrderFilters) {
  const today = useToday();
  return {
    ...(q && { q }),
    ...chosen,
    ...(placed && { from: dayAfter(today, -SINCE[placed]) }),
  };
}
