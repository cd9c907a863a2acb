import { ADMIN_SESSION_SECONDS } from '@book-store/contract/people/account/account-limits';
import { keptText } from '../lib/storage/kept-text.ts';

const TOKEN = 'token';
const DECLINED = 'token-renewal-declined';
const keptToken = keptText(TOKEN);
const keptExpiry = keptText('token-expires-at');
const keptDeclined = keptText(DECLINED);
/** How long a session lasts that nobody uses, in seconds; none if it ends an hour after the sign-in. */
const keptIdle = keptText('token-idle-seconds');
/** How much later an expiry has to be to be worth storing. */
const NOTED_EVERY_MS = 60_000;

/** Characters that are valid in a header. */
const TOKEN_FORM = /^[\x20-\x7e]+$/;

function readToken(): string | null {
  const token = keptToken.read();
  return token !== null && TOKEN_FORM.test(token) ? token : null;
}

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
  read: (): string | null => (adminToken.expiresAt() > Date.now() ? readToken() : null),
  /** Also true for an expired token. */
  stored: (): boolean => readToken() !== null,
  /** When the stored token expires, in milliseconds since 1970; if unknown, the server decides. */
  expiresAt(): number {
    const expiresAt = Number(keptExpiry.read() ?? Number.NaN);
    return Number.isNaN(expiresAt) ? Number.POSITIVE_INFINITY : expiresAt;
  },
  /** Uses this computer's clock, so that a wrong one does not matter. */
  save(token: string, given: { idleSeconds?: number | undefined; expiresAt?: number } = {}) {
    const lasts = (given.idleSeconds ?? ADMIN_SESSION_SECONDS) * 1000;
    keptIdle.write(given.idleSeconds ? String(given.idleSeconds) : undefined);
    keptExpiry.write(String(given.expiresAt ?? Date.now() + lasts));
    keptToken.write(token);
    notify();
  },
  /** Whether the session lasts for as long as it is used. */
  slides: (): boolean => Number(keptIdle.read()) > 0,
  /** The server has answered, and so extended a session that slides. */
  used() {
    const expiresAt = Date.now() + Number(keptIdle.read()) * 1000;
    if (!adminToken.slides() || !adminToken.stored()) return;
    if (expiresAt - adminToken.expiresAt() < NOTED_EVERY_MS) return;
    keptExpiry.write(String(expiresAt));
    notify();
  },
  remove() {
    keptToken.write(undefined);
    keptExpiry.write(undefined);
    keptDeclined.write(undefined);
    keptIdle.write(undefined);
    notify();
  },
  /** Tells every tab when this session ends. */
  declineRenewal() {
    keptDeclined.write(String(adminToken.expiresAt()));
    notify();
  },
  renewalDeclined: (): boolean => keptDeclined.read() === String(adminToken.expiresAt()),
  /** Ends a session that has expired or whose token the server refused; a newer one stays. */
  expire(token = readToken()) {
    if (token === null || readToken() !== token) return;
    // The expiry stays, which tells every tab that nobody has logged out.
    keptExpiry.write('0');
    keptToken.write(undefined);
    notify();
  },
  hasExpired: (): boolean => !adminToken.stored() && adminToken.expiresAt() === 0,
  /** Follows changes in this tab and others. Returns a function that unsubscribes. */
  subscribe(listener: () => void) {
    // Adding the same listener again does nothing.
    window.addEventListener('storage', onStorage);
    // A page in the back/forward cache gets no storage events.
    window.addEventListener('pageshow', notify);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', notify);
      }
    };
  },
};
