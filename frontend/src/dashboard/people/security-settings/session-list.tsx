import type { AdminSessionView } from '@book-store/contract/people/sessions/admin-session.schemas';
import { dateFormat } from '@book-store/contract/place';
import { useRef, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { StatusMessage } from '../../../kit/page/status-message.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useRestoreFocus } from '../../../kit/use-restore-focus.ts';
import {
  useEndSessionMutation,
  useGetSessionsQuery,
} from '../../settings/parts/settings-frame/api.ts';

const time = () => dateFormat('en', { hour: 'numeric', minute: '2-digit' });
const at = (iso: string) => time().format(new Date(iso));

/** The admin's sessions; all but the current one can be ended. */
export function SessionList() {
  const query = useGetSessionsQuery();
  const [said, say] = useState('');
  const [ending, setEnding] = useState('');
  const [endSession] = useEndSessionMutation();
  const { act, busy, failure } = useAction({
    run: ({ id }: AdminSessionView) => {
      say('');
      setEnding(id);
      return endSession(id).unwrap();
    },
    done: (_left, { device }) => say(`The session on ${device} has ended.`),
    inPlace: true,
  });
  const region = useRef<HTMLUListElement>(null);
  const fallback = useRef<HTMLParagraphElement>(null);
  useRestoreFocus(region, fallback);

  return (
    <Loaded query={query} failed="Your sessions could not be loaded.">
      {(sessions) => (
        <>
          <ul ref={region} className="grid gap-4">
            {sessions.map((session) => (
              <Session
                key={session.id}
                session={session}
                busy={busy && ending === session.id}
                onEnd={() => void act(session)}
              />
            ))}
          </ul>
          <StatusMessage ref={fallback} failure={failure} done={said} className="text-fine" />
        </>
      )}
    </Loaded>
  );
}

type SessionProps = { session: AdminSessionView; busy: boolean; onEnd: () => void };

function Session({ session, busy, onEnd }: SessionProps) {
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
        <Button variant="secondary" disabled={busy} onClick={onEnd}>
          {busy ? 'Ending…' : 'End session'}
          <span className="sr-only">
            {' '}
            on {session.device}, signed in at {at(session.startedAt)}
          </span>
        </Button>
      )}
    </li>
  );
}
