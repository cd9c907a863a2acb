import { PAGES } from '@book-store/contract/pages';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toApiProblem } from '../../api/api-problem.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { DownloadButton } from '../../kit/download-button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Failure } from '../../kit/failure.tsx';
import { ListSearch } from '../../kit/lists/list-search.tsx';
import { Pagination } from '../../kit/lists/pagination.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { useRestoreFocus } from '../../kit/use-restore-focus.ts';
import { PER_PAGE, parsePage, parseWords } from '../../lib/list-params.ts';
import { paths } from '../../lib/paths.ts';
import { useListSubscribersQuery } from './api.ts';
import { SubscriberList } from './subscriber-list.tsx';

export default function NewsletterPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [q, page] = [parseWords(params), parsePage(params)];
  const { data, currentData, error, isFetching, refetch } = useListSubscribersQuery(
    { ...(q && { q }), page, limit: PER_PAGE },
    { refetchOnMountOrArgChange: true },
  );
  const list = error ? currentData : data;
  const region = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(region, heading);
  return (
    <section ref={region} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead {...PAGES.newsletter} />
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="subscribers" ref={heading} tabIndex={-1} className="outline-none">
            Newsletter list
          </h2>
          <p className="prose text-muted">
            The export has an unsubscribe link for each address, and leaves out those still to be
            confirmed.
          </p>
        </div>
        <DownloadButton path="/api/admin/exports/newsletter.csv" fileName="newsletter.csv">
          Export as CSV
        </DownloadButton>
      </header>
      <ListSearch
        label="Search addresses"
        placeholder="Beginning of an address"
        value={q}
        onSearch={(words, how) => navigate(paths.newsletter.to({ q: words }), how)}
      />
      <p role="status" className="text-muted tabular-nums empty:hidden">
        {list && (list.total === 1 ? '1 address' : `${list.total} addresses`)}
      </p>
      {error && !list && (
        <Failure
          text="The list could not be loaded."
          detail={toApiProblem(error).message}
          onRetry={refetch}
        />
      )}
      {!list && !error && <Spinner text="Loading the list…" />}
      {list?.total === 0 && (
        <EmptyState text={q ? 'No matching addresses.' : 'Nobody has subscribed yet.'}>
          {q && (
            <ButtonLink variant="secondary" to={paths.newsletter.to()}>
              Show all addresses
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {list && list.subscribers.length > 0 && (
        <SubscriberList
          labelledBy="subscribers"
          subscribers={list.subscribers}
          busy={data !== currentData}
        />
      )}
      <Pagination
        page={page}
        total={list?.total}
        loading={isFetching}
        to={(to) => paths.newsletter.to({ q, page: to })}
      />
    </section>
  );
}
