import { listCards } from '../../api/books-api.ts';
import type { LoadData } from '../../api/page-data.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { texts } from '../../lib/specified-texts.ts';
import { listNews, NEWEST_NEWS } from '../news/api.ts';
import { NewsRow } from '../news/news-row.tsx';
import { Banner } from './banner.tsx';
import { NEWEST_BOOKS, PICKS, TOP_SELLERS } from './home-books.ts';
import { Picks } from './picks.tsx';
import { Recommended } from './recommended.tsx';
import { TopSellers } from './top-sellers.tsx';

export const loadData: LoadData = (ask) =>
  Promise.all([
    ...[NEWEST_BOOKS, TOP_SELLERS, PICKS].map((query) => ask(listCards.initiate(query))),
    ask(listNews.initiate(NEWEST_NEWS)),
  ]);

export function HomePage() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-[var(--section)]">
      <PageHead />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:gap-16">
        <Banner />
        <TopSellers />
      </div>
      <Recommended />
      <Picks />
      <NewsRow heading={texts.home.news} />
    </div>
  );
}
