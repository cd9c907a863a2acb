import { BOOK_FORMAT_NAMES } from '@book-store/contract/catalogue/books/book-facts';
import { counted } from '../money/amount.ts';
import { area, type TextsOf } from './storefront-texts.ts';

/** The words that the pages of the storefront share. */
export const commonTexts = area('lib', {
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
  /** Of the home page's banner, until the owner writes another text. */
  banner: {
    /** Other ways to pay than cash are the checkout's business. */
    text: (inCash: boolean): string =>
      `Fresh on our shelves: books that we would press into your hands. ${inCash ? 'Order today, pay in cash when they arrive.' : 'Order today, and they are soon at your door.'}`,
  },
  /** What editions are called. */
  edition: {
    formats: BOOK_FORMAT_NAMES,
    another: 'Another edition',
    ofYear: (year: string): string => `Edition of ${year}`,
  },
  /** What a book of a series is called by its number. */
  volume: {
    book: (number: number): string => `Book ${number}`,
    /** Follows the name of the series. */
    behindName: (number: number): string => `, book ${number}`,
  },
  /** What is said of the tax wherever a price stands alone. */
  price: {
    included: 'incl. tax',
    added: 'plus tax',
    allIncluded: 'All prices include tax, but not delivery.',
    allAdded: 'Tax and delivery are added to all prices.',
  },
  /** What deliveries cost, and how long they take. */
  delivery: {
    free: 'free',
    workingDays({ from, to }: { from: number; to: number }): string {
      const days = to === 1 ? '1 working day' : `${to} working days`;
      if (from === to) return days;
      return from === 0 ? `up to ${days}` : `${from} to ${days}`;
    },
    /** Of a book that has to be ordered first, or of all of an order. */
    onceHere: ' after it has reached us',
    onceAllHere: ' after all books have reached us',
  },
});
export type CommonTexts = TextsOf<typeof commonTexts>;
