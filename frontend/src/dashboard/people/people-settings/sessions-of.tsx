import { FRESH } from '../../../api/refresh.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { SessionRows } from '../parts/session/session-rows.tsx';
import { useEndSessionOfMutation, useGetSessionsOfQuery } from '../parts/team/api.ts';
import { teamTexts } from '../team-texts.ts';
import { peopleTexts } from '../texts.ts';

/** Where somebody who works here is signed in, for an owner who ends one of the sessions. */
export function SessionsOf({ id }: { id: string }) {
  const { sessionsFailed } = useTexts(peopleTexts).security;
  const { sessions: count } = useTexts(teamTexts).people;
  const query = useGetSessionsOfQuery(id, FRESH);
  const [end] = useEndSessionOfMutation();
  return (
    <Loaded query={query} failed={sessionsFailed}>
      {(sessions) => (
        <div className="rounded-field bg-wash p-4">
          {sessions.length === 0 && <p>{count(0)}</p>}
          <SessionRows sessions={sessions} end={(session) => end({ id, session }).unwrap()} />
        </div>
      )}
    </Loaded>
  );
}
