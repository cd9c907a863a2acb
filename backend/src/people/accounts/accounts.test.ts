import { AccountExport } from '@book-store/contract/reports/account-export/account-export.schemas';
import { describe, expect, it } from 'vitest';
import { google, messageOf, useAccounts } from './accounts.fixtures.ts';

const { app, call, aCustomer, logIn, refresh } = useAccounts();
const as = (idToken: string) => ({ Authorization: `Bearer ${idToken}` });

describe('erasing an account of the shop', () => {
  it('removes it with its sessions, and the SDK may delete it afterwards', async () => {
    const { email, idToken, refreshToken, localId } = await aCustomer();
    const erased = await app.http().delete('/api/account').set(as(idToken));
    expect(erased.status).toBe(200);
    expect((await call('delete', { idToken })).status).toBe(200);
    expect(messageOf(await refresh(refreshToken))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await logIn(email))).toBe('INVALID_LOGIN_CREDENTIALS');
    const collections = ['accounts', 'account_sessions', 'account_codes', 'known_devices'];
    const stored = JSON.stringify(await Promise.all(collections.map(app.stored)));
    expect(stored).not.toContain(email);
    expect(stored).not.toContain(localId);
  });

  it('leaves those of others', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()];
    await app.http().delete('/api/account').set(as(one.idToken)).expect(200);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });
});

describe('the copy of an account', () => {
  it('says how its customer signs in and where they are signed in, without secrets', async () => {
    const email = 'gina.copies@example.com';
    const account = { sub: 'gina-copies', email, email_verified: true, name: 'Gina' };
    const { body } = await call('signInWithIdp', google(account));
    const reply = await app.http().get('/api/account/export').set(as(body.idToken));
    const { signIn } = AccountExport.parse(reply.body);
    expect(signIn).toMatchObject({
      name: 'Gina',
      hasPassword: false,
      google: { email, name: 'Gina' },
      sessions: [{ provider: 'google.com' }],
    });
    expect(reply.text).not.toMatch(/gina-copies|passwordHash|token/);
  });
});
