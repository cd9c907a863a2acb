const TOKEN = 'token';
const EXPIRY = 'token-expires-at';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
window.addEventListener('storage', (event) => {
  if (event.key === TOKEN || event.key === null) tell();
});

/** The admin's token in local storage under `token`, with its expiry in milliseconds beside it. */
export const adminToken = {
  /** The token while it is valid, else null. */
  read: (): string | null =>
    adminToken.expiresAt() > Date.now() ? localStorage.getItem(TOKEN) : null,
  /** True where a token is stored, expired or not. */
  stored: (): boolean => localStorage.getItem(TOKEN) !== null,
  /** The moment the stored token ends, in milliseconds since 1970; 0 where there is none. */
  expiresAt: (): number => Number(localStorage.getItem(EXPIRY)),
  save(token: string, expiresAt: number) {
    localStorage.setItem(EXPIRY, String(expiresAt));
    localStorage.setItem(TOKEN, token);
    tell();
  },
  remove() {
    localStorage.removeItem(TOKEN);
    localStorage.removeItem(EXPIRY);
    tell();
  },
  /** Calls back after each change, in this tab or another; answers how to stop that. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
