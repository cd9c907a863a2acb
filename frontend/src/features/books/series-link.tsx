import type { BookView } from '@book-store/contract/schemas/books';
import { slugOf } from '@book-store/contract/slugs';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';

/** The series of a book, and its number in it. */
export const SeriesLink = ({ name, number }: NonNullable<BookView['series']>) => (
  <Link to={paths.books.to({ series: slugOf(name) })} className="link">
    {number === undefined ? name : `${name}, book ${number}`}
  </Link>
);
