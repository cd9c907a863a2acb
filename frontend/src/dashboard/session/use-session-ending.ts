import { useSyncExternalStore } from 'react';
import { adminToken } from '../../api/admin-token.ts';

/** How long before the end of the session the renewal is offered. */
const WARNING_MS = 5 * 60 * 1000;

/** Returns when the session ends, if that is soon and renewal was not declined; else null. */
function endingAt(): number | null {
  const end = adminToken.expiresAt();
  const leftMs = end - Date.now();
  const isNear = adminToken.stored() && leftMs > 0 && leftMs <= WARNING_MS;
  return isNear && !adminToken.renewalDeclined() ? end : null;
}

function watch(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const waitMs = adminToken.expiresAt() - Date.now() - WARNING_MS;
    if (waitMs > 0 && Number.isFinite(waitMs)) timer = setTimeout(check, waitMs);
    onChange();
  };
  const unsubscribe = adminToken.subscribe(check);
  // Timers stop while the computer sleeps.
  document.addEventListener('visibilitychange', check);
  check();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', check);
  };
}

/** Returns when the session ends, in milliseconds since 1970, in its last five minutes; else null. */
export const useSessionEnding = (): number | null => useSyncExternalStore(watch, endingAt);
