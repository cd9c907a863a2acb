import { PAGES } from '@book-store/contract/pages';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DownloadButton } from '../../kit/download-button.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import { ListSearch } from '../../kit/lists/list-search.tsx';
import { shownOf } from '../../kit/loaded.tsx';
import { counted } from '../../lib/amount.ts';
import { paths } from '../../lib/dashboard-paths.ts';
import { PER_PAGE, parsePage, parseWords } from '../../lib/list-params.ts';
import { useListSubscribersQuery } from './api.ts';
import { SubscriberList } from './subscriber-list.tsx';

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
    >
      {({ subscribers }, busy, none) =>
        subscribers.length > 0 ? (
          <SubscriberList labelledBy="subscribers" subscribers={subscribers} busy={busy} />
        ) : (
          none
        )
      }
    </ListPage>
  );
}
