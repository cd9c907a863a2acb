import { PUT_BACK_MAX } from '@book-store/contract/catalogue/bin/bin';
import type { ChangedBooks } from '@book-store/contract/catalogue/books/book-changes.schemas';
import { usePutBackMutation } from './bin-api.ts';

/** Puts deleted books back, as many at once as the server takes. */
export function usePutBooksBack() {
  const [putBack] = usePutBackMutation();
  return async (ids: readonly string[], category?: string): Promise<ChangedBooks> => {
    const all: ChangedBooks = { changed: 0, unchanged: 0, refused: 0, books: [] };
    for (let at = 0; at < ids.length; at += PUT_BACK_MAX) {
      const part = await putBack({
        ids: ids.slice(at, at + PUT_BACK_MAX),
        ...(category && { category }),
      }).unwrap();
      for (const name of ['changed', 'unchanged', 'refused'] as const) all[name] += part[name];
      all.books.push(...part.books);
    }
    return all;
  };
}
