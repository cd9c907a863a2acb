import { area } from '../../../lib/wording/storefront-texts.ts';

/** Of the page at an address where there is none. */
export const notFoundTexts = area('frame/not-found', {
  text: 'This page is not on our shelves.',
  which: 'Which book are you looking for?',
  search: 'Search',
});
