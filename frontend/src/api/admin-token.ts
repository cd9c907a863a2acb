import { ADMIN_SESSION_SECONDS } from '@book-store/contract/account-limits';

const TOKEN = 'token';
const EXPIRY = 'token-expires-at';
const DECLINED = 'token-renewal-declined';

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};
const onStorage = (event: StorageEvent) => {
  if (event.key === TOKEN || event.key === DECLINED || event.key === null) notify();
};

/** The admin's token, kept in local storage under `token` with its expiry in milliseconds. */
export const adminToken = {
  /** Returns the token while it is valid, otherwise null. */
  read: (): string | null =>
    adminToken.expiresAt() > Date.now() ? localStorage.getItem(TOKEN) : null,
  /** Returns whether a token is stored, expired or not. */
  stored: (): boolean => localStorage.getItem(TOKEN) !== null,
  /** When the stored token expires, in milliseconds since 1970; if unknown, the server decides. */
  expiresAt: (): number => Number(localStorage.getItem(EXPIRY) ?? Number.POSITIVE_INFINITY),
  /** Counts by this computer's clock: the server's is useless on a computer whose clock is wrong. */
  save(token: string, expiresAt = Date.now() + ADMIN_SESSION_SECONDS * 1000) {
    localStorage.setItem(EXPIRY, String(expiresAt));
    localStorage.setItem(TOKEN, token);
    notify();
  },
  remove() {
    localStorage.removeItem(TOKEN);
    localStorage.removeItem(EXPIRY);
    localStorage.removeItem(DECLINED);
    notify();
  },
  /** Tells every tab when this session ends. */
  declineRenewal() {
    localStorage.setItem(DECLINED, String(adminToken.expiresAt()));
    notify();
  },
  renewalDeclined: (): boolean => localStorage.getItem(DECLINED) === String(adminToken.expiresAt()),
  /** Ends a session that has expired or whose token the server refused; a newer one stays. */
  expire(token = localStorage.getItem(TOKEN)) {
    if (token === null || localStorage.getItem(TOKEN) !== token) return;
    // The expiry stays, which tells every tab that nobody has logged out.
    localStorage.setItem(EXPIRY, '0');
    localStorage.removeItem(TOKEN);
    notify();
  },
  /** Returns whether there is no session and the last one expired. */
  hasExpired: (): boolean => !adminToken.stored() && adminToken.expiresAt() === 0,
  /** Calls back after each change, in this tab or another. Returns a function that unsubscribes. */
  subscribe(listener: () => void) {
    // One listener of the window for all of ours; adding the same one again changes nothing.
    window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onStorage);
    };
  },
};
