import type { DiscountState } from '@book-store/contract/orders/discount-codes/discount';
import type { DiscountCodeView } from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import { dayText, numberFormat } from '@book-store/contract/place';
import { counted, formatAmount, formatCount } from '../../../../lib/money/amount.ts';

/** What a code is at present, in a word. */
export const stateNames: Readonly<Record<DiscountState, string>> = {
  live: 'In use',
  planned: 'Not yet',
  expired: 'Over',
  'used-up': 'Used up',
  ended: 'Ended',
};

/** Returns what a code gives: '10% off'. */
export function gives({ kind, percent = 0, amount = 0 }: DiscountCodeView): string {
  if (kind === 'delivery') return 'free delivery';
  if (kind === 'amount') return `${formatAmount(amount)} off`;
  return `${numberFormat({ style: 'percent' }).format(percent / 100)} off`;
}

const shown = (day: string) => dayText('en', day, 'medium');

function whenOf({ firstDay, lastDay }: DiscountCodeView): string {
  if (firstDay && lastDay) return `${shown(firstDay)} to ${shown(lastDay)}`;
  if (firstDay) return `from ${shown(firstDay)}`;
  return lastDay ? `until ${shown(lastDay)}` : '';
}

function whatFor(
  { genres, books }: DiscountCodeView,
  nameOf: (category: string) => string,
): string {
  const named = [
    ...genres.map(nameOf),
    ...(books.length > 0 ? [counted(books.length, 'chosen book')] : []),
  ];
  return named.length > 0 ? `for ${named.join(', ')}` : '';
}

/** Returns the terms of a code in a line: what it gives, when, from which sum on, for what. */
export const termsOf = (code: DiscountCodeView, nameOf: (category: string) => string): string =>
  [
    gives(code),
    code.minimum !== undefined && `from ${formatAmount(code.minimum)}`,
    whatFor(code, nameOf),
    whenOf(code),
    code.perCustomer !== undefined &&
      (code.perCustomer === 1
        ? 'once a customer'
        : `${formatCount(code.perCustomer)} times a customer`),
  ]
    .filter(Boolean)
    .join(', ');

/** Returns how often a code was used: 'used in 3 of 10 orders'. */
export const usesOf = ({ uses, limit }: DiscountCodeView): string =>
  limit === undefined
    ? `used in ${counted(uses, 'order')}`
    : `used in ${formatCount(uses)} of ${counted(limit, 'order')}`;
