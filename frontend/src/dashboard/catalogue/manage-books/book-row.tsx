import type { ListedBook } from '@book-store/contract/catalogue/books/admin-books.schemas';
import { memo } from 'react';
import { ButtonLink } from '../../../kit/button.tsx';
import { Tick } from '../../../kit/fields/tick.tsx';
import { Cover } from '../../../kit/pictures/cover.tsx';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';
import { editionOf } from '../../../lib/books/edition.ts';
import { CopiesCell, PriceCell } from './edit-cells.tsx';

type BookRowProps = {
  book: ListedBook;
  genre: string;
  number: number;
  /** In a cell of their own; otherwise they stand among the actions, because the specification has no column for them. */
  showCopies: boolean;
  chosen: boolean;
  onChoose: (id: string, chosen: boolean) => void;
  onDelete: (book: ListedBook) => void;
};

/** A row of the books table; all rows have the same height, for `useRowWindow`. */
export const BookRow = memo(function BookRow(props: BookRowProps) {
  const { book, genre, number, showCopies, chosen, onChoose, onDelete } = props;
  const edition = editionOf(book);
  const copies = <CopiesCell book={book} />;
  const titleId = `book-${book._id}`;
  return (
    <tr className="book-line" aria-rowindex={number + 1}>
      <td className="book-number tabular-nums text-muted">
        <Tick
          className="flex items-center gap-2"
          aria-label={`Choose ${book.title}`}
          checked={chosen}
          onChange={({ currentTarget }) => onChoose(book._id, currentTarget.checked)}
        >
          {number}
        </Tick>
      </td>
      <td className="book-title">
        <Cover book={book} alt="" sizes="44px" className="w-11 shrink-0 shadow-none" />
        <span className="min-w-0">
          <span
            id={titleId}
            className={`line-clamp-2 font-semibold break-words ${edition ? 'lg:line-clamp-1' : ''}`}
          >
            {book.title}
          </span>
          {/* In one line each, because a row has room for three, on phones for four. */}
          <span className="line-clamp-1 break-words text-muted">
            {book.hidden && <span className="mr-2 font-semibold">Hidden</span>}
            {book.trending && <span className="mr-2 text-accent-deep">Trending</span>}
            {book.author}
          </span>
          {edition && <span className="line-clamp-1 break-words text-muted">{edition}</span>}
        </span>
      </td>
      <td className="book-category">{genre}</td>
      <td className="book-price tabular-nums">
        <PriceCell book={book} />
      </td>
      {showCopies && <td className="book-copies tabular-nums">{copies}</td>}
      <td className="book-actions tabular-nums">
        {!showCopies && <span className="grow">{copies}</span>}
        <ButtonLink variant="secondary" to={paths.editBook.to(book._id)} aria-describedby={titleId}>
          Edit
        </ButtonLink>
        <button
          type="button"
          aria-describedby={titleId}
          onClick={() => onDelete(book)}
          className="min-h-11 min-w-11 rounded-field px-2 text-bad hover:underline"
        >
          Delete
        </button>
      </td>
    </tr>
  );
});
