import type { AdminSessionView } from '@book-store/backend/contract';
import { useRef, useState } from 'react';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Failure } from '../../shared/ui/failure.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { useFocusRescue } from '../../shared/use-focus-rescue.ts';
import { useEndSessionMutation, useGetSessionsQuery } from './admin-settings-api.ts';

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const at = (iso: string) => time.format(new Date(iso));

/** Where the admin is signed in, with the end of every session but this one. */
export function SessionList() {
  const { data: sessions, error, refetch } = useGetSessionsQuery();
  const [said, setSaid] = useState({ text: '', failed: false });
  const region = useRef<HTMLUListElement>(null);
  const rescue = useRef<HTMLParagraphElement>(null);
  useFocusRescue(region, rescue);

  if (!sessions && !error) return <Spinner text={texts.book.loading} />;
  if (!sessions) {
    return (
      <Failure
        text="Your sessions could not be loaded."
        detail={toApiProblem(error).message}
        onRetry={refetch}
      />
    );
  }
  return (
    <>
      <ul ref={region} className="grid gap-4">
        {sessions.map((session) => (
          <Session key={session.id} session={session} onSaid={setSaid} />
        ))}
      </ul>
      <p
        ref={rescue}
        tabIndex={-1}
        role={said.failed ? 'alert' : 'status'}
        className={`text-fine font-semibold outline-none empty:hidden ${said.failed ? 'text-bad' : 'text-good'}`}
      >
        {said.text}
      </p>
    </>
  );
}

type SessionProps = {
  session: AdminSessionView;
  onSaid: (said: { text: string; failed: boolean }) => void;
};

function Session({ session, onSaid }: SessionProps) {
  const [endSession, { isLoading }] = useEndSessionMutation();

  async function end() {
    onSaid({ text: '', failed: false });
    try {
      await endSession(session.id).unwrap();
      onSaid({ text: `The session on ${session.device} has ended.`, failed: false });
    } catch (error) {
      onSaid({ text: toApiProblem(error).message, failed: true });
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-40 flex-1">
        <p className="font-semibold">{session.device}</p>
        <p className="text-fine text-muted">
          {session.current && 'This browser. '}
          Signed in at {at(session.startedAt)}, ends at {at(session.expiresAt)}.
        </p>
      </div>
      {!session.current && (
        <Button variant="secondary" disabled={isLoading} onClick={() => void end()}>
          {isLoading ? 'Ending…' : 'End session'}
          <span className="sr-only">
            {' '}
            on {session.device}, signed in at {at(session.startedAt)}
          </span>
        </Button>
      )}
    </li>
  );
}
