import type { BookCardView } from '@book-store/contract/catalogue/books/books.schemas';
import { toBookCard } from '../../catalogue/books/book-view.ts';
import { bookNotFound } from '../../catalogue/books/find-books.ts';
import { type Reading, readIndex } from '../../catalogue/search/book-search.ts';
import { findBoughtTogether } from './bought-together.ts';
import { pickRelated } from './pick-related.ts';

/** The same for everybody. Throws `not-found` for an unknown book. */
export async function listRelated(id: string, reading: Reading): Promise<BookCardView[]> {
  const together = await findBoughtTogether(id);
  const related = await readIndex(reading, (index) => {
    const book = index.get(id);
    if (!book || (book.hidden && !reading.seesHidden)) return undefined;
    const bought = together.flatMap((other) => index.get(other) ?? []);
    return pickRelated(book, bought, index);
  });
  if (!related) throw bookNotFound();
  return related.map(toBookCard);
}
