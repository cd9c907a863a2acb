import { PAGES } from '@book-store/contract/pages';
import { useRef } from 'react';
import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Older } from '../../kit/lists/older.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { useRestoreFocus } from '../../kit/use-restore-focus.ts';
import { paths } from '../../lib/dashboard-paths.ts';
import { useDashboardTexts } from '../shell/use-dashboard-texts.ts';
import { ActivityList } from './activity-list.tsx';
import { useListActivityInfiniteQuery } from './api.ts';

export default function ActivityPage() {
  const query = useListActivityInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const page = useRef<HTMLElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  useRestoreFocus(page, end);

  return (
    <section ref={page} className="stack gap-4">
      <PageHead {...PAGES.activity} />
      <header>
        <h2 id="activity">Activity</h2>
        <p className="text-muted">Who changed what in the shop. Entries cannot be edited.</p>
      </header>
      <Loaded query={query} loading="Loading activity…" failed="The activity could not be loaded.">
        {({ pages }) => {
          const entries = pages.flatMap((part) => part.entries);
          if (entries.length === 0) return <NoActivity />;
          return (
            <>
              <ActivityList labelledBy="activity" entries={entries} />
              {!query.hasNextPage && (
                <p
                  ref={end}
                  tabIndex={-1}
                  className="text-center text-fine text-muted outline-none"
                >
                  No older activity.
                </p>
              )}
            </>
          );
        }}
      </Loaded>
      <Older query={query} failed="Older activity could not be loaded." />
    </section>
  );
}

function NoActivity() {
  const texts = useDashboardTexts();
  return (
    <EmptyState text="No activity yet.">
      <ButtonLink variant="secondary" to={paths.manageBooks.to()}>
        {texts.admin.manageBooks}
      </ButtonLink>
    </EmptyState>
  );
}
