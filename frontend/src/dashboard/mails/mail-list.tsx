import type { MailView } from '@book-store/contract/schemas/mails';
import { useId, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { DateTime } from '../../kit/date-time.tsx';
import { CopyLink } from './copy-link.tsx';
import { mailStateNames } from './mail-list-params.ts';
import { MailText } from './mail-text.tsx';
import { ResendButton } from './resend-button.tsx';

type MailListProps = {
  labelledBy: string;
  mails: readonly MailView[];
  busy: boolean;
  /** Whether the shop has a mail server. */
  sends: boolean;
};

/** The mails, newest first. */
export function MailList({ labelledBy, mails, busy, sends }: MailListProps) {
  return (
    <ul aria-labelledby={labelledBy} aria-busy={busy} className="card aria-busy:opacity-60">
      {mails.map((mail) => (
        <MailRow key={mail._id} mail={mail} sends={sends} />
      ))}
    </ul>
  );
}

function MailRow({ mail, sends }: { mail: MailView; sends: boolean }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <li className="border-b border-line px-4 py-3 last:border-0 md:px-6">
      <article
        aria-labelledby={id}
        className="stack gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
      >
        <div className="grid gap-0.5 text-fine">
          <h3 id={id} className="font-sans text-body font-semibold break-words">
            {mail.subject}
          </h3>
          <p className="break-all">To {mail.to}</p>
          <p className="text-muted">
            <StateBadge state={mail.state} /> <When mail={mail} />
          </p>
          {mail.lastError && <p className="break-words text-bad">{mail.lastError}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {mail.link && <CopyLink link={new URL(mail.link, location.href).href} to={mail.to} />}
          <Button
            variant="secondary"
            aria-expanded={open}
            aria-describedby={id}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Close' : 'Open'}
          </Button>
          {sends && <ResendButton mail={mail} describedBy={id} />}
        </div>
      </article>
      {open && <MailText id={mail._id} />}
    </li>
  );
}

const colours: Record<MailView['state'], string> = {
  waiting: 'bg-accent',
  sent: 'bg-good',
  failed: 'bg-bad',
  kept: 'bg-muted',
};

/** The state as text; the coloured dot is decorative. */
const StateBadge = ({ state }: Pick<MailView, 'state'>) => (
  <span className="mr-1 inline-flex items-baseline gap-2 font-semibold text-ink">
    <span aria-hidden="true" className={`size-2.5 self-center rounded-full ${colours[state]}`} />
    {mailStateNames[state]}
  </span>
);

function When({
  mail: { state, createdAt, sentAt, tries, nextTryAt, link, expiresAt },
}: {
  mail: MailView;
}) {
  return (
    <>
      <DateTime at={state === 'sent' && sentAt ? sentAt : createdAt} />
      {tries > 1 && `, ${tries} tries`}
      {state === 'waiting' && tries > 0 && nextTryAt && (
        <>
          , next try <DateTime at={nextTryAt} />
        </>
      )}
      {link && (
        <>
          , the link works once until <DateTime at={expiresAt} />
        </>
      )}
    </>
  );
}
