import { toApiProblem } from '../../api/api-problem.ts';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { Button } from '../button.tsx';
import { dashboardKitTexts } from '../dashboard-texts.ts';
import { Failure } from '../page/failure.tsx';

type LoadOlderProps = {
  query: {
    data?: unknown;
    error?: unknown;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
    isFetchingNextPage: boolean;
  };
  failed: string;
};

export function LoadOlder({ query, failed }: LoadOlderProps) {
  const texts = useTexts(dashboardKitTexts);
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (!data) return null;
  const onMore = () => !isFetchingNextPage && void fetchNextPage();
  if (error) return <Failure text={failed} detail={toApiProblem(error).message} onRetry={onMore} />;
  if (!hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      className="justify-self-center"
      disabled={isFetchingNextPage}
      onClick={onMore}
    >
      {isFetchingNextPage ? texts.loading : texts.showOlder}
    </Button>
  );
}
