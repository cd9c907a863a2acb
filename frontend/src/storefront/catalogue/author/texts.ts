import { area } from '../../../lib/wording/storefront-texts.ts';

/** Of the page of an author. */
export const authorTexts = area('catalogue/author', {
  missing: 'There are no books by this author in the shop.',
  booksBy: (name: string): string => `Books by ${name}`,
  description: (name: string): string =>
    `All books by ${name} in our shop, series in reading order.`,
  empty: (name: string): string => `There are no books by ${name} at the moment.`,
  writesIn: 'Writes in ',
  and: ' and ',
  series: 'Series',
});
