import { CATALOGUE_REFRESH, useListCardsQuery } from '../../api/books-api.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { BookCarousel } from './book-carousel.tsx';
import { NEWEST_BOOKS, RECOMMENDED } from './load.ts';
import { homeTexts } from './texts.ts';

/** The books at positions 8 to 17 of the newest-first list. */
export function Recommended() {
  const texts = useTexts();
  const words = useTexts(homeTexts);
  const { data, error, refetch } = useListCardsQuery(NEWEST_BOOKS, CATALOGUE_REFRESH);
  const books = data?.books.slice(RECOMMENDED.from, RECOMMENDED.to);
  if (books?.length === 0) return null;
  return (
    <section>
      <BookCarousel
        label={texts.home.recommended}
        heading={<h2>{texts.home.recommended}</h2>}
        books={books}
        error={error}
        onRetry={refetch}
        seeAll={{ to: paths.books.to({ sort: 'newest' }), text: words.allNew }}
        empty=""
      />
    </section>
  );
}
