import type { SubscriberView } from '@book-store/contract/messages/newsletter/newsletter.schemas';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { Button } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { DownloadButton } from '../../../kit/download-button.tsx';
import { ListHead, ListItems, ListPage, ListRows, NoItems } from '../../../kit/lists/list-page.tsx';
import { ListSearch } from '../../../kit/lists/list-search.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { shownOf } from '../../../kit/page/loaded.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { counted } from '../../../lib/money/amount.ts';
import { useListSubscribersQuery, useRemoveSubscriberMutation } from './api.ts';

export default function NewsletterPage() {
  const list = useListState(dashboardPaths.newsletter.to, { searched: true });
  const query = useListSubscribersQuery(list.query, { refetchOnMountOrArgChange: true });
  const shown = shownOf(query);
  return (
    <ListPage head={PAGES.newsletter}>
      <ListHead
        id="subscribers"
        title="Newsletter list"
        note={
          <p className="prose text-muted">
            The export has an unsubscribe link for each address, and leaves out those still to be
            confirmed.
          </p>
        }
      >
        <DownloadButton path="/api/admin/exports/newsletter.csv" fileName="newsletter.csv">
          Export as CSV
        </DownloadButton>
      </ListHead>
      <ListSearch
        label="Search addresses"
        placeholder="Beginning of an address"
        value={list.q}
        onSearch={(q, how) => list.change({ q }, how)}
      />
      <p role="status" className="text-muted tabular-nums empty:hidden">
        {shown && counted(shown.total, 'address', 'addresses')}
      </p>
      <ListItems
        list={list}
        query={query}
        loading="Loading the list…"
        failed="The list could not be loaded."
      >
        {({ subscribers, total }, busy) =>
          total === 0 ? (
            <NoItems
              list={list}
              text="Nobody has subscribed yet."
              narrowed="No matching addresses."
              all="Show all addresses"
            />
          ) : (
            <ListRows labelledBy="subscribers" busy={busy}>
              {subscribers.map((one) => (
                <Subscriber key={one._id} subscriber={one} />
              ))}
            </ListRows>
          )
        }
      </ListItems>
    </ListPage>
  );
}

/** An address of the newsletter with the times of consent. */
function Subscriber({
  subscriber: { _id, email, consentedAt, confirmedAt, pending },
}: {
  subscriber: SubscriberView;
}) {
  const [remove] = useRemoveSubscriberMutation();
  const { act, busy } = useAction({
    confirm: () =>
      confirmDestructive(
        'Remove this address?',
        `${email} will get no more newsletters, and the time of consent is deleted.`,
        'Remove',
      ),
    run: () => remove(_id).unwrap(),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-0 md:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold break-all">{email}</p>
        <p className="text-fine text-muted">
          Subscribed <DateTime at={consentedAt} />
          {confirmedAt && (
            <>
              , confirmed <DateTime at={confirmedAt} />
            </>
          )}
          {pending && ', not confirmed yet'}
        </p>
      </div>
      <Button variant="secondary" disabled={busy} onClick={() => void act()}>
        {busy ? 'Removing…' : 'Remove'}
        <span className="sr-only"> {email}</span>
      </Button>
    </li>
  );
}
