import { startTransition, useCallback, useEffect, useState } from 'react';
import { onReturn } from '../../../../lib/addresses/page-return.ts';
import type { Auth } from './auth-context.ts';
import type { Session } from './session.ts';
import { isSessionKey, isSessionStored } from './stored-session.ts';

type Known = Pick<Auth, 'currentUser' | 'loading' | 'away'>;

const NOBODY: Known = { currentUser: null, loading: false, away: false };
const UNKNOWN: Known = { ...NOBODY, loading: true };
const AWAY: Known = { ...NOBODY, away: true };

/**
 * Returns who is signed in. `loading` stays true until Firebase reports it, unless this browser has
 * no session; `away` is true if it has one and Firebase cannot be loaded. Follows sign-ins in other tabs.
 */
export function useCurrentUser(session: Session) {
  const [known, setKnown] = useState<Known>(UNKNOWN);
  const setNobody = useCallback(() => setKnown(NOBODY), []);
  const open = useCallback(() => {
    if (isSessionStored()) session.open().catch(() => setKnown(AWAY));
    // Most visitors. Without the transition React would take over the whole rendered page at once for it.
    else if (!session.opened()) startTransition(() => setKnown(NOBODY));
  }, [session]);
  const retry = useCallback(() => {
    setKnown(UNKNOWN);
    open();
  }, [open]);

  useEffect(() => {
    let stopUsers: (() => void) | undefined;
    const stopOpened = session.onOpened((firebase) => {
      stopUsers = firebase.onUser((user) =>
        setKnown({
          currentUser: user && {
            uid: user.uid,
            name: user.displayName,
            email: user.email,
            photoUrl: user.photoURL,
            emailVerified: user.emailVerified,
            hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
          },
          loading: false,
          away: false,
        }),
      );
    });
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (newValue !== null && isSessionKey(key)) open();
    };
    open();
    window.addEventListener('storage', onStorage);
    // What was loading when the page was left may have been cancelled.
    const stopReturns = onReturn(open);
    window.addEventListener('online', open);
    return () => {
      stopOpened();
      stopUsers?.();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('online', open);
      stopReturns();
    };
  }, [session, open]);

  return { ...known, retry, setNobody };
}
