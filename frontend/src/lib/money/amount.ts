import {
  formatChange,
  formatMoney,
  inFormat,
  toMajor,
  toMinor,
  toMoneyText,
} from '@book-store/contract/money';
import { numberFormat, shopPlace } from '@book-store/contract/place';
import type { Language } from '@book-store/contract/storefront';

/** Amounts in browsers are numbers of the shop's currency, as the wire has them. */

/** Returns an amount as people read it: '$1,234.50'. */
export const formatAmount = (amount: number): string => formatMoney(toMinor(amount));

/** Returns what an amount changes by, as people read it: '+$5.00'. */
export const formatAmountChange = (amount: number): string => formatChange(toMinor(amount));

/** Returns an amount as `totalPrice` of an order has it: '1234.50'. */
export const amountText = (amount: number): string => toMoneyText(toMinor(amount));

/** Formats an amount as short as a chart needs it: '$12.3K'. */
export const shortAmount = (amount: number) =>
  inFormat(
    toMinor(amount),
    numberFormat({
      style: 'currency',
      currency: shopPlace().currency,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    }),
  );

/** Returns how high the axis of a chart of money reaches without a bar. */
export const emptyAxis = (): number => 10 * shopPlace().scale;

/** Formats a count with thousands separators: '12,345'. */
export const formatCount = (number: number) => numberFormat().format(number);

/** Returns how many things there are, by their name: '1 book', '12 books'. */
export const counted = (number: number, one: string, several = `${one}s`) =>
  `${formatCount(number)} ${number === 1 ? one : several}`;

/** Formats a share: '12.5%', and '–' without a total. */
export const percent = (share: number | null) => (share === null ? '–' : `${share}%`);

/** Returns the sum of these numbers. */
export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/** Returns the sum of these amounts to the unit: the numbers themselves would make 0.30000000000000004 of 0.1 and 0.2. */
export const totalOf = (amounts: readonly number[]): number => toMajor(sumOf(amounts.map(toMinor)));

/** So many copies of a book; without a number, one. */
type Copies = { quantity?: number | undefined };

/** Returns how many copies these are together. */
export const copiesOf = (books: readonly Copies[]): number =>
  sumOf(books.map(({ quantity = 1 }) => quantity));

const ENGLISH = {
  books: (count: number) => counted(count, 'book'),
  copies: (count: number) => counted(count, 'copy', 'copies'),
};

/** Returns how many copies an order has: '3 copies', or '2 books' where no title has several. */
export function copiesInWords(lines: readonly Copies[], words = ENGLISH): string {
  const copies = copiesOf(lines);
  return copies === lines.length ? words.books(copies) : words.copies(copies);
}

/** Returns the shop's currency as a sentence names it: 'US dollars'. */
export function currencyName(language: Language = 'en'): string {
  const { currency } = shopPlace();
  const named = { style: 'currency', currency, currencyDisplay: 'name' } as const;
  const parts = new Intl.NumberFormat(language, named).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Returns the shop's currency in one word: 'Dollars'. */
export function currencyWord(): string {
  const word = currencyName().split(' ').at(-1) ?? '';
  return word.charAt(0).toUpperCase() + word.slice(1);
}
