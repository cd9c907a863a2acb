import { useParams } from 'react-router-dom';
import { toApiProblem } from '../../api/api-problem.ts';
import { Failure } from '../../kit/failure.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { texts } from '../../lib/specified-texts.ts';
import NotFoundPage from '../not-found/page.tsx';
import { useGetNewsQuery } from './api.ts';
import { NewsArticle } from './news-article.tsx';
import { NewsRow } from './news-row.tsx';

export default function NewsPage() {
  const { id = '' } = useParams();
  const { currentData: item, error, refetch } = useGetNewsQuery(id);
  const problem = error && toApiProblem(error);
  if (problem?.code === 'not-found') return <NotFoundPage />;
  if (!item && problem) {
    return (
      <Failure
        text="This article could not be loaded."
        detail={problem.message}
        onRetry={refetch}
      />
    );
  }
  if (!item) return <Spinner text={texts.book.loading} className="min-h-[60vh]" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-[var(--section)]">
      <PageHead title={item.title} description={item.description} />
      <NewsArticle item={item} />
      <NewsRow heading="More news" except={item.id} />
    </div>
  );
}
