import { useId, useState } from 'react';
import { useListBooksQuery } from '../../features/books/books-api.ts';
import { CATALOGUE_REFRESH } from '../../features/books/catalogue-refresh.ts';
import { texts } from '../../shared/specified-texts.ts';
import { GenreOptions } from '../../shared/ui/genre-options.tsx';
import { BookCarousel } from '../book-carousel.tsx';
import { GenreLinks } from './genre-links.tsx';
import { HOME_BOOKS } from './home-books.ts';

/** The newest books of all genres or of the chosen one. */
export function TopSellers() {
  const id = useId();
  const [genre, setGenre] = useState('');
  const { currentData, error, refetch } = useListBooksQuery(
    genre ? { ...HOME_BOOKS, category: genre } : HOME_BOOKS,
    CATALOGUE_REFRESH,
  );
  const heading = (
    <div className="flex grow flex-wrap items-center gap-x-6 gap-y-2">
      <h2>{texts.home.topSellers}</h2>
      <div className="needs-script">
        <label htmlFor={id} className="sr-only">
          Genre
        </label>
        <select
          id={id}
          value={genre}
          onChange={(event) => setGenre(event.target.value)}
          className="min-h-11 rounded-field border border-control bg-card px-3"
        >
          <option value="">{texts.home.chooseGenre}</option>
          <GenreOptions chosen={genre} />
        </select>
      </div>
      <noscript>
        <GenreLinks />
      </noscript>
    </div>
  );
  return (
    <section>
      <BookCarousel
        key={genre}
        label={texts.home.topSellers}
        heading={heading}
        books={currentData?.books}
        error={error}
        onRetry={refetch}
        empty="There are no books in this genre at the moment. Try another one."
      />
    </section>
  );
}
