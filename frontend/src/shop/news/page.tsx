import { useParams } from 'react-router-dom';
import { Loaded } from '../../kit/loaded.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { useTexts } from '../../lib/storefront-texts.ts';
import NotFoundPage from '../not-found/page.tsx';
import { useGetNewsQuery } from './api.ts';
import { NewsArticle } from './news-article.tsx';
import { newsData } from './news-data.ts';
import { NewsRow } from './news-row.tsx';
import { newsTexts } from './texts.ts';

export default function NewsPage() {
  const texts = useTexts(newsTexts);
  const { id = '' } = useParams();
  const query = useGetNewsQuery(id);
  return (
    <Loaded
      query={query}
      current
      spinner="min-h-[60vh]"
      failed={texts.failed}
      missing={<NotFoundPage />}
    >
      {(item) => (
        <div className="stack gap-[var(--section)]">
          <PageHead
            title={item.title}
            description={item.description}
            structuredData={import.meta.env.SSR ? newsData(item) : undefined}
          />
          <NewsArticle item={item} />
          <NewsRow heading={texts.more} except={item.id} />
        </div>
      )}
    </Loaded>
  );
}
