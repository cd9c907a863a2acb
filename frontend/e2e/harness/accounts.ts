import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

type Credentials = { email: string; password: string };
export type Account = Credentials & { idToken: string };

/** Returns a unique email address. */
export const newEmail = (): string => `reader-${randomUUID().slice(0, 8)}@example.com`;

/** Registers a customer through the API, for journeys that start with an account. */
export const registerCustomer = (request: APIRequestContext): Promise<Account> =>
  call(request, 'signUp', { email: newEmail(), password: 'a long enough one' });

/** Signs in a registered customer; rejects if the shop does. */
export const signInCustomer = (
  request: APIRequestContext,
  { email, password }: Credentials,
): Promise<Account> => call(request, 'signInWithPassword', { email, password });

async function call(
  request: APIRequestContext,
  name: string,
  credentials: Credentials,
): Promise<Account> {
  const reply = await request.post(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`, {
    data: { ...credentials, returnSecureToken: true },
  });
  if (!reply.ok()) throw new Error(`${name} returned ${reply.status()}.`);
  const { idToken } = (await reply.json()) as { idToken: string };
  return { ...credentials, idToken };
}
