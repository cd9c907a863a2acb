import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import { type ReactNode, useState } from 'react';
import { toApiProblem } from '../../../../api/api-problem.ts';
import type { Answer } from '../../../../api/list-match.ts';
import { Button } from '../../../../kit/button.tsx';
import { ListSearch } from '../../../../kit/lists/list-search.tsx';
import { Price } from '../../../../kit/money/price.tsx';
import { Cover } from '../../../../kit/pictures/cover.tsx';
import { editionOf } from '../../../../lib/books/edition.ts';
import { useFindBooksToSellQuery } from '../orders/api.ts';
import { useIsbnScan } from './use-isbn-scan.ts';

type BookFinderProps = {
  /** Copies in the order, by book id. */
  added: ReadonlyMap<string, number>;
  onAdd: (book: BookView) => void;
  /** Whether to exclude sold-out books. */
  sells?: boolean;
  /** Shown between search and results: the added books, because phones have no second column. */
  children: ReactNode;
};

/** Finds the books of an order by title, author or ISBN; a scanner types the ISBN and Enter. */
export function BookFinder({ added, onAdd, sells = true, children }: BookFinderProps) {
  const [q, setQ] = useState('');
  const { currentData: found, error, isFetching } = useFindBooksToSellQuery(q, { skip: !q });
  const { scan, message, choices, forget } = useIsbnScan(added, onAdd);
  const books = q ? found?.books : choices;
  return (
    <div className="grid gap-3">
      <ListSearch
        label="Find books"
        placeholder="Title, author or ISBN"
        value={q}
        onSearch={(words) => {
          setQ(words);
          if (words) forget();
        }}
        onEnter={scan}
      />
      {children}
      <p role="status" className="text-muted empty:hidden">
        {q && isFetching && !books && 'Searching...'}
        {q && books?.length === 0 && 'No matching books.'}
        {q && found && found.books.length > 0 && howFound(q, found)}
        {!q && message}
      </p>
      {q && error && (
        <p role="alert" className="text-bad">
          {toApiProblem(error).message}
        </p>
      )}
      {books && books.length > 0 && (
        <ul aria-label="Matching books" className="grid">
          {books.map((book) => (
            <FoundBook
              key={book._id}
              book={book}
              added={added.has(book._id)}
              buyable={!sells || isBuyable(book)}
              onAdd={onAdd}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function howFound(q: string, { match, searchedFor }: Answer): string | undefined {
  if (match === 'near') return `No exact matches for “${q}”. Close matches:`;
  return searchedFor && `Nothing matches “${q}”. Books for “${searchedFor}”:`;
}

type FoundBookProps = {
  book: BookView;
  added: boolean;
  buyable: boolean;
  onAdd: (book: BookView) => void;
};

function FoundBook({ book, added, buyable, onAdd }: FoundBookProps) {
  const { title, author, newPrice, stock } = book;
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <Cover book={book} alt="" sizes="40px" className="w-10 shrink-0" />
      <span className="min-w-0 grow">
        <span className="block font-semibold break-words max-sm:text-fine">{title}</span>
        <span className="block text-fine text-muted">
          {[author, stock !== undefined && `${stock} in stock`].filter(Boolean).join(', ')}
        </span>
        <span className="block text-fine text-muted empty:hidden">{editionOf(book)}</span>
      </span>
      <Price amount={newPrice} />
      <Button
        variant="secondary"
        disabled={added || !buyable}
        aria-label={`Add ${title}`}
        onClick={() => onAdd(book)}
      >
        {added ? 'Added' : buyable ? 'Add' : 'Sold out'}
      </Button>
    </li>
  );
}
