import { PICK_TAG } from '@book-store/contract/catalogue/books/book-facts';
import { useListCardsQuery } from '../../../api/calls/books-api.ts';
import { CATALOGUE } from '../../../api/refresh.ts';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { organization } from '../../../lib/structured-data.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { NewsRow } from '../../messages/parts/news/news-row.tsx';
import { BookRow } from '../parts/book-card/book-row.tsx';
import { RecentlyViewed } from '../parts/viewed/recently-viewed.tsx';
import { catalogueTexts } from '../texts.ts';
import { Banner } from './banner.tsx';
import { BookCarousel } from './book-carousel.tsx';
import { NEWEST_BOOKS, PICKS, RECOMMENDED } from './load.ts';
import { ReadingListRows } from './reading-list-rows.tsx';
import { TopSellers } from './top-sellers.tsx';

export default function HomePage() {
  const texts = useTexts();
  return (
    <div className="stack gap-[var(--section)]">
      <PageHead structuredData={import.meta.env.SSR ? organization : undefined} />
      <div className="stack gap-8 md:gap-16">
        <Banner />
        <TopSellers />
      </div>
      <Recommended />
      <Picks />
      <ReadingListRows />
      <NewsRow heading={texts.home.news} />
      <RecentlyViewed />
    </div>
  );
}

/** The books that the owner recommends; nothing if there are none. */
function Picks() {
  const words = useTexts(catalogueTexts).home;
  const { data } = useListCardsQuery(PICKS, CATALOGUE);
  return (
    <BookRow
      heading={words.picks}
      books={data?.books ?? []}
      seeAll={{ to: paths.books.to({ tag: PICK_TAG }), text: words.allPicks }}
      small
    />
  );
}

/** The books at positions 8 to 17 of the newest-first list. */
function Recommended() {
  const texts = useTexts();
  const words = useTexts(catalogueTexts).home;
  const { data, error, refetch } = useListCardsQuery(NEWEST_BOOKS, CATALOGUE);
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
