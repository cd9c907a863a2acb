import { area } from '../../../lib/wording/storefront-texts.ts';

/** Of the page of a book. */
export const bookTexts = area('catalogue/book', {
  enlarge: ', enlarge',
  by: 'by ',
  with: 'with ',
  description: 'Description',
  facts: 'Facts',
  author: 'Author',
  series: 'Series',
  published: 'Published',
  publisher: 'Publisher',
  pages: 'Pages',
  language: 'Language',
  format: 'Format',
  category: 'Category',
  inShopSince: 'In our shop since',
  moreOf: (series: string): string => `More of ${series}`,
  wholeSeries: 'The whole series',
  moreBy: (author: string): string => `More by ${author}`,
  moreByThese: 'More by these authors',
  allOfAuthor: 'All books of the author',
  related: 'You might also like',
  all: (genre: string): string => `All ${genre}`,
  delivery: 'Delivery',
  freeFrom: (fee: string, from: string): string => `${fee} (free from ${from})`,
  otherEditions: 'Other editions',
  missing:
    'This book does not exist or is no longer available. The search may find another edition.',
  share: 'Share',
  copied: 'Link copied',
  link: (url: string): string => `The link to this book: ${url}`,
});
