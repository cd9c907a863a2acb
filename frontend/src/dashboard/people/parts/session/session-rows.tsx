import type { AdminSessionView } from '@book-store/contract/people/sessions/admin-session.schemas';
import { dateFormat } from '@book-store/contract/place';
import type { Language } from '@book-store/contract/storefront';
import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { StatusMessage } from '../../../../kit/page/status-message.tsx';
import { useAction } from '../../../../kit/use-action.ts';
import { useLanguage, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { peopleTexts } from '../../texts.ts';
import { deviceIn } from './device-in.ts';

const at = (iso: string, language: Language) =>
  dateFormat(language, { hour: 'numeric', minute: '2-digit' }).format(new Date(iso));

type SessionRowsProps = {
  sessions: readonly AdminSessionView[];
  end: (id: string) => Promise<unknown>;
};

/** Where somebody is signed in; all sessions but the reader's own can be ended. */
export function SessionRows({ sessions, end }: SessionRowsProps) {
  const texts = useTexts(peopleTexts).security;
  const [said, say] = useState('');
  const [ending, setEnding] = useState('');
  const { act, busy, failure } = useAction({
    run: ({ id }: AdminSessionView) => {
      say('');
      setEnding(id);
      return end(id);
    },
    done: (_left, { device }) => say(texts.ended(deviceIn(texts, device))),
    inPlace: true,
  });

  return (
    <div data-focus-area className="contents">
      <ul className="grid gap-4">
        {sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            busy={busy && ending === session.id}
            onEnd={() => void act(session)}
          />
        ))}
      </ul>
      <StatusMessage failure={failure} done={said} className="text-fine" />
    </div>
  );
}

type SessionProps = { session: AdminSessionView; busy: boolean; onEnd: () => void };

function Session({ session, busy, onEnd }: SessionProps) {
  const texts = useTexts(peopleTexts).security;
  const language = useLanguage();
  const device = deviceIn(texts, session.device);
  const startedAt = at(session.startedAt, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-40 flex-1">
        <p className="font-semibold">{device}</p>
        <p className="text-fine text-muted">
          {session.current && texts.thisBrowser}
          {texts.times(startedAt, at(session.expiresAt, language))}
          {session.network && ` ${texts.network(session.network)}`}
        </p>
      </div>
      {!session.current && (
        <Button variant="secondary" disabled={busy} onClick={onEnd}>
          {busy ? texts.ending : texts.end}
          <span className="sr-only">{texts.ofSession(device, startedAt)}</span>
        </Button>
      )}
    </li>
  );
}
