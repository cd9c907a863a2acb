import { randomUUID } from 'node:crypto';

export type Account = { email: string; password: string; idToken: string };

const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';

/** Returns a unique email address. */
export const newEmail = (): string => `reader-${randomUUID().slice(0, 8)}@example.com`;

/** Registers a customer through the API, for journeys that start with an account. */
export async function registerCustomer(shopUrl: string): Promise<Account> {
  const account = { email: newEmail(), password: 'a long enough one' };
  return { ...account, ...(await call(shopUrl, 'signUp', account)) };
}

/** Signs in a registered customer; rejects if the shop does. */
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
  if (!reply.ok) throw new Error(`${name} returned ${reply.status}.`);
  const { idToken } = (await reply.json()) as { idToken: string };
  return { idToken };
}
