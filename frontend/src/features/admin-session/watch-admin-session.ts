import { adminToken } from '../../shared/admin-token.ts';

/** The longest wait that `setTimeout` knows. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/**
 * Calls back once when the session of this browser ends: by log out, by its time, or by the server's
 * word; in this tab or another. Answers how to stop watching.
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
  // A sleeping computer stops the timer, so every look at the page is a look at the clock.
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
