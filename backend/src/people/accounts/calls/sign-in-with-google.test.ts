import { describe, expect, it } from 'vitest';
import type { GoogleIdentity } from '../../google-sign-in/google-identity.ts';
import { google, messageOf, PASSWORD, useAccounts } from '../accounts.fixtures.ts';

/** What Google says of somebody; tests post it as it is. */
const { app, accounts, call, aCustomer, logIn, refresh, lastCode } = useAccounts({
  readGoogle: async (text) => (text ? (JSON.parse(text) as GoogleIdentity) : undefined),
});

const identity = (given: Partial<GoogleIdentity>): GoogleIdentity => ({
  sub: `id of ${given.email}`,
  email: '',
  emailVerified: true,
  ...given,
});
const signIn = (given: Partial<GoogleIdentity>, more: object = {}) =>
  call('signInWithIdp', { ...google(identity(given)), ...more });
const providersOf = async (idToken: string): Promise<string[]> => {
  const { body } = await call('lookup', { idToken });
  return body.users[0].providerUserInfo.map(({ providerId }: { providerId: string }) => providerId);
};
const accountsOf = async (email: string) =>
  (await app.stored('accounts')).filter((account) => account.email === email);

describe('signing in with Google', () => {
  it('opens an account with name and address, the same one each time', async () => {
    const gina = { email: 'gina@gmail.com', name: 'Gina' };
    const first = await signIn(gina);
    expect(first.body).toMatchObject({ isNewUser: true, providerId: 'google.com' });
    await expect(accounts.verifyIdToken(first.body.idToken)).resolves.toMatchObject({
      email: 'gina@gmail.com',
      emailVerified: true,
      name: 'Gina',
    });
    const again = await signIn({
      ...gina,
      email: 'new.address@gmail.com',
      sub: 'id of gina@gmail.com',
    });
    expect(again.body.localId).toBe(first.body.localId);
    expect(again.body).not.toHaveProperty('isNewUser');
  });

  it('makes one account of several first times at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => signIn({ email: 'four.tabs@gmail.com' })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await accountsOf('four.tabs@gmail.com')).toHaveLength(1);
  });

  it('refuses other providers, and what Google has not said', async () => {
    const other = await call('signInWithIdp', google(identity({}), 'github.com'));
    expect(messageOf(other)).toBe('OPERATION_NOT_ALLOWED');
    const none = await call('signInWithIdp', { postBody: 'providerId=google.com&id_token=' });
    expect(messageOf(none)).toBe('INVALID_IDP_RESPONSE');
    const { idToken } = await aCustomer();
    const linked = await signIn({ email: 'linked@gmail.com' }, { idToken });
    expect(messageOf(linked)).toBe('OPERATION_NOT_ALLOWED');
  });

  it('opens the account with its address if Google speaks for it, and keeps a password of a verified one', async () => {
    const { email, idToken, localId } = await aCustomer();
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    await call('update', { oobCode: await lastCode(email, 'verify-email') }).expect(200);
    const { body } = await signIn({ email, hd: 'example.com' });
    expect(body.localId).toBe(localId);
    expect(await providersOf(body.idToken)).toEqual(['password', 'google.com']);
    expect((await logIn(email)).status).toBe(200);
  });

  it('removes the password of an address that nobody had proved, and ends the sessions of whoever chose it', async () => {
    const { email, idToken, refreshToken, localId } = await aCustomer();
    const { body } = await signIn({ email, hd: 'example.com' });
    expect(body).toMatchObject({ localId, emailVerified: true });
    expect(await providersOf(body.idToken)).toEqual(['google.com']);
    expect(messageOf(await logIn(email))).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(messageOf(await refresh(refreshToken))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await call('lookup', { idToken }))).toBe('TOKEN_EXPIRED');
  });

  it.each([
    ['of another provider', {}],
    ['that is not verified', { hd: 'example.com', emailVerified: false }],
  ])('does not open the account with an address %s', async (_which, more) => {
    const { email, idToken } = await aCustomer();
    const reply = await signIn({ email, ...more });
    expect(reply.body).toMatchObject({ needConfirmation: true, email });
    expect(reply.body).not.toHaveProperty('idToken');
    expect(await providersOf(idToken)).toEqual(['password']);
  });

  it('does not open the account of another Google account with the same address', async () => {
    const { body } = await signIn({ email: 'desk@shop.example', hd: 'shop.example' });
    const successor = await signIn({
      sub: 'other',
      email: 'desk@shop.example',
      hd: 'shop.example',
    });
    expect(successor.body.needConfirmation).toBe(true);
    expect((await call('lookup', { idToken: body.idToken })).status).toBe(200);
  });

  it('opens an account without a proved address where Google does not speak for it', async () => {
    const { body } = await signIn({ email: 'somebody@elsewhere.example' });
    expect(body.emailVerified).toBe(false);
    const customer = await accounts.verifyIdToken(body.idToken);
    expect(customer).not.toHaveProperty('emailVerified');
  });
});

describe('confirming who one is with Google', () => {
  it('goes on with the own Google account', async () => {
    const first = await signIn({ email: 'own@gmail.com' });
    const again = await signIn({ email: 'own@gmail.com' }, { autoCreate: false });
    expect(again.body.localId).toBe(first.body.localId);
  });

  it('creates no account for another one, and links none', async () => {
    const unknown = await signIn({ email: 'unknown@gmail.com' }, { autoCreate: false });
    expect(messageOf(unknown)).toBe('EMAIL_NOT_FOUND');
    expect(await accountsOf('unknown@gmail.com')).toEqual([]);
    const email = 'has.password@gmail.com';
    const { body } = await call('signUp', { email, password: PASSWORD });
    expect(messageOf(await signIn({ email }, { autoCreate: false }))).toBe('EMAIL_NOT_FOUND');
    expect(await providersOf(body.idToken)).toEqual(['password']);
  });
});
