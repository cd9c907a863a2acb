import { formatMoney } from '@book-store/contract/money';

/** What the delivery of an order costs: 'free' without a fee. */
export const deliveryWords = (fee: number): string => (fee > 0 ? formatMoney(fee) : 'free');

/** Returns a number of working days, or a range of them, in words. */
export function workingDays({ from, to }: { from: number; to: number }): string {
  if (from !== to) return `${from} to ${to} working days`;
  return from === 1 ? '1 working day' : `${from} working days`;
}
