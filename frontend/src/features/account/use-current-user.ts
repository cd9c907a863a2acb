import { useCallback, useEffect, useState } from 'react';
import type { Auth } from './auth-context.ts';
import { isSessionKey, isSessionStored, type Session } from './session.ts';

type Known = Pick<Auth, 'currentUser' | 'loading'>;

const NOBODY: Known = { currentUser: null, loading: false };

/**
 * Returns who is signed in. `loading` stays true until Firebase reports it, unless this browser has
 * no session. Follows sign-ins in other tabs.
 */
export function useCurrentUser(session: Session) {
  const [known, setKnown] = useState<Known>({ currentUser: null, loading: true });
  const setNobody = useCallback(() => setKnown(NOBODY), []);

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
            hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
          },
          loading: false,
        }),
      );
    });
    const open = () => {
      if (isSessionStored()) session.open().catch(setNobody);
      else if (!session.opened()) setNobody();
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (newValue !== null && isSessionKey(key)) open();
    };
    open();
    window.addEventListener('storage', onStorage);
    window.addEventListener('online', open);
    return () => {
      stopOpened();
      stopUsers?.();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('online', open);
    };
  }, [session, setNobody]);

  return { ...known, setNobody };
}
