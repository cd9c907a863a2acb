import { counted } from '../../lib/amount.ts';
import { area } from '../../lib/storefront-texts.ts';

/** Of what opens below the search field. */
export const searchBoxTexts = area('shop/search-box', {
  suggestions: 'Suggestions',
  none: 'No matches',
  noneFor: (words: string): string => `No matches for ${words}`,
  near: (words: string): string => `Nothing found for “${words}”. These come close:`,
  nearFor: (words: string, count: number): string =>
    `Nothing found for ${words}, ${count} close suggestions`,
  foundFor: (words: string, count: number): string => `${count} suggestions for ${words}`,
  clear: 'Clear these searches',
  books: 'Books',
  authors: 'Authors',
  series: 'Series',
  genres: 'Genres',
  didYouMean: 'Did you mean',
  seeAll: (count: number): string => `See all ${counted(count, 'result')}`,
  seeAllNear: (count: number): string =>
    `See all ${counted(count, 'close match', 'close matches')}`,
  last: 'Your last searches',
});
