import type { MailView } from '@book-store/contract/messages/mails/mails.schemas';
import { readMailProblem } from '@book-store/contract/platform/mail/mail-problems';
import { useId, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { ErrorMessage } from '../../../kit/forms/form-problem.tsx';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { messagesTexts } from '../texts.ts';
import { useOpenMailQuery, useResendMailMutation } from './api.ts';

type MailRowProps = {
  mail: MailView;
  /** Whether the shop has a mail server. */
  hasMailServer: boolean;
};

export function MailRow({ mail, hasMailServer }: MailRowProps) {
  const texts = useTexts(messagesTexts).mail;
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
          <p className="break-all">{texts.to(mail.to)}</p>
          <p className="text-muted">
            <StateBadge state={mail.state} /> <When mail={mail} />
          </p>
          {mail.lastError && (
            <p className={`break-words ${isPutOff(mail) ? 'text-muted' : 'text-bad'}`}>
              {problemIn(texts, mail.lastError)}
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
            {open ? texts.close : texts.open}
          </Button>
          {hasMailServer && <ResendButton mail={mail} describedBy={id} />}
        </div>
      </article>
      {open && <MailText id={mail._id} />}
    </li>
  );
}

type MailTexts = TextsOf<typeof messagesTexts>['mail'];
function problemIn(texts: MailTexts, text: string): string {
  const { code, reply } = readMailProblem(text) ?? {};
  return texts.problem(code, reply, text);
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
    {useTexts(messagesTexts).mails.states[state]}
  </span>
);

function When({ mail }: { mail: MailView }) {
  const texts = useTexts(messagesTexts).mail;
  const { state, createdAt, sentAt, tries, nextTryAt, link, expiresAt } = mail;
  return (
    <>
      <DateTime at={state === 'sent' && sentAt ? sentAt : createdAt} />
      {tries > 1 && texts.tries(tries)}
      {state === 'waiting' &&
        nextTryAt &&
        (tries > 0 || isPutOff(mail)) &&
        inSentence(
          tries > 0 ? texts.nextTry : texts.willBeSent,
          <DateTime key="next" at={nextTryAt} />,
        )}
      {link && inSentence(texts.linkUntil, <DateTime key="until" at={expiresAt} />)}
    </>
  );
}

function MailText({ id }: { id: string }) {
  const texts = useTexts(messagesTexts).mail;
  const query = useOpenMailQuery(id);
  return (
    <Loaded query={query} loading={texts.opening} failed={texts.failed}>
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
  const texts = useTexts(messagesTexts).mail;
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
        {texts.copy}
        <span className="sr-only">{texts.copyFor(to)}</span>
      </Button>
      <p role="status" className="text-fine break-all empty:hidden">
        {state === 'copied' && texts.copied}
        {state === 'shown' && link}
      </p>
    </>
  );
}

/** Asks first if the mail has been sent, because the recipient would get it twice. */
function ResendButton({ mail, describedBy }: { mail: MailView; describedBy: string }) {
  const texts = useTexts(messagesTexts).mail;
  const [resend] = useResendMailMutation();
  const { act, busy, failure } = useAction({
    confirm: () =>
      mail.state !== 'sent' ||
      confirmDestructive(texts.question.title, texts.question.text(mail.to), texts.question.send),
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
        {busy ? texts.sending : texts.send[mail.state]}
      </Button>
      {failure && <ErrorMessage className="text-fine">{failure}</ErrorMessage>}
    </>
  );
}
