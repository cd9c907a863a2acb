import { randomUUID } from 'node:crypto';

export type Account = { email: string; password: string; idToken: string };

const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';

/** An email address that no other journey uses. */
export const newEmail = (): string => `reader-${randomUUID().slice(0, 8)}@example.com`;

/** Registers a customer by the calls that the page makes, for journeys that begin with one. */
export async function registerCustomer(shopUrl: string): Promise<Account> {
  const account = { email: newEmail(), password: 'a long enough one' };
  const reply = await fetch(`${shopUrl}${ACCOUNTS}:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  if (!reply.ok) throw new Error(`Registering answered ${reply.status}.`);
  const { idToken } = (await reply.json()) as { idToken: string };
  return { ...account, idToken };
}
