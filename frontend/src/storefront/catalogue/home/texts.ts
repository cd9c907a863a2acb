import { area } from '../../../lib/wording/storefront-texts.ts';

/** Of the home page. */
export const homeTexts = area('catalogue/home', {
  loading: (label: string): string => `${label}, loading`,
  picks: 'From the shop',
  allPicks: 'See all that we recommend',
  allNew: 'See all new books',
  genre: 'Genre',
  allOf: (genre: string): string => `See all of ${genre}`,
  all: 'See all books',
  noneInGenre: 'There are no books in this genre at the moment. Try another one.',
  none: 'Our shelves are being filled. Please come back soon.',
});
