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
import { type TextsOf, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { entryTexts } from '../../entry-texts.ts';
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
  const texts = useTexts(entryTexts).find;
  const [q, setQ] = useState('');
  const { currentData: found, error, isFetching } = useFindBooksToSellQuery(q, { skip: !q });
  const { scan, message, choices, forget } = useIsbnScan(added, onAdd);
  const books = q ? found?.books : choices;
  return (
    <div className="grid gap-3">
      <ListSearch
        label={texts.label}
        placeholder={texts.placeholder}
        value={q}
        onSearch={(words) => {
          setQ(words);
          if (words) forget();
        }}
        onEnter={scan}
      />
      {children}
      <p role="status" className="text-muted empty:hidden">
        {q && isFetching && !books && texts.searching}
        {q && books?.length === 0 && texts.none}
        {q && found && found.books.length > 0 && howFound(q, found, texts)}
        {!q && message}
      </p>
      {q && error && (
        <p role="alert" className="text-bad">
          {toApiProblem(error).message}
        </p>
      )}
      {books && books.length > 0 && (
        <ul aria-label={texts.found} className="grid">
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

function howFound(
  q: string,
  { match, searchedFor }: Answer,
  texts: TextsOf<typeof entryTexts>['find'],
): string | undefined {
  if (match === 'near') return texts.near(q);
  return searchedFor && texts.instead(q, searchedFor);
}

type FoundBookProps = {
  book: BookView;
  added: boolean;
  buyable: boolean;
  onAdd: (book: BookView) => void;
};

function FoundBook({ book, added, buyable, onAdd }: FoundBookProps) {
  const texts = useTexts(entryTexts).find;
  const common = useTexts(commonTexts);
  const { title, author, newPrice, stock } = book;
  const state = added ? texts.added : !buyable && texts.soldOut;
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-2">
      <Cover book={book} alt="" sizes="40px" className="w-10 shrink-0" />
      <span className="min-w-0 grow basis-40">
        <span className="block font-semibold break-words max-sm:text-fine">{title}</span>
        <span className="block text-fine text-muted">
          {[author, stock !== undefined && texts.inStock(stock)].filter(Boolean).join(', ')}
        </span>
        <span className="block text-fine text-muted empty:hidden">
          {editionOf(book, common.edition)}
        </span>
      </span>
      <span className="ms-auto flex items-center gap-3">
        <Price amount={newPrice} />
        <Button
          variant="secondary"
          disabled={Boolean(state)}
          aria-label={state ? `${state}: ${title}` : texts.addBook(title)}
          onClick={() => onAdd(book)}
        >
          {state || texts.add}
        </Button>
      </span>
    </li>
  );
}
