import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

/** Of the page of a series. */
export const seriesTexts = area('catalogue/series', {
  missing: 'There is no such series in the shop.',
  by: ' by ',
  and: ' and ',
  description: (series: string): string =>
    `The books of the series ${series} in reading order, with their prices.`,
  all: (count: number): string => `All ${counted(count, 'book')}`,
  inOrder: 'In reading order',
  also: 'Also in this series',
  books: 'Books',
  gap: (from: number, to: number): string => `Books ${from} to ${to}`,
  otherEditions: 'Other editions',
  notInShop: 'Not in our shop',
});
