import type { BookCardView } from '@book-store/contract/catalogue/books/books.schemas';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { PricePair } from '../../../kit/money/price.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { CoverLink } from '../../../kit/pictures/cover-link.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { AvailabilityText } from '../../catalogue/parts/book-card/availability-text.tsx';
import { accountTexts } from '../account-texts.ts';
import { useGetMarkedBooksQuery } from '../parts/wishes/api.ts';

type MarkedBooksProps = {
  ids: readonly string[];
  /** What one can do to get a book. */
  actionOf: (book: BookCardView) => ReactNode;
  onRemove: (ids: readonly string[]) => void;
};

/** The books of a list with price and stock, and a note on those that the shop no longer has. */
export function MarkedBooks(props: MarkedBooksProps) {
  const query = useGetMarkedBooksQuery(props.ids);
  return <Loaded query={query}>{(books) => <Marked {...props} books={books} />}</Loaded>;
}

type MarkedProps = MarkedBooksProps & { books: readonly BookCardView[] };

function Marked({ ids, actionOf, onRemove, books }: MarkedProps) {
  const words = useTexts(accountTexts).wishes;
  const shown = ids.flatMap((id) => books.find(({ _id }) => _id === id) ?? []);
  const gone = ids.filter((id) => !books.some(({ _id }) => _id === id));
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((book) => (
          <MarkedBook
            key={book._id}
            book={book}
            action={actionOf(book)}
            onRemove={() => onRemove([book._id])}
          />
        ))}
      </ul>
      {gone.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 text-muted">
          {words.gone(gone.length)}
          <Button variant="link" onClick={() => onRemove(gone)}>
            {words.removeGone(gone.length)}
          </Button>
        </p>
      )}
    </>
  );
}

type MarkedBookProps = { book: BookCardView; action: ReactNode; onRemove: () => void };

function MarkedBook({ book, action, onRemove }: MarkedBookProps) {
  const { remove } = useTexts(accountTexts).wishes;
  const id = useId();
  return (
    <li className="@container py-5">
      <div className="flex flex-col gap-4 @min-[15rem]:flex-row">
        <CoverLink
          book={book}
          sizes="(min-width: 768px) 96px, 80px"
          className="w-20 shrink-0 md:w-24"
        />
        <div className="grid min-w-0 grow content-start gap-1 md:grid-cols-[minmax(0,1fr)_14rem] md:gap-x-8">
          <div className="grid content-start gap-1">
            <h3 id={id} className="text-h3 break-words">
              <Link to={paths.book.to(book._id)} className="hover:underline">
                {book.title}
              </Link>
            </h3>
            {book.author && <p className="text-fine text-muted">{book.author}</p>}
            <PricePair book={book} />
            <AvailabilityText book={book} always className="text-fine" />
          </div>
          <div className="@container mt-2 grid content-start gap-1 md:mt-0">
            {action}
            <Button variant="link" aria-describedby={id} onClick={onRemove}>
              {remove}
            </Button>
          </div>
        </div>
      </div>
    </li>
  );
}
