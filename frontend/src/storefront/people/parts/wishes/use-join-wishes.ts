import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { loadPart } from '../../../../lib/load-part.ts';
import { useAuth } from '../session/auth-context.ts';
import { useDeviceWishes } from './device-wishes.ts';

/** Moves the device's wishes to the account at sign-in; after a failure again, when the shop is looked at again. */
export function useJoinWishes(): void {
  const uid = useAuth().currentUser?.uid;
  const dispatch = useDispatch();
  const hasWishes = useDeviceWishes().length > 0;
  useEffect(() => {
    if (!uid || !hasWishes) return;
    const join = () =>
      void loadPart(() => import('./join-wishes.ts'))
        .then(({ joinWishes }) => joinWishes(dispatch, uid))
        .catch(() => undefined);
    join();
    const events = ['focus', 'online'];
    for (const event of events) window.addEventListener(event, join);
    return () => {
      for (const event of events) window.removeEventListener(event, join);
    };
  }, [uid, hasWishes, dispatch]);
}
