import { categoryName } from '@book-store/contract/category-name';
import { coverOf } from '@book-store/contract/pictures';
import type { BookView } from '@book-store/contract/schemas/books';
import { memo } from 'react';
import { paths } from '../../shared/paths.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Cover } from '../../shared/ui/cover.tsx';
import { dollars } from '../../shared/ui/price.tsx';

type BookRowProps = { book: BookView; number: number; onDelete: (book: BookView) => void };

/** A row of the books table; memoized, because the table may hold a thousand of them. */
export const BookRow = memo(function BookRow({ book, number, onDelete }: BookRowProps) {
  const titleId = `book-${book._id}`;
  return (
    <tr className="book-row">
      <td className="book-number tabular-nums text-muted">{number}</td>
      <td className="book-title">
        <Cover
          image={coverOf(book)}
          title={book.title}
          author={book.author}
          tint={book.coverTint}
          alt=""
          sizes="44px"
          className="w-11 shrink-0 shadow-none"
        />
        <span className="min-w-0">
          <span id={titleId} className="line-clamp-2 font-semibold break-words">
            {book.title}
          </span>
          {book.author && <span className="line-clamp-1 text-muted">{book.author}</span>}
          {book.hidden && <span className="mr-3 font-semibold text-muted">Hidden</span>}
          {book.trending && <span className="text-accent-deep">Trending</span>}
        </span>
      </td>
      <td className="book-category">{categoryName(book.category)}</td>
      <td className="book-price tabular-nums">{dollars(book.newPrice)}</td>
      <td className="book-actions">
        <ButtonLink
          variant="secondary"
          to={paths.editBook.to(book._id)}
          aria-describedby={titleId}
          className="grow"
        >
          Edit
        </ButtonLink>
        <Button
          variant="destructive"
          aria-describedby={titleId}
          onClick={() => onDelete(book)}
          className="grow"
        >
          Delete
        </Button>
      </td>
    </tr>
  );
});
