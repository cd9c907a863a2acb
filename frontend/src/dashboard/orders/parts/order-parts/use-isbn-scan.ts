import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { toIsbn13 } from '@book-store/contract/catalogue/books/isbn';
import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import { useRef, useState } from 'react';
import { toApiProblem } from '../../../../api/api-problem.ts';
import { textsNow } from '../../../../lib/wording/storefront-texts.ts';
import { entryTexts } from '../../entry-texts.ts';
import { useLazyFindBooksToSellQuery } from '../orders/api.ts';

/** What a scanner types before Enter; a damaged code must not stay in the field. */
const SCANNED = /^\d{13}$/;

type Outcome = { message: string; choices?: BookView[] };

/**
 * Adds a copy of the book whose ISBN was scanned or typed; `added` has the copies so far by the book's id, and
 * `choices` are the books that share the ISBN.
 */
export function useIsbnScan(added: ReadonlyMap<string, number>, onAdd: (book: BookView) => void) {
  const [find] = useLazyFindBooksToSellQuery();
  const [outcome, setOutcome] = useState<Outcome>({ message: '' });
  const latest = useRef({ added, onAdd });
  latest.current = { added, onAdd };

  async function look(isbn: string): Promise<Outcome> {
    const { books } = await find(isbn).unwrap();
    const texts = textsNow(entryTexts).scan;
    const [book, ...others] = books.filter((one) => one.isbn === isbn);
    if (!book) return { message: texts.unknown(isbn) };
    if (others.length > 0) return { message: texts.several, choices: [book, ...others] };
    if (!isBuyable(book)) return { message: texts.soldOut(book.title) };
    const quantity = (latest.current.added.get(book._id) ?? 0) + 1;
    if (!isBuyable(book, quantity)) return { message: texts.noMore(book.title) };
    latest.current.onAdd(book);
    return { message: texts.added(book.title, quantity) };
  }

  return {
    ...outcome,
    forget: () => setOutcome({ message: '' }),
    /** Returns whether the words are an ISBN, which is looked up then. */
    scan(words: string): boolean {
      const isbn = toIsbn13(words) ?? (SCANNED.test(words) ? words : undefined);
      if (!isbn) return false;
      look(isbn).then(setOutcome, (error) => setOutcome({ message: toApiProblem(error).message }));
      return true;
    },
  };
}
