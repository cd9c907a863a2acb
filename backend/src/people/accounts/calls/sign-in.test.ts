import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { mongo } from 'mongoose';
import { describe, expect, it, vi } from 'vitest';
import { isAdminToken } from '../../sign-in/admin-tokens.ts';
import { AccountSession } from '../account-sessions.model.ts';
import { forgetEndedSessions } from '../account-sessions.ts';
import { someAccounts } from '../accounts.builder.ts';
import { MINUTE_MS, messageOf, PASSWORD, useAccounts } from '../accounts.fixtures.ts';

const { app, accounts, call, aCustomer, logIn, refresh, putForward } = useAccounts();
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';
const TOKEN = '/securetoken.googleapis.com/v1/token';

describe('registering and signing in', () => {
  it('returns a token that the shop accepts as this customer', async () => {
    const { email, idToken, localId } = await aCustomer();
    await expect(accounts.verifyIdToken(idToken)).resolves.toEqual({
      uid: localId,
      email,
      signedInAt: Number(decodeJwt(idToken).auth_time) * 1000,
    });
    const get = app.http().get('/api/account').set('Authorization', `Bearer ${idToken}`);
    expect((await get).status).toBe(200);
  });

  it("never returns a token that could pass for an admin's", async () => {
    const { idToken } = await aCustomer();
    expect(isAdminToken(idToken)).toBe(false);
  });

  it('refuses an email in use and a password that is easy to guess', async () => {
    const { email } = await aCustomer();
    const refusals = [
      await call('signUp', { email, password: PASSWORD }),
      await call('signUp', { email: 'short@example.com', password: '123456' }),
      await call('signUp', { email: 'common@example.com', password: 'password1' }),
      await call('signUp', { email: 'anna.berg@example.com', password: 'anna.berg99' }),
    ];
    expect(refusals.map((reply) => messageOf(reply)?.split(' ')[0])).toEqual([
      'EMAIL_EXISTS',
      ...['WEAK_PASSWORD', 'WEAK_PASSWORD', 'WEAK_PASSWORD'],
    ]);
  });

  it('makes one account of several registrations at once', async () => {
    const account = { email: 'at-once@example.com', password: PASSWORD };
    const replies = await Promise.all(Array.from({ length: 5 }, () => call('signUp', account)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect((await logIn(account.email)).status).toBe(200);
  });

  it('sends the same error for a wrong password and an unknown account', async () => {
    const { email } = await aCustomer();
    const wrong = await logIn(email, `${PASSWORD}!`);
    const unknown = await logIn('nobody@example.com');
    expect(messageOf(wrong)).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(unknown.body).toEqual(wrong.body);
  });

  it('offers neither anonymous accounts nor a second way to sign in to an account', async () => {
    const { idToken } = await aCustomer();
    expect(messageOf(await call('signUp', {}))).toBe('ADMIN_ONLY_OPERATION');
    const link = { idToken, email: 'linked@example.com', password: PASSWORD };
    expect(messageOf(await call('signUp', link))).toBe('OPERATION_NOT_ALLOWED');
  });

  it('exchanges a refresh token for a new ID token, as a form or as JSON, and keeps it', async () => {
    const { refreshToken, localId } = await aCustomer();
    const form = await app
      .http()
      .post(TOKEN)
      .type('form')
      .send({ grant_type: 'refresh_token', refresh_token: refreshToken });
    expect(form.body).toMatchObject({ refresh_token: refreshToken, user_id: localId });
    for (const token of [form.body.id_token, (await refresh(refreshToken)).body.access_token]) {
      await expect(accounts.verifyIdToken(token)).resolves.toMatchObject({ uid: localId });
    }
  });
});

describe('a session', () => {
  it('ends when the customer signs out: neither its refresh token nor its ID token works any more', async () => {
    const one = await aCustomer();
    const other = (await logIn(one.email)).body;
    expect((await call('signOut', { refreshToken: one.refreshToken })).status).toBe(200);
    expect(messageOf(await refresh(one.refreshToken))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await call('lookup', { idToken: one.idToken }))).toBe('TOKEN_EXPIRED');
    const get = app.http().get('/api/account').set('Authorization', `Bearer ${one.idToken}`);
    expect((await get).status).toBe(401);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  it('ends after 180 days without use, and lasts as long as it is used', async () => {
    const days = (count: number) => putForward(count * 24 * 60 * MINUTE_MS);
    const [used, unused] = [await aCustomer(), await aCustomer()];
    days(179);
    expect((await refresh(used.refreshToken)).status).toBe(200);
    days(2);
    expect((await refresh(used.refreshToken)).status).toBe(200);
    expect(messageOf(await refresh(unused.refreshToken))).toBe('TOKEN_EXPIRED');
    await forgetEndedSessions(new Date(Date.now() + 181 * 24 * 60 * MINUTE_MS));
    const stored = (await app.stored('account_sessions')).map(({ account }) => account);
    expect(stored).toContain(used.localId);
    expect(stored).not.toContain(unused.localId);
  });

  it('has ID tokens that last for an hour', async () => {
    const { idToken } = await aCustomer();
    putForward(59 * MINUTE_MS);
    expect((await call('lookup', { idToken })).status).toBe(200);
    putForward(2 * MINUTE_MS);
    expect(messageOf(await call('lookup', { idToken }))).toBe('TOKEN_EXPIRED');
  });

  it('is one of a hundred at most: of more, the one that was not used for longest ends', async () => {
    const { email, refreshToken: used } = await aCustomer();
    const unused = (await logIn(email)).body.refreshToken;
    putForward(1000);
    await refresh(used);
    for (let more = 0; more < 99; more += 1) expect((await logIn(email)).status).toBe(200);
    expect((await refresh(used)).status).toBe(200);
    expect(messageOf(await refresh(unused))).toBe('TOKEN_EXPIRED');
  });

  it('is stored as a digest of its refresh token', async () => {
    const { refreshToken } = await aCustomer();
    const stored = JSON.stringify(await app.stored('account_sessions'));
    expect(stored).not.toContain(refreshToken);
  });
});

describe('a database that is away', () => {
  it('ends no session: the replies are none that the SDK takes for its end', async () => {
    const { idToken, refreshToken } = await aCustomer();
    const away = async (name: 'findById' | 'findOneAndUpdate') =>
      vi.spyOn(AccountSession, name).mockImplementationOnce(() => {
        throw new mongo.MongoNetworkError('connection closed');
      });
    await away('findById');
    const looked = await call('lookup', { idToken });
    await away('findOneAndUpdate');
    const refreshed = await refresh(refreshToken);
    await away('findById');
    const get = await app.http().get('/api/account').set('Authorization', `Bearer ${idToken}`);
    for (const { status, body } of [looked, refreshed, get]) {
      expect([status, body]).toEqual([
        503,
        expect.not.objectContaining({ error: expect.anything() }),
      ]);
    }
    expect((await call('lookup', { idToken })).status).toBe(200);
  });
});

describe('a full disk', () => {
  it('lets no half of a registration be stored', async () => {
    const account = { email: 'unsaved@example.com', password: PASSWORD };
    const full = Object.assign(new Error('No space left on device'), { code: 14_031 });
    const create = vi.spyOn(AccountSession, 'create').mockRejectedValueOnce(full);
    const refused = await call('signUp', account);
    create.mockRestore();
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(refused.body).not.toHaveProperty('error');
    expect(messageOf(await logIn(account.email))).toBe('INVALID_LOGIN_CREDENTIALS');
    expect((await call('signUp', account)).status).toBe(200);
  });
});

describe('forging a token', () => {
  it('fails for unsigned and changed ones and for those of another shop', async () => {
    const { idToken } = await aCustomer();
    const claims = { ...decodeJwt(idToken), sub: 'victim', user_id: 'victim' };
    const [head, , signature] = idToken.split('.');
    const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const unsigned = new UnsecuredJWT(decodeJwt(idToken)).encode();
    const byShopKey = await new SignJWT(decodeJwt(idToken))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(Buffer.from('the-key-that-signs-tokens-in-tests'));
    for (const token of [unsigned, byShopKey, `${head}.${changed}.${signature}`, 'garbage', '']) {
      await expect(accounts.verifyIdToken(token)).rejects.toMatchObject({ code: 'not-signed-in' });
      const reply = await call('lookup', { idToken: token });
      expect(['INVALID_ID_TOKEN', 'MISSING_ID_TOKEN']).toContain(messageOf(reply));
    }
    const elsewhere = someAccounts({ jwtSecrets: ['the key of another shop, as long as it is'] });
    await expect(elsewhere.verifyIdToken(idToken)).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  it('fails for a refresh token that was changed or invented', async () => {
    const { refreshToken } = await aCustomer();
    for (const token of [`${refreshToken}x`, refreshToken.slice(1), 'x', '']) {
      expect(messageOf(await refresh(token))).toBe('INVALID_REFRESH_TOKEN');
    }
    expect(messageOf(await refresh('x'.repeat(43)))).toBe('TOKEN_EXPIRED');
  });

  it('does not end sessions when the shop replaces its key', async () => {
    const secrets = ['the-key-that-signs-tokens-in-tests'];
    const [before, after] = [
      someAccounts({ jwtSecrets: secrets }),
      someAccounts({ jwtSecrets: ['a new key of the shop, long enough', ...secrets] }),
    ];
    const { idToken, localId } = await aCustomer();
    await expect(before.verifyIdToken(idToken)).resolves.toMatchObject({ uid: localId });
    await expect(after.verifyIdToken(idToken)).resolves.toMatchObject({ uid: localId });
  });
});

describe('what the shop does not offer', () => {
  it('does not exist, whatever the browser sends', async () => {
    const { email, localId, idToken } = await aCustomer();
    const owner = { authorization: 'Bearer owner' };
    const projects = '/identitytoolkit.googleapis.com/v1/projects/demo-bookstore';
    const calls: [string, string][] = [
      ['get', '/identitytoolkit.googleapis.com/v1/projects'],
      ['post', `${projects}/accounts:query`],
      ['get', `${projects}/accounts:batchGet`],
      ['post', `${ACCOUNTS}:batchCreate`],
      ['post', `${ACCOUNTS}:createAuthUri`],
      ['post', `${ACCOUNTS}:signInWithCustomToken`],
      ['post', `${ACCOUNTS}:constructor`],
      ['delete', '/emulator/v1/projects/demo-bookstore/accounts'],
      ['get', '/emulator/v1/projects/demo-bookstore/oobCodes'],
      ['patch', '/identitytoolkit.googleapis.com/v2/projects/demo-bookstore/config'],
      ['get', `${ACCOUNTS}:lookup`],
      ['post', `${ACCOUNTS}:lookup/..%2f..%2fx`],
    ];
    for (const [method, path] of calls) {
      const reply = await app.http()[method as 'get'](path).set(owner).send();
      expect([path, reply.status]).toEqual([path, 404]);
    }
    const others = await call('lookup', { localId: [localId], email: [email] }).set(owner);
    expect(messageOf(others)).toBe('MISSING_ID_TOKEN');
    const raised = await call('update', { idToken, emailVerified: true, customAttributes: '{}' });
    expect(raised.body).toMatchObject({ localId, emailVerified: false });
    const tenant = await call('signUp', {
      email: 'tenant@example.com',
      password: PASSWORD,
      targetProjectId: 'demo-other',
      tenantId: 'x',
      localId: 'chosen',
      emailVerified: true,
    });
    expect(tenant.status).toBe(200);
    expect(tenant.body.localId).not.toBe('chosen');
    expect(decodeJwt(tenant.body.idToken).email_verified).toBe(false);
  });

  it('sends no CORS headers and forbids caching', async () => {
    const { email } = await aCustomer();
    const reply = await logIn(email).set('Origin', 'https://elsewhere.example');
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('refuses a body that is over 100 kB, not JSON or not an object', async () => {
    const big = await call('signUp', { email: 'x'.repeat(101 * 1024) });
    const broken = await app.http().post(`${ACCOUNTS}:signUp`).type('json').send('{');
    const text = await app.http().post(`${ACCOUNTS}:signUp`).type('text').send('hello');
    const list = await call('signUp', []);
    expect([big, broken, text, list].map(({ status }) => status)).toEqual([413, 400, 415, 415]);
  });
});
