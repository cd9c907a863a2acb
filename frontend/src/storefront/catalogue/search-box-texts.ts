import { counted, formatCount } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

/** Of what opens below the search field. */
export const searchBoxTexts = area('catalogue/search-box', {
  suggestions: 'Suggestions',
  none: 'No matches',
  noneFor: (words: string): string => `No matches for ${words}`,
  near: (words: string): string => `No exact matches for “${words}”. Close matches:`,
  nearFor: (words: string, count: number): string =>
    `No exact matches for ${words}, ${counted(count, 'close suggestion')}`,
  corrected: (words: string, instead: string): string =>
    `Nothing matches “${words}”. Results for “${instead}”:`,
  correctedFor: (words: string, instead: string, count: number): string =>
    `Nothing matches ${words}. ${counted(count, 'suggestion')} for ${instead}`,
  foundFor: (words: string, count: number): string =>
    `${counted(count, 'suggestion')} for ${words}`,
  clear: 'Clear these searches',
  books: 'Books',
  authors: 'Authors',
  series: 'Series',
  genres: 'Genres',
  didYouMean: 'Did you mean',
  seeAll: (count: number): string =>
    count === 1 ? 'See 1 result' : `See all ${formatCount(count)} results`,
  seeAllNear: (count: number): string =>
    count === 1 ? 'See 1 close match' : `See all ${formatCount(count)} close matches`,
  last: 'Your last searches',
});
