import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { authorsOf } from '@book-store/contract/slugs';
import { skipToken } from '@reduxjs/toolkit/query';
import {
  useListCardsQuery,
  useListNeighboursQuery,
  useListRelatedQuery,
} from '../../../api/calls/books-api.ts';
import { useGenreName } from '../../../api/calls/genres-api.ts';
import { CATALOGUE } from '../../../api/refresh.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { BookRow } from '../parts/book-card/book-row.tsx';
import { catalogueTexts } from '../texts.ts';
import { booksOfAuthors, seriesOf, takeRow } from './load.ts';

/** No book appears in two rows. */
export function BookRows({ book }: { book: BookView }) {
  const texts = useTexts(catalogueTexts).book;
  const series = seriesOf(book);
  const { currentData: ofSeries = [] } = useListNeighboursQuery(series ?? skipToken, CATALOGUE);
  const { currentData: ofAuthors } = useListCardsQuery(
    booksOfAuthors(book) ?? skipToken,
    CATALOGUE,
  );
  const { currentData: related } = useListRelatedQuery(book._id, CATALOGUE);

  const authors = authorsOf(book.author ?? '');
  const genre = useGenreName(book.category);
  const shown = new Set([book._id, ...ofSeries.map(({ _id }) => _id)]);
  return (
    <>
      <BookRow
        heading={texts.moreOf(book.series?.name ?? '')}
        books={ofSeries}
        seeAll={series && { to: paths.series.to(series.series), text: texts.wholeSeries }}
        numbered
      />
      <BookRow
        heading={authors.length > 1 ? texts.moreByThese : texts.moreBy(authors[0] ?? '')}
        books={takeRow(ofAuthors?.books, shown)}
        seeAll={
          authors.length === 1 && authors[0]
            ? { to: paths.author.to(authors[0]), text: texts.allOfAuthor }
            : undefined
        }
      />
      <BookRow
        heading={texts.related}
        books={takeRow(related, shown)}
        seeAll={genre ? { to: paths.genre.to(book.category), text: texts.all(genre) } : undefined}
      />
    </>
  );
}
