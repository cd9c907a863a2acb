import { useSyncExternalStore } from 'react';
import { adminToken } from '../../shared/admin-token.ts';

/** How long before the end the person is asked. */
const NOTICE_MS = 5 * 60 * 1000;

/** The moment at which the session ends, once that is near and another hour was not declined. */
function endingAt(): number | null {
  const end = adminToken.expiresAt();
  const leftMs = end - Date.now();
  const isNear = adminToken.stored() && leftMs > 0 && leftMs <= NOTICE_MS;
  return isNear && !adminToken.renewalDeclined() ? end : null;
}

function watch(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const waitMs = adminToken.expiresAt() - Date.now() - NOTICE_MS;
    if (waitMs > 0 && Number.isFinite(waitMs)) timer = setTimeout(look, waitMs);
    onChange();
  };
  const unsubscribe = adminToken.subscribe(look);
  // A sleeping computer stops the timer.
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', look);
  };
}

/** Returns when the session ends, in milliseconds since 1970, in its last five minutes; else null. */
export const useSessionEnding = (): number | null => useSyncExternalStore(watch, endingAt);
