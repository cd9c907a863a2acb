import { area } from '../../lib/wording/storefront-texts.ts';
import type { BookList } from './parts/wishes/api.ts';

/** Of customers: what pages need before somebody signs in. */
export const peopleTexts = area('people', {
  /** Of pages for customers while it is unknown who is signed in. */
  guard: {
    away: 'The shop cannot be reached at the moment.',
    awayDetail:
      'You are still signed in, and nothing is lost. Check your connection and try again.',
  },
  /** Of the buttons that put a book on a list. */
  marks: {
    wishes: { mark: 'Add to wish list', marked: 'On your wish list' },
    backInStock: {
      mark: 'Tell me when it is back',
      marked: 'We will tell you when it is back',
    },
  } as Readonly<Record<BookList, { mark: string; marked: string }>>,
  openWishes: 'See your wish list',
  wishesFull: (most: number): string =>
    `Your wish list is full with ${most} books. Remove one to make room.`,
});
