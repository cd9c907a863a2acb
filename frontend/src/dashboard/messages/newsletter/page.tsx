import type { SubscriberView } from '@book-store/contract/messages/newsletter/newsletter.schemas';
import { FRESH } from '../../../api/refresh.ts';
import { Button } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { DownloadButton } from '../../../kit/download-button.tsx';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { ListHead, ListItems, ListPage, ListRows, NoItems } from '../../../kit/lists/list-page.tsx';
import { ListSearch } from '../../../kit/lists/list-search.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { shownOf } from '../../../kit/page/loaded.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { messagesTexts } from '../texts.ts';
import { useListSubscribersQuery, useRemoveSubscriberMutation } from './api.ts';

export default function NewsletterPage() {
  const texts = useTexts(messagesTexts).newsletter;
  const list = useListState(dashboardPaths.newsletter.to, { searched: true });
  const query = useListSubscribersQuery(list.query, FRESH);
  const shown = shownOf(query);
  return (
    <ListPage head={useDashboardHead('newsletter')}>
      <ListHead
        id="subscribers"
        title={texts.title}
        note={<p className="prose text-muted">{texts.note}</p>}
      >
        <DownloadButton path="/api/admin/exports/newsletter.csv" fileName="newsletter.csv">
          {texts.export}
        </DownloadButton>
      </ListHead>
      <ListSearch
        label={texts.search}
        placeholder={texts.searchHint}
        value={list.q}
        onSearch={(q, how) => list.change({ q }, how)}
      />
      <p role="status" className="text-muted tabular-nums empty:hidden">
        {shown && texts.count(shown.total)}
      </p>
      <ListItems list={list} query={query} loading={texts.loading} failed={texts.failed}>
        {({ subscribers, total }, busy) =>
          total === 0 ? (
            <NoItems list={list} text={texts.none} narrowed={texts.noMatches} all={texts.all} />
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
  const texts = useTexts(messagesTexts).newsletter;
  const [remove] = useRemoveSubscriberMutation();
  const { act, busy } = useAction({
    confirm: () =>
      confirmDestructive(texts.question.title, texts.question.text(email), texts.remove),
    run: () => remove(_id).unwrap(),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-0 md:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold break-all">{email}</p>
        <p className="text-fine text-muted">
          {confirmedAt
            ? inSentence(
                texts.confirmed,
                <DateTime key="subscribed" at={consentedAt} />,
                <DateTime key="confirmed" at={confirmedAt} />,
              )
            : inSentence(
                pending ? texts.pending : texts.subscribed,
                <DateTime key="subscribed" at={consentedAt} />,
              )}
        </p>
      </div>
      <Button variant="secondary" disabled={busy} onClick={() => void act()}>
        {busy ? texts.removing : texts.remove}
        <span className="sr-only"> {email}</span>
      </Button>
    </li>
  );
}
