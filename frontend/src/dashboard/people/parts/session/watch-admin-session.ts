import { adminToken } from '../../../../api/admin-token.ts';

/** The longest delay that `setTimeout` supports. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/**
 * Calls back once when this browser's session ends, in this tab or another: by logout, by expiry, or
 * because the server rejected the token. Returns a function that stops watching.
 */
export function watchAdminSession(onEnd: (expired: boolean) => void) {
  let running = adminToken.stored();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check() {
    clearTimeout(timer);
    if (!adminToken.stored()) {
      if (running) onEnd(adminToken.hasExpired());
      running = false;
      return;
    }
    running = true;
    const left = adminToken.expiresAt() - Date.now();
    if (left <= 0) adminToken.expire();
    else timer = setTimeout(check, Math.min(left, MAX_WAIT_MS));
  }

  const unsubscribe = adminToken.subscribe(check);
  // Timers stop while the computer sleeps, so check again whenever the page becomes visible.
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pageshow', check);
  check();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('pageshow', check);
  };
}
