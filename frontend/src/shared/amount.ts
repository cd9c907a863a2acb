import { formatPrice } from '@book-store/contract/money';

/** Formats dollars and cents with thousands separators: '$12,345.60'. */
export const amount = formatPrice;

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** Formats dollars as short as a chart needs them: '$12.3K'. */
export const shortAmount = (dollars: number) => short.format(dollars).replace(/\.0+(?=\D|$)/, '');

const whole = new Intl.NumberFormat('en-US');

/** Formats a count with thousands separators: '12,345'. */
export const count = (number: number) => whole.format(number);

/** Formats a share: '12.5%', and '–' without a total. */
export const percent = (share: number | null) => (share === null ? '–' : `${share}%`);
