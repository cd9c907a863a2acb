import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/addresses/paths.ts';
import { Cover, type CoveredBook } from './cover.tsx';

type CoverLinkProps = {
  book: CoveredBook & Pick<BookView, '_id'>;
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
    <Cover book={book} alt="" sizes={sizes} eager={eager} className="w-full" />
  </Link>
);
