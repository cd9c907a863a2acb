import { counted } from '../money/amount.ts';
import { area, type TextsOf } from './storefront-texts.ts';

/** The words that most pages of the storefront share. */
export const commonTexts = area('lib/wording', {
  books: (count: number): string => counted(count, 'book'),
  copies: (count: number): string => counted(count, 'copy', 'copies'),
  allBooks: 'All books',
  booksFailed: 'These books could not be loaded.',
  pageFailed: 'This page could not be loaded.',
  browse: 'Browse all books',
  home: 'Go to the home page',
  noneYet: 'The first books are on their way.',
  andOthers: (names: string, others: number): string =>
    `${names} and ${others} ${others === 1 ? 'other' : 'others'}`,
});
export type CommonTexts = TextsOf<typeof commonTexts>;
