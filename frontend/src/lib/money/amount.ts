import {
  formatChange,
  formatMoney,
  inFormat,
  toMajor,
  toMinor,
  toMoneyText,
} from '@book-store/contract/money';
import { numberFormat, shopPlace } from '@book-store/contract/place';
import { currencyName } from '@book-store/contract/settings/place/currency-name';
import type { Language } from '@book-store/contract/storefront';

/** Amounts in the browser are numbers in major units, as on the wire. */

/** For example '$1,234.50'. */
export const formatAmount = (amount: number): string => formatMoney(toMinor(amount));

/** For example '+$5.00'. */
export const formatAmountChange = (amount: number): string => formatChange(toMinor(amount));

/** For example '1234.50', as in the `totalPrice` of an order. */
export const amountText = (amount: number): string => toMoneyText(toMinor(amount));

/** For charts: '$12.3K'. */
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

/** The maximum of the axis of an empty chart of amounts. */
export const emptyAxis = (): number => 10 * shopPlace().scale;

/** For example '12,345'. */
export const formatCount = (number: number) => numberFormat().format(number);

/** For example '1 book' or '12 books'. */
export const counted = (number: number, one: string, several = `${one}s`) =>
  `${formatCount(number)} ${number === 1 ? one : several}`;

/** Formats 12.5 as '12.5%'; '–' for null. */
export const percent = (share: number | null) =>
  share === null
    ? '–'
    : numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(share / 100);

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/** Adds in minor units, because 0.1 + 0.2 is 0.30000000000000004. */
export const totalOf = (amounts: readonly number[]): number => toMajor(sumOf(amounts.map(toMinor)));

/** Without a quantity, one copy. */
type Copies = { quantity?: number | undefined };

export const copiesOf = (books: readonly Copies[]): number =>
  sumOf(books.map(({ quantity = 1 }) => quantity));

type BookWords = Record<'books' | 'copies', (count: number) => string>;

/** For example '3 copies', or '2 books' if no title has several. */
export function copiesInWords(lines: readonly Copies[], words: BookWords): string {
  const copies = copiesOf(lines);
  return copies === lines.length ? words.books(copies) : words.copies(copies);
}

/** In one word: 'Dollars'. */
export function currencyWord(language: Language): string {
  const word = currencyName(language).split(' ').at(-1) ?? '';
  return word.charAt(0).toUpperCase() + word.slice(1);
}
