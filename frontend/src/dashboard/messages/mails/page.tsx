import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { MAIL_STATES } from '@book-store/contract/platform/mail/mail-kinds';
import { useState } from 'react';
import { ButtonLink } from '../../../kit/button.tsx';
import { FilterTabs } from '../../../kit/lists/filter-tabs.tsx';
import { ListHead, ListItems, ListPage, ListRows, NoItems } from '../../../kit/lists/list-page.tsx';
import { ListSearch } from '../../../kit/lists/list-search.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { shownOf } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useListMailsQuery } from './api.ts';
import { MailRow } from './mail-row.tsx';
import { mailStateNames } from './mail-state-names.ts';

const LIVE = {
  pollingInterval: 10_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const;

export default function MailsPage() {
  const list = useListState(dashboardPaths.mails.to, {
    searched: true,
    choices: { state: MAIL_STATES },
  });
  const query = useListMailsQuery(list.query, LIVE);
  const shown = shownOf(query);
  return (
    <ListPage head={PAGES.mails} gap="gap-2 md:gap-4">
      <ListHead id="mails" title="Mail">
        <ButtonLink variant="secondary" to={dashboardPaths.newsletter.to()}>
          Newsletter list
        </ButtonLink>
      </ListHead>
      {shown && <MailServer from={shown.from} />}
      <ListSearch
        label="Search mails"
        placeholder="Address or order number"
        value={list.q}
        onSearch={(q, how) => list.change({ q }, how)}
      />
      <FilterTabs
        label="Mails by state"
        names={mailStateNames}
        all="All"
        choices={MAIL_STATES}
        current={list.chosen.state}
        to={(state) => list.to({ state })}
      />
      <ListItems
        list={list}
        query={query}
        loading="Loading the mails…"
        failed="The mails could not be loaded."
      >
        {({ mails, from, total }, busy) =>
          total === 0 ? (
            <NoItems
              list={list}
              text="No mails in the last 90 days."
              narrowed="No matching mails."
              all="Show all mails"
            />
          ) : (
            <ListRows labelledBy="mails" busy={busy}>
              {mails.map((mail) => (
                <MailRow key={mail._id} mail={mail} hasMailServer={from !== undefined} />
              ))}
            </ListRows>
          )
        }
      </ListItems>
    </ListPage>
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
