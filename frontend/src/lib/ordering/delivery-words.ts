import { formatMoney } from '@book-store/contract/money';
import { type DeliveryTexts, deliveryTexts } from './delivery-texts.ts';

/** What the delivery of an order costs: 'free' without a fee. */
export const deliveryWords = (
  fee: number,
  { free }: DeliveryTexts = deliveryTexts.english,
): string => (fee > 0 ? formatMoney(fee) : free);
