import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { loadPart } from '../../../../lib/load-part.ts';
import { DEVICE_LISTS } from '../../../../lib/storage/device-lists.ts';
import { keptText } from '../../../../lib/storage/kept-text.ts';
import { useAuth } from '../session/auth-context.ts';

const wishes = keptText(DEVICE_LISTS.wishes);

/** Moves the device's wishes to the account at sign-in; after a failure again, when the shop is looked at again. */
export function useJoinWishes(): void {
  const uid = useAuth().currentUser?.uid;
  const dispatch = useDispatch();
  useEffect(() => {
    if (!uid) return;
    function join() {
      if (!uid || !wishes.read()) return;
      loadPart(() => import('./join-wishes.ts'))
        .then(({ joinWishes }) => joinWishes(dispatch, uid))
        .catch(() => undefined);
    }
    join();
    const events = ['focus', 'online'];
    for (const event of events) window.addEventListener(event, join);
    return () => {
      for (const event of events) window.removeEventListener(event, join);
    };
  }, [uid, dispatch]);
}
