import { PAGES } from '@book-store/contract/pages';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toApiProblem } from '../../api/api-problem.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Failure } from '../../kit/failure.tsx';
import { ListSearch } from '../../kit/lists/list-search.tsx';
import { Pagination } from '../../kit/lists/pagination.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { paths } from '../../lib/paths.ts';
import { useListMailsQuery } from './api.ts';
import { MailList } from './mail-list.tsx';
import { parseMailList, toMailsQuery } from './mail-list-params.ts';
import { MailStateTabs } from './mail-state-tabs.tsx';

const LIVE = {
  pollingInterval: 10_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const;

export default function OutboxPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = parseMailList(params);
  const query = useListMailsQuery(toMailsQuery(state), LIVE);
  const { data, currentData, error, isFetching, refetch } = query;
  const list = error ? currentData : data;
  const isFiltered = Boolean(state.q || state.state);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
      <PageHead {...PAGES.outbox} />
      <header>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="mails">Mail</h2>
          <ButtonLink variant="secondary" to={paths.newsletter.to()}>
            Newsletter list
          </ButtonLink>
        </div>
        {list && <MailServer from={list.from} />}
      </header>
      <ListSearch
        label="Search mails"
        placeholder="Address or order number"
        value={state.q}
        onSearch={(q, how) => navigate(paths.outbox.to({ ...state, q, page: undefined }), how)}
      />
      <MailStateTabs state={state.state} q={state.q} />
      {error && !list && (
        <Failure
          text="The mails could not be loaded."
          detail={toApiProblem(error).message}
          onRetry={refetch}
        />
      )}
      {!list && !error && <Spinner text="Loading the mails…" />}
      {list?.total === 0 && (
        <EmptyState text={isFiltered ? 'No matching mails.' : 'No mails in the last 90 days.'}>
          {isFiltered && (
            <ButtonLink variant="secondary" to={paths.outbox.to()}>
              Show all mails
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {list && list.mails.length > 0 && (
        <MailList
          labelledBy="mails"
          mails={list.mails}
          busy={data !== currentData}
          sends={list.from !== undefined}
        />
      )}
      <Pagination
        page={state.page}
        total={list?.total}
        loading={isFetching}
        to={(page) => paths.outbox.to({ ...state, page })}
      />
    </section>
  );
}

/** Says whether the shop sends mail; a phone shows the first sentence, and the rest on a press. */
function MailServer({ from }: { from: string | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <p className="prose text-muted max-md:text-fine md:mt-2">
      {from
        ? `The shop sends its mail from ${from}. `
        : 'The shop has no mail server, so nothing here has been sent. '}
      <span className={open ? '' : 'max-md:hidden'}>
        {from
          ? 'What cannot be sent is tried again for two days.'
          : 'Pass on what matters, to the customer it is addressed to and nobody else. To send mail, set SMTP_URL and MAIL_FROM where the shop is started.'}
      </span>
      {!open && (
        <button type="button" onClick={() => setOpen(true)} className="link py-2 md:hidden">
          More
        </button>
      )}
    </p>
  );
}
