import { toApiProblem } from '../../api/api-problem.ts';
import { Button } from '../button.tsx';
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

/** Loads the next part of a list on a press, and shows an error with a retry button. */
export function LoadOlder({ query, failed }: LoadOlderProps) {
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
      {isFetchingNextPage ? 'Loading…' : 'Show older'}
    </Button>
  );
}
