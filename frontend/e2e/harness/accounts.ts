import { randomUUID } from 'node:crypto';

export type Account = { email: string; password: string; idToken: string };

const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';

/** An email address that no other journey uses. */
export const newEmail = (): string => `reader-${randomUUID().slice(0, 8)}@example.com`;

/** Registers a customer by the call that the page makes, for journeys that begin with one. */
export async function registerCustomer(shopUrl: string): Promise<Account> {
  const account = { email: newEmail(), password: 'a long enough one' };
  return { ...account, ...(await call(shopUrl, 'signUp', account)) };
}

/** Signs a registered customer in again; rejects when the shop refuses. */
export async function signInCustomer(
  shopUrl: string,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<Account> {
  return { email, password, ...(await call(shopUrl, 'signInWithPassword', { email, password })) };
}

async function call(shopUrl: string, name: string, account: object): Promise<{ idToken: string }> {
  const reply = await fetch(`${shopUrl}${ACCOUNTS}:${name}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  if (!reply.ok) throw new Error(`${name} answered ${reply.status}.`);
  const { idToken } = (await reply.json()) as { idToken: string };
  return { idToken };
}
