import { PICK_TAG } from '@book-store/contract/book-facts';
import { CATALOGUE_REFRESH, useListCardsQuery } from '../../api/books-api.ts';
import { paths } from '../../lib/paths.ts';
import { BookCarousel } from './book-carousel.tsx';
import { PICKS } from './load.ts';

const HEADING = 'From the shop';

/** The books that the owner recommends; nothing if there are none. */
export function Picks() {
  const { data, refetch } = useListCardsQuery(PICKS, CATALOGUE_REFRESH);
  if (!data?.books.length) return null;
  return (
    <section>
      <BookCarousel
        label={HEADING}
        heading={<h2>{HEADING}</h2>}
        books={data.books}
        error={undefined}
        onRetry={refetch}
        seeAll={{ to: paths.books.to({ tag: PICK_TAG }), text: 'See all that we recommend' }}
        empty=""
      />
    </section>
  );
}
