import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import type { OrderWait } from '@book-store/contract/orders/order/orders';
import { shopDay } from '@book-store/contract/place';
import { dayAfter } from '@book-store/contract/promised-days';
import type { PaymentMethod, PaymentState } from '@book-store/contract/settings/payment/payment';

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

export const toOrderFilters = ({ q, placed, ...chosen }: OrderFilters) => ({
  ...(q && { q }),
  ...chosen,
  ...(placed && { from: dayAfter(shopDay(new Date()), -SINCE[placed]) }),
});
