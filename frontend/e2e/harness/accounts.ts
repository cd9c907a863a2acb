import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';

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

/** Asks for a link that proves a customer's address. */
export async function askForProof(
  request: APIRequestContext,
  { idToken }: Pick<Account, 'idToken'>,
): Promise<void> {
  const data = { requestType: 'VERIFY_EMAIL', idToken };
  const path = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo';
  const reply = await request.post(path, { data });
  if (!reply.ok()) throw new Error(`sendOobCode returned ${reply.status()}.`);
}

/** Returns the refresh token with which the customer on a page stays signed in. */
export const refreshTokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('firebase:authUser:'));
    return JSON.parse(localStorage.getItem(key ?? '') ?? '').stsTokenManager.refreshToken;
  });

/** Returns the status of the reply to a refresh token: 200 as long as its session runs. */
export async function statusOfToken(
  request: APIRequestContext,
  refreshToken: string,
): Promise<number> {
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
  const reply = await request.post('/securetoken.googleapis.com/v1/token?key=demo', { form });
  return reply.status();
}
