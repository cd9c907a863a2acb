import { changeStock } from './change-stock.ts';

/** Counts a book's copies for tests, as an admin does. */
export const countCopies = async (book: string, counted: number): Promise<void> => {
  await changeStock(book, { counted }, { cause: 'counted', at: new Date() });
};
