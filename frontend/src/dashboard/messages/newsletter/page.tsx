import type { SubscriberView } from '@book-store/contract/messages/newsletter/newsletter.schemas';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { DownloadButton } from '../../../kit/download-button.tsx';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import { ListSearch } from '../../../kit/lists/list-search.tsx';
import { shownOf } from '../../../kit/page/loaded.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';
import { PER_PAGE, parsePage, parseWords } from '../../../lib/addresses/list-params.ts';
import { counted } from '../../../lib/money/amount.ts';
import { useListSubscribersQuery, useRemoveSubscriberMutation } from './api.ts';

export default function NewsletterPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = { q: parseWords(params), page: parsePage(params) };
  const { q, page } = state;
  const query = useListSubscribersQuery(
    { ...(q && { q }), page, limit: PER_PAGE },
    { refetchOnMountOrArgChange: true },
  );
  const list = shownOf(query);
  return (
    <ListPage
      head={PAGES.newsletter}
      title="Newsletter list"
      id="subscribers"
      note={
        <p className="prose text-muted">
          The export has an unsubscribe link for each address, and leaves out those still to be
          confirmed.
        </p>
      }
      actions={
        <DownloadButton path="/api/admin/exports/newsletter.csv" fileName="newsletter.csv">
          Export as CSV
        </DownloadButton>
      }
      tools={
        <>
          <ListSearch
            label="Search addresses"
            placeholder="Beginning of an address"
            value={q}
            onSearch={(words, how) => navigate(paths.newsletter.to({ q: words }), how)}
          />
          <p role="status" className="text-muted tabular-nums empty:hidden">
            {list && counted(list.total, 'address', 'addresses')}
          </p>
        </>
      }
      state={state}
      to={paths.newsletter.to}
      query={query}
      loading="Loading the list…"
      failed="The list could not be loaded."
      empty={{
        text: 'Nobody has subscribed yet.',
        narrowed: 'No matching addresses.',
        all: 'Show all addresses',
      }}
      rows={({ subscribers }) =>
        subscribers.map((one) => <Subscriber key={one._id} subscriber={one} />)
      }
    />
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
