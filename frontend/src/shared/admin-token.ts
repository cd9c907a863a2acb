import { ADMIN_SESSION_SECONDS } from './specified-texts.ts';

const TOKEN = 'token';
const EXPIRY = 'token-expires-at';
const DECLINED = 'token-renewal-declined';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
window.addEventListener('storage', (event) => {
  if (event.key === TOKEN || event.key === DECLINED || event.key === null) tell();
});

/** The admin's token in local storage under `token`, with its expiry in milliseconds beside it. */
export const adminToken = {
  /** The token while it is valid, else null. */
  read: (): string | null =>
    adminToken.expiresAt() > Date.now() ? localStorage.getItem(TOKEN) : null,
  /** True where a token is stored, expired or not. */
  stored: (): boolean => localStorage.getItem(TOKEN) !== null,
  /** The moment the stored token ends, in milliseconds since 1970; where it is unknown, the server decides. */
  expiresAt: (): number => Number(localStorage.getItem(EXPIRY) ?? Number.POSITIVE_INFINITY),
  /** The time runs by this computer's clock: the server's means nothing to one that is set wrong. */
  save(token: string, expiresAt = Date.now() + ADMIN_SESSION_SECONDS * 1000) {
    localStorage.setItem(EXPIRY, String(expiresAt));
    localStorage.setItem(TOKEN, token);
    tell();
  },
  remove() {
    localStorage.removeItem(TOKEN);
    localStorage.removeItem(EXPIRY);
    localStorage.removeItem(DECLINED);
    tell();
  },
  /** Tells every tab that this session is to end at its time. */
  declineRenewal() {
    localStorage.setItem(DECLINED, String(adminToken.expiresAt()));
    tell();
  },
  renewalDeclined: (): boolean => localStorage.getItem(DECLINED) === String(adminToken.expiresAt()),
  /** Ends the session whose time is over, or whose token the server refuses; a newer one stays. */
  expire(token = localStorage.getItem(TOKEN)) {
    if (token === null || localStorage.getItem(TOKEN) !== token) return;
    // The expiry stays behind and tells every tab that this was no log out.
    localStorage.setItem(EXPIRY, '0');
    localStorage.removeItem(TOKEN);
    tell();
  },
  /** True where no session runs and the last one expired. */
  hasExpired: (): boolean => !adminToken.stored() && adminToken.expiresAt() === 0,
  /** Calls back after each change, in this tab or another; answers how to stop that. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
