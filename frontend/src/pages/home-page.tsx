import { NewsRow } from '../features/news/news-row.tsx';
import { texts } from '../shared/specified-texts.ts';
import { PageHead } from '../shared/ui/page-head.tsx';
import { Banner } from './home/banner.tsx';
import { Recommended } from './home/recommended.tsx';
import { TopSellers } from './home/top-sellers.tsx';

export function HomePage() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-[var(--section)]">
      <PageHead />
      <Banner />
      <TopSellers />
      <Recommended />
      <NewsRow heading={texts.home.news} />
    </div>
  );
}
