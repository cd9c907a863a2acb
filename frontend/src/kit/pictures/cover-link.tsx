import { coverOf } from '@book-store/contract/pictures';
import type { BookView } from '@book-store/contract/schemas/books';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Cover } from './cover.tsx';

type CoverLinkProps = {
  book: Pick<BookView, '_id' | 'title' | 'author' | 'coverImage' | 'drawnCover' | 'coverTint'>;
  /** The displayed width of the cover. */
  sizes: string;
  eager?: boolean | undefined;
  className: string;
};

/**
 * A cover that leads to its book. It is for the pointer only: beside it stands the title, which is a link
 * for the keyboard and for screen readers.
 */
export const CoverLink = ({ book, sizes, eager, className }: CoverLinkProps) => (
  <Link to={paths.book.to(book._id)} tabIndex={-1} aria-hidden="true" className={className}>
    <Cover
      image={coverOf(book)}
      title={book.title}
      author={book.author}
      tint={book.coverTint}
      alt=""
      sizes={sizes}
      eager={eager}
      className="w-full"
    />
  </Link>
);
