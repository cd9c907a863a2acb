import { PageHead } from '../../kit/page-head.tsx';
import { useTexts } from '../../lib/storefront-texts.ts';
import { organization } from '../../lib/structured-data.ts';
import { NewsRow } from '../news/news-row.tsx';
import { Banner } from './banner.tsx';
import { Picks } from './picks.tsx';
import { Recommended } from './recommended.tsx';
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
      <NewsRow heading={texts.home.news} />
    </div>
  );
}
