import { listCards } from '../features/books/books-api.ts';
import { listNews, NEWEST_NEWS } from '../features/news/news-api.ts';
import { NewsRow } from '../features/news/news-row.tsx';
import type { LoadData } from '../shared/page-data.ts';
import { texts } from '../shared/specified-texts.ts';
import { PageHead } from '../shared/ui/page-head.tsx';
import { Banner } from './home/banner.tsx';
import { NEWEST_BOOKS, PICKS, TOP_SELLERS } from './home/home-books.ts';
import { Picks } from './home/picks.tsx';
import { Recommended } from './home/recommended.tsx';
import { TopSellers } from './home/top-sellers.tsx';

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
