import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';

/** What every book is taken to have already, so that one reader's 5 does not outrank ten thousand readers' 4.6. */
const ASSUMED = { average: 3.5, count: 100 };

/** Returns the average of a book's ratings and the assumed ones; 0 for a book without ratings. */
export const ratingScore = (rating: BookView['rating']): number =>
  rating
    ? (rating.average * rating.count + ASSUMED.average * ASSUMED.count) /
      (rating.count + ASSUMED.count)
    : 0;
