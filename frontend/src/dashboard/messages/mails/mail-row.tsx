import type { MailView } from '@book-store/contract/messages/mails/mails.schemas';
import { useId, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { ErrorMessage } from '../../../kit/forms/form-problem.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useOpenMailQuery, useResendMailMutation } from './api.ts';
import { mailStateNames } from './mail-state-names.ts';

type MailRowProps = {
  mail: MailView;
  /** Whether the shop has a mail server. */
  hasMailServer: boolean;
};

export function MailRow({ mail, hasMailServer }: MailRowProps) {
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
          {mail.lastError && (
            <p className={`break-words ${isPutOff(mail) ? 'text-muted' : 'text-bad'}`}>
              {mail.lastError}
            </p>
          )}
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
          {hasMailServer && <ResendButton mail={mail} describedBy={id} />}
        </div>
      </article>
      {open && <MailText id={mail._id} />}
    </li>
  );
}

/** A pending mail without a try was deferred by a limit; it has not failed. */
const isPutOff = ({ state, tries, lastError }: MailView) =>
  state === 'waiting' && tries === 0 && lastError !== undefined;

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

function When({ mail }: { mail: MailView }) {
  const { state, createdAt, sentAt, tries, nextTryAt, link, expiresAt } = mail;
  return (
    <>
      <DateTime at={state === 'sent' && sentAt ? sentAt : createdAt} />
      {tries > 1 && `, ${tries} tries`}
      {state === 'waiting' && nextTryAt && (tries > 0 || isPutOff(mail)) && (
        <>
          , {tries > 0 ? 'next try' : 'will be sent'} <DateTime at={nextTryAt} />
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

function MailText({ id }: { id: string }) {
  const query = useOpenMailQuery(id);
  return (
    <Loaded query={query} loading="Opening the mail…" failed="The mail could not be opened.">
      {({ text }) => (
        <pre className="mt-3 prose rounded-field bg-wash p-4 font-sans text-fine break-words whitespace-pre-wrap">
          {text}
        </pre>
      )}
    </Loaded>
  );
}

/** Copies the link to the clipboard, or shows it if the browser does not allow that. */
function CopyLink({ link, to }: { link: string; to: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle');
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setState('copied');
    } catch {
      setState('shown');
    }
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        Copy link<span className="sr-only"> for {to}</span>
      </Button>
      <p role="status" className="text-fine break-all empty:hidden">
        {state === 'copied' && 'Copied.'}
        {state === 'shown' && link}
      </p>
    </>
  );
}

const words: Record<MailView['state'], string> = {
  waiting: 'Try now',
  sent: 'Send again',
  failed: 'Send again',
  kept: 'Send',
};

/** Asks first if the mail has been sent, because the recipient would get it twice. */
function ResendButton({ mail, describedBy }: { mail: MailView; describedBy: string }) {
  const [resend] = useResendMailMutation();
  const { act, busy, failure } = useAction({
    confirm: () =>
      mail.state !== 'sent' ||
      confirmDestructive(
        'Send this mail again?',
        `It has been sent to ${mail.to} already.`,
        'Send again',
      ),
    run: () => resend(mail._id).unwrap(),
    inPlace: true,
  });
  return (
    <>
      <Button
        variant="secondary"
        disabled={busy}
        aria-describedby={describedBy}
        onClick={() => void act()}
      >
        {busy ? 'Sending…' : words[mail.state]}
      </Button>
      {failure && <ErrorMessage className="text-fine">{failure}</ErrorMessage>}
    </>
  );
}
