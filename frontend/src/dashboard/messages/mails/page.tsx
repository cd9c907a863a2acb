import { MAIL_STATES } from '@book-store/contract/platform/mail/mail-kinds';
import { useState } from 'react';
import { live } from '../../../api/refresh.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { FilterTabs } from '../../../kit/lists/filter-tabs.tsx';
import { ListHead, ListItems, ListPage, ListRows, NoItems } from '../../../kit/lists/list-page.tsx';
import { ListSearch } from '../../../kit/lists/list-search.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { shownOf } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useRole } from '../../people/parts/session/role.ts';
import { messagesTexts } from '../texts.ts';
import { useListMailsQuery } from './api.ts';
import { MailRow } from './mail-row.tsx';
import { MailServerCard } from './mail-server.tsx';

export default function MailsPage() {
  const texts = useTexts(messagesTexts).mails;
  const role = useRole();
  const list = useListState(dashboardPaths.mails.to, {
    searched: true,
    choices: { state: MAIL_STATES },
  });
  const query = useListMailsQuery(list.query, live(10));
  const shown = shownOf(query);
  return (
    <ListPage head={useDashboardHead('mails')} gap="gap-2 md:gap-4">
      <ListHead id="mails" title={texts.title}>
        <ButtonLink variant="secondary" to={dashboardPaths.questions.to()}>
          {texts.questions}
        </ButtonLink>
        <ButtonLink variant="secondary" to={dashboardPaths.newsletter.to()}>
          {texts.newsletter}
        </ButtonLink>
      </ListHead>
      {shown && <MailServer from={shown.from} />}
      {role === 'owner' && <MailServerCard />}
      <ListSearch
        label={texts.search}
        placeholder={texts.searchHint}
        value={list.q}
        onSearch={(q, how) => list.change({ q }, how)}
      />
      <FilterTabs
        label={texts.byState}
        names={texts.states}
        all={texts.allStates}
        choices={MAIL_STATES}
        current={list.chosen.state}
        to={(state) => list.to({ state })}
      />
      <ListItems list={list} query={query} loading={texts.loading} failed={texts.failed}>
        {({ mails, from, total }, busy) =>
          total === 0 ? (
            <NoItems list={list} text={texts.none} narrowed={texts.noMatches} all={texts.all} />
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
  const texts = useTexts(messagesTexts).mails;
  const [open, setOpen] = useState(false);
  return (
    <p className="prose -mt-2 text-muted max-md:text-fine">
      {from ? texts.sentFrom(from) : texts.noServer}{' '}
      <span className={open ? '' : 'max-md:hidden'}>{from ? texts.tries : texts.noServerHelp}</span>
      {!open && (
        <button type="button" onClick={() => setOpen(true)} className="link py-2 md:hidden">
          {texts.more}
        </button>
      )}
    </p>
  );
}
