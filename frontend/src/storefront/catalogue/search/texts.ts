import { area } from '../../../lib/wording/storefront-texts.ts';

/** Of the results of a search. */
export const searchTexts = area('catalogue/search', {
  results: (words: string): string => `Results for “${words}”`,
  /** Above what only comes close to the words. */
  noneExact: (words: string): string => `No exact matches for “${words}”`,
  /** Above the results of other words. */
  noneFor: (words: string): string => `Nothing matches “${words}”.`,
  search: 'Search',
  inOrder: 'The series in order',
  allOfAuthor: 'All books of the author',
  allOfGenre: 'All books of the genre',
  none: 'No matching books.',
  didYouMean: 'Did you mean ',
  or: ' or ',
  fewer: 'Try fewer words, or look along the shelves.',
  newest: 'New in the shop',
});
