import type { ActivityEntry } from '@book-store/contract/schemas/activity';
import { useAllGenreNames } from '../../api/all-genres-api.ts';
import { DateTime } from '../../kit/date-time.tsx';
import { ActivityFields } from './activity-fields.tsx';
import { ActivitySentence } from './activity-sentence.tsx';
import { withGenreNames } from './field-labels.ts';

type ActivityListProps = { labelledBy: string; entries: readonly ActivityEntry[] };

/** What the addresses 127.0.0.1 and ::1 are recorded as: nobody knows them by these. */
const OWN_NETWORKS = ['127.0.0.0/24', '0:0:0::/48'];

const placeOf = (network: string) =>
  OWN_NETWORKS.includes(network) ? 'the shop’s own computer' : network;

/** The audit log, newest first: who changed what, when and from which network. */
export function ActivityList({ labelledBy, entries: stored }: ActivityListProps) {
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
