import type { ActivityEntry } from '@book-store/contract/reports/activity/activity.schemas';
import { useAllGenreNames } from '../../../api/calls/all-genres-api.ts';
import { FRESH } from '../../../api/refresh.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { LoadOlder } from '../../../kit/lists/load-older.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { activityTexts } from '../activity-texts.ts';
import { withGenreNames } from '../parts/activity/field-paths.ts';
import { ActivityFields } from './activity-fields.tsx';
import { ActivitySentence } from './activity-sentence.tsx';
import { useListActivityInfiniteQuery } from './api.ts';

export default function ActivityPage() {
  const texts = useTexts(activityTexts);
  const head = useDashboardHead('activity');
  const query = useListActivityInfiniteQuery(undefined, FRESH);
  return (
    <section data-focus-area className="stack gap-4">
      <PageHead {...head} />
      <header>
        <h2 id="activity">{head.title}</h2>
        <p className="text-muted">{texts.intro}</p>
      </header>
      <Loaded query={query} loading={texts.loading} failed={texts.failed}>
        {({ pages }) => {
          const entries = pages.flatMap((part) => part.entries);
          if (entries.length === 0) return <NoActivity />;
          return (
            <>
              <ActivityList labelledBy="activity" entries={entries} />
              {!query.hasNextPage && (
                <p data-takes-focus className="text-center text-fine text-muted">
                  {texts.noOlder}
                </p>
              )}
            </>
          );
        }}
      </Loaded>
      <LoadOlder query={query} failed={texts.olderFailed} />
    </section>
  );
}

function NoActivity() {
  const { admin } = useDashboardTexts();
  return (
    <EmptyState text={useTexts(activityTexts).none}>
      <ButtonLink variant="secondary" to={dashboardPaths.manageBooks.to()}>
        {admin.manageBooks}
      </ButtonLink>
    </EmptyState>
  );
}

type ActivityListProps = { labelledBy: string; entries: readonly ActivityEntry[] };

/** Loopback addresses as recorded; these are meaningless to users. */
const OWN_NETWORKS = ['127.0.0.0/24', '0:0:0::/48'];

/** The activity log, newest first: who changed what, when and from which network. */
function ActivityList({ labelledBy, entries: stored }: ActivityListProps) {
  const texts = useTexts(activityTexts);
  const genreName = useAllGenreNames();
  const placeOf = (network: string) =>
    OWN_NETWORKS.includes(network) ? texts.ownComputer : network;
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
            {inSentence(
              (time) => (entry.network ? texts.from(time, placeOf(entry.network)) : time),
              <DateTime at={entry.at} />,
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
