import { area } from '../../../lib/wording/storefront-texts.ts';

/** Of the page of a genre. */
export const genreTexts = area('catalogue/genre', {
  missing: 'There is no such genre in the shop.',
  description: (genre: string): string =>
    `${genre} books in our shop: what sells best, what is new, at every price.`,
  empty: (genre: string): string => `There are no books in ${genre} at the moment.`,
});
