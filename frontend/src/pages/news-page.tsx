import { NEWS_ITEMS } from '@book-store/contract/news';
import { useParams } from 'react-router-dom';
import { NewsArticle } from '../features/news/news-article.tsx';
import { NewsRow } from '../features/news/news-row.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';
import { NotFoundPage } from './not-found-page.tsx';

export function NewsPage() {
  const { id } = useParams();
  const item = NEWS_ITEMS.find((candidate) => candidate.id === id);
  if (!item) return <NotFoundPage />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-[var(--section)]">
      <PageHead title={item.title} description={item.description} />
      <NewsArticle item={item} />
      <NewsRow heading="More news" except={item} />
    </div>
  );
}
