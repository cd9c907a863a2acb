import type { BookView } from '@book-store/contract/schemas/books';

/** A book as a row of small cards shows it: its description would only make the page heavier. */
export type BookInRow = Omit<BookView, 'description'>;

export const toBookInRow = ({ description, ...book }: BookView): BookInRow => book;
