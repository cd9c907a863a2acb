import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { formatAmount } from '../money/amount.ts';
import type { OrderingTexts } from './texts.ts';

type UsedCode = NonNullable<OrderView['discountCode']>;

/** For example '-$3.00' or 'free delivery'. */
export const discountWords = (
  { amount, freeDelivery }: Omit<UsedCode, 'code'>,
  texts: OrderingTexts,
): string => (freeDelivery ? texts.freeWithCode : formatAmount(0 - amount));
