import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { MAIL_STATES } from '@book-store/contract/platform/mail/mail-kinds';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../kit/button.tsx';
import { FilterTabs } from '../../../kit/lists/filter-tabs.tsx';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import { ListSearch } from '../../../kit/lists/list-search.tsx';
import { shownOf } from '../../../kit/page/loaded.tsx';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';
import { useListMailsQuery } from './api.ts';
import { mailStateNames, parseMailList, toMailsQuery } from './mail-list-params.ts';
import { MailRow } from './mail-row.tsx';

const LIVE = {
  pollingInterval: 10_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const;

export default function MailsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = parseMailList(params);
  const query = useListMailsQuery(toMailsQuery(state), LIVE);
  const list = shownOf(query);
  return (
    <ListPage
      head={PAGES.mails}
      title="Mail"
      id="mails"
      actions={
        <ButtonLink variant="secondary" to={paths.newsletter.to()}>
          Newsletter list
        </ButtonLink>
      }
      tools={
        <>
          {list && <MailServer from={list.from} />}
          <ListSearch
            label="Search mails"
            placeholder="Address or order number"
            value={state.q}
            onSearch={(q, how) => navigate(paths.mails.to({ ...state, q, page: undefined }), how)}
          />
          <FilterTabs
            label="Mails by state"
            names={mailStateNames}
            all="All"
            choices={MAIL_STATES}
            current={state.state}
            to={(choice) => paths.mails.to({ q: state.q, state: choice })}
          />
        </>
      }
      gap="gap-2 md:gap-4"
      state={state}
      to={paths.mails.to}
      query={query}
      loading="Loading the mails…"
      failed="The mails could not be loaded."
      empty={{
        text: 'No mails in the last 90 days.',
        narrowed: 'No matching mails.',
        all: 'Show all mails',
      }}
      rows={({ mails, from }) =>
        mails.map((mail) => <MailRow key={mail._id} mail={mail} sends={from !== undefined} />)
      }
    />
  );
}

/** Says whether the shop sends mail; a phone shows the first sentence, and the rest on a press. */
function MailServer({ from }: { from: string | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <p className="prose -mt-2 text-muted max-md:text-fine">
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
