import type { BookView, ListBooksQuery } from '@book-store/contract/schemas/books';
import { useListBooksQuery } from '../../features/books/books-api.ts';
import { CATALOGUE_REFRESH } from '../../features/books/catalogue-refresh.ts';
import { categoryName } from '../../shared/categories.ts';
import { BookCarousel } from '../book-carousel.tsx';

/** The newest books of a genre: one more than are shown, because one may be the book itself. */
export const booksOfGenre = ({ category }: BookView): ListBooksQuery => ({ category, limit: 9 });

/** Other books of the same genre; renders nothing if there are none. */
export function MoreOfGenre({ book }: { book: BookView }) {
  const { data } = useListBooksQuery(booksOfGenre(book), CATALOGUE_REFRESH);
  const others = data?.books.filter(({ _id }) => _id !== book._id).slice(0, 8);
  if (!others?.length) return null;
  const label = `More ${categoryName(book.category)}`;
  return (
    <section>
      <BookCarousel
        label={label}
        heading={<h2>{label}</h2>}
        books={others}
        error={undefined}
        onRetry={() => undefined}
        empty=""
      />
    </section>
  );
}
