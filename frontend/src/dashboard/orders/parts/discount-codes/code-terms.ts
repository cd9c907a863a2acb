import type { DiscountState } from '@book-store/contract/orders/discount-codes/discount';
import type { DiscountCodeView } from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import { dayText, numberFormat } from '@book-store/contract/place';
import { counted, formatAmount, formatCount } from '../../../../lib/money/amount.ts';

export const stateNames: Readonly<Record<DiscountState, string>> = {
  live: 'In use',
  planned: 'Not yet',
  expired: 'Over',
  'used-up': 'Used up',
  ended: 'Ended',
};

/** For example '10% off'. */
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

/** One line: discount, period, minimum order, eligible books. */
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

/** For example 'used in 3 of 10 orders'. */
export const usesOf = ({ uses, limit }: DiscountCodeView): string =>
  limit === undefined
    ? `used in ${counted(uses, 'order')}`
    : `used in ${formatCount(uses)} of ${counted(limit, 'order')}`;
