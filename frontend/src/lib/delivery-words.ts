import { formatMoney } from '@book-store/contract/money';
import { type CommonTexts, commonTexts } from './texts.ts';

/** What the delivery of an order costs: 'free' without a fee. */
export const deliveryWords = (fee: number, { free }: CommonTexts = commonTexts.english): string =>
  fee > 0 ? formatMoney(fee) : free;
