import { Loaded } from '../../../kit/page/loaded.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import {
  useEndSessionMutation,
  useGetSessionsQuery,
} from '../../settings/parts/settings-frame/api.ts';
import { SessionRows } from '../parts/session/session-rows.tsx';
import { peopleTexts } from '../texts.ts';

/** The admin's own sessions. */
export function SessionList() {
  const texts = useTexts(peopleTexts).security;
  const query = useGetSessionsQuery();
  const [endSession] = useEndSessionMutation();
  return (
    <Loaded query={query} failed={texts.sessionsFailed}>
      {(sessions) => <SessionRows sessions={sessions} end={(id) => endSession(id).unwrap()} />}
    </Loaded>
  );
}
