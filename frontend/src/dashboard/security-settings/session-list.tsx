import { dateFormat } from '@book-store/contract/place';
import type { AdminSessionView } from '@book-store/contract/schemas/admin-session';
import { useRef, useState } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { Button } from '../../kit/button.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { useRestoreFocus } from '../../kit/use-restore-focus.ts';
import { useEndSessionMutation, useGetSessionsQuery } from '../settings-frame/api.ts';

const time = () => dateFormat({ hour: 'numeric', minute: '2-digit' });
const at = (iso: string) => time().format(new Date(iso));

/** The admin's sessions; all but the current one can be ended. */
export function SessionList() {
  const query = useGetSessionsQuery();
  const [status, setStatus] = useState({ text: '', failed: false });
  const region = useRef<HTMLUListElement>(null);
  const fallback = useRef<HTMLParagraphElement>(null);
  useRestoreFocus(region, fallback);

  return (
    <Loaded query={query} failed="Your sessions could not be loaded.">
      {(sessions) => (
        <>
          <ul ref={region} className="grid gap-4">
            {sessions.map((session) => (
              <Session key={session.id} session={session} onStatus={setStatus} />
            ))}
          </ul>
          <p
            ref={fallback}
            tabIndex={-1}
            role={status.failed ? 'alert' : 'status'}
            className={`text-fine font-semibold outline-none empty:hidden ${status.failed ? 'text-bad' : 'text-good'}`}
          >
            {status.text}
          </p>
        </>
      )}
    </Loaded>
  );
}

type SessionProps = {
  session: AdminSessionView;
  onStatus: (status: { text: string; failed: boolean }) => void;
};

function Session({ session, onStatus }: SessionProps) {
  const [endSession, { isLoading }] = useEndSessionMutation();

  async function end() {
    onStatus({ text: '', failed: false });
    try {
      await endSession(session.id).unwrap();
      onStatus({ text: `The session on ${session.device} has ended.`, failed: false });
    } catch (error) {
      onStatus({ text: toApiProblem(error).message, failed: true });
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
