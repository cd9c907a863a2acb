import { PICK_TAG } from '@book-store/contract/book-facts';
import { CATALOGUE_REFRESH, useListCardsQuery } from '../../api/books-api.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { BookCarousel } from './book-carousel.tsx';
import { PICKS } from './load.ts';
import { homeTexts } from './texts.ts';

/** The books that the owner recommends; nothing if there are none. */
export function Picks() {
  const words = useTexts(homeTexts);
  const { data, refetch } = useListCardsQuery(PICKS, CATALOGUE_REFRESH);
  if (!data?.books.length) return null;
  return (
    <section>
      <BookCarousel
        label={words.picks}
        heading={<h2>{words.picks}</h2>}
        books={data.books}
        error={undefined}
        onRetry={refetch}
        seeAll={{ to: paths.books.to({ tag: PICK_TAG }), text: words.allPicks }}
        empty=""
      />
    </section>
  );
}
