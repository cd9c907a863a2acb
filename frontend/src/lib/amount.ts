import { toMajor, toMinor } from '@book-store/contract/money';

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** Formats minor units as short as a chart needs them: '$12.3K'. */
export const shortAmount = (minor: number) =>
  short.format(toMajor(minor)).replace(/\.0+(?=\D|$)/, '');

/** How high the axis of a chart of money reaches without a bar. */
export const EMPTY_AXIS = toMinor(10);

const whole = new Intl.NumberFormat('en-US');

/** Formats a count with thousands separators: '12,345'. */
export const formatCount = (number: number) => whole.format(number);

/** Returns how many things there are, by their name: '1 book', '12 books'. */
export const counted = (number: number, one: string, several = `${one}s`) =>
  `${formatCount(number)} ${number === 1 ? one : several}`;

/** Formats a share: '12.5%', and '–' without a total. */
export const percent = (share: number | null) => (share === null ? '–' : `${share}%`);

/** Returns the sum of these amounts. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** Returns the total price of these books. */
export const totalOf = (books: readonly { newPrice: number }[]): number =>
  sumOf(books.map(({ newPrice }) => newPrice));
