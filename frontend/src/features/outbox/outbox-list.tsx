import type { OutboxMail } from '@book-store/contract/schemas/outbox';
import { useId, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';

const SUBJECTS: Record<OutboxMail['kind'], string> = { 'reset-password': 'Choose a new password' };
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const timeOf = (instant: string) => timeFormat.format(new Date(instant));

/** The unsent mails, each with its link to pass on. */
export function OutboxList({ mails }: { mails: OutboxMail[] }) {
  return (
    <ul aria-label="Outbox" className="grid gap-4">
      {mails.map((mail) => (
        <MailCard key={mail._id} mail={mail} />
      ))}
    </ul>
  );
}

function MailCard({ mail }: { mail: OutboxMail }) {
  const id = useId();
  return (
    <li className="rounded-card border border-line bg-card p-5 md:p-6">
      <article
        aria-labelledby={id}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 md:flex md:items-center md:justify-between"
      >
        <div className="grid gap-1">
          <h2 id={id} className="font-sans text-body font-semibold">
            {SUBJECTS[mail.kind]}
          </h2>
          <p className="break-all">For {mail.to}</p>
          <p className="text-fine text-muted">
            Requested at {timeOf(mail.createdAt)}, valid once until {timeOf(mail.expiresAt)}
          </p>
        </div>
        <CopyLink link={new URL(mail.link, location.href).href} to={mail.to} />
      </article>
    </li>
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
    <div className="grid justify-items-start gap-2 md:justify-items-end">
      <Button variant="secondary" onClick={() => void copy()}>
        Copy link<span className="sr-only"> for {to}</span>
      </Button>
      <p role="status" className="text-fine break-all empty:hidden">
        {state === 'copied' && 'Copied.'}
        {state === 'shown' && link}
      </p>
    </div>
  );
}
