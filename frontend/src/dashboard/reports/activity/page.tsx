import { PAGES } from '@book-store/contract/pages/addresses/pages';
import type { ActivityEntry } from '@book-store/contract/reports/activity/activity.schemas';
import { useRef } from 'react';
import { useAllGenreNames } from '../../../api/calls/all-genres-api.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { LoadOlder } from '../../../kit/lists/load-older.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { useRestoreFocus } from '../../../kit/use-restore-focus.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { withGenreNames } from '../parts/activity/field-labels.ts';
import { ActivityFields } from './activity-fields.tsx';
import { ActivitySentence } from './activity-sentence.tsx';
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
      <LoadOlder query={query} failed="Older activity could not be loaded." />
    </section>
  );
}

function NoActivity() {
  const texts = useDashboardTexts();
  return (
    <EmptyState text="No activity yet.">
      <ButtonLink variant="secondary" to={dashboardPaths.manageBooks.to()}>
        {texts.admin.manageBooks}
      </ButtonLink>
    </EmptyState>
  );
}

type ActivityListProps = { labelledBy: string; entries: readonly ActivityEntry[] };

/** Loopback addresses as recorded; these are meaningless to users. */
const OWN_NETWORKS = ['127.0.0.0/24', '0:0:0::/48'];

const placeOf = (network: string) =>
  OWN_NETWORKS.includes(network) ? 'the shop’s own computer' : network;

/** The activity log, newest first: who changed what, when and from which network. */
function ActivityList({ labelledBy, entries: stored }: ActivityListProps) {
  const genreName = useAllGenreNames();
  const entries = stored.map((entry) => ({
    ...entry,
    fields: withGenreNames(entry.fields, genreName),
  }));
  return (
    <ol aria-labelledby={labelledBy} className="card">
      {entries.map((entry) => (
        <li
          key={entry._id}
          className="stack gap-1 border-b border-line px-4 py-3 last:border-0 md:px-6"
        >
          <ActivitySentence entry={entry} />
          <ActivityFields {...entry} />
          <p className="text-fine text-muted">
            <DateTime at={entry.at} />
            {entry.network && ` from ${placeOf(entry.network)}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
