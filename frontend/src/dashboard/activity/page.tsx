import { PAGES } from '@book-store/contract/pages';
import { useRef } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Failure } from '../../kit/failure.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { useRestoreFocus } from '../../kit/use-restore-focus.ts';
import { paths } from '../../lib/paths.ts';
import { ActivityList } from './activity-list.tsx';
import { useListActivityInfiniteQuery } from './api.ts';

export default function ActivityPage() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useListActivityInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const entries = data?.pages.flatMap((page) => page.entries);
  const page = useRef<HTMLElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  useRestoreFocus(page, end);

  return (
    <section ref={page} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead {...PAGES.activity} />
      <header>
        <h2 id="activity">Activity</h2>
        <p className="text-muted">Who changed what in the shop. Entries cannot be edited.</p>
      </header>
      {!entries && !error && <Spinner text="Loading activity…" />}
      {entries?.length === 0 && (
        <EmptyState text="No activity yet.">
          <ButtonLink variant="secondary" to={paths.manageBooks.to()}>
            Manage Books
          </ButtonLink>
        </EmptyState>
      )}
      {entries && entries.length > 0 && <ActivityList labelledBy="activity" entries={entries} />}
      {error && (
        <Failure
          text={
            entries ? 'Older activity could not be loaded.' : 'The activity could not be loaded.'
          }
          detail={toApiProblem(error).message}
          onRetry={entries ? fetchNextPage : refetch}
        />
      )}
      {hasNextPage && !error && (
        <Button
          variant="secondary"
          className="justify-self-center"
          aria-disabled={isFetchingNextPage}
          onClick={() => !isFetchingNextPage && void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading…' : 'Show older'}
        </Button>
      )}
      {entries && entries.length > 0 && !hasNextPage && (
        <p ref={end} tabIndex={-1} className="text-center text-fine text-muted outline-none">
          No older activity.
        </p>
      )}
    </section>
  );
}
