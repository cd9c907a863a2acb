import { inFormat, toMinor } from '@book-store/contract/money';
import { numberFormat, shopPlace } from '@book-store/contract/place';
import type { Language } from '@book-store/contract/storefront';

/** Formats minor units as short as a chart needs them: '$12.3K'. */
export const shortAmount = (minor: number) =>
  inFormat(
    minor,
    numberFormat({
      style: 'currency',
      currency: shopPlace().currency,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    }),
  );

/** Returns how high the axis of a chart of money reaches without a bar. */
export const emptyAxis = (): number => toMinor(10 * shopPlace().scale);

/** Formats a count with thousands separators: '12,345'. */
export const formatCount = (number: number) => numberFormat().format(number);

/** Returns how many things there are, by their name: '1 book', '12 books'. */
export const counted = (number: number, one: string, several = `${one}s`) =>
  `${formatCount(number)} ${number === 1 ? one : several}`;

/** Formats a share: '12.5%', and '–' without a total. */
export const percent = (share: number | null) => (share === null ? '–' : `${share}%`);

/** Returns the sum of these amounts. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

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
