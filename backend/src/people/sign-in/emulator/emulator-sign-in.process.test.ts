import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSignIn, type SignIn } from '../create-sign-in.ts';
import {
  ACCOUNTS,
  google,
  messageOf,
  PASSWORD,
  shopWith,
  TOKEN,
} from './emulator-sign-in.fixtures.ts';

const START_MS = 40_000;

let dataDir: string;
let signIn: SignIn;
const warnings: string[] = [];
const log = { info: () => {}, warn: (message: string) => void warnings.push(message) };

const open = (dir = dataDir) => createSignIn({ firebase: 'emulator', dataDir: dir, log });
const up = (one: SignIn) =>
  vi.waitFor(() => expect(one.state()).toBe('up'), { timeout: START_MS, interval: 50 });

const shop = (one = signIn) => shopWith(one);
const call = (name: string, body: object, one = signIn) => shopWith(one).call(name, body);
const aCustomer = () => shopWith(signIn).aCustomer();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sign-in-'));
  signIn = open();
  await up(signIn);
}, START_MS);

afterAll(async () => {
  await signIn.stop();
  await rm(dataDir, { recursive: true });
});

describe('registering and signing in through the shop', () => {
  it('returns a token that the shop accepts as this customer', async () => {
    const { email, idToken, localId } = await aCustomer();
    await expect(signIn.verifyIdToken(idToken)).resolves.toEqual({
      uid: localId,
      email,
      signedInAt: Number(decodeJwt(idToken).auth_time) * 1000,
    });
  });

  it('uses a project that can only exist in the emulator', () => {
    expect(signIn.webConfig.firebase?.projectId).toMatch(/^demo-/);
  });

  it('refuses an email in use and a short password as Firebase does', async () => {
    const { email } = await aCustomer();
    const again = await call('signUp', { email, password: PASSWORD });
    const short = await call('signUp', { email: 'short@example.com', password: '12345' });
    expect(messageOf(again.body)).toBe('EMAIL_EXISTS');
    expect(messageOf(short.body)).toMatch(/^WEAK_PASSWORD/);
  });

  it('sends the same error for a wrong password and an unknown account', async () => {
    const { email } = await aCustomer();
    const wrong = await call('signInWithPassword', { email, password: `${PASSWORD}!` });
    const unknown = await call('signInWithPassword', {
      email: 'nobody@example.com',
      password: PASSWORD,
    });
    expect(messageOf(wrong.body)).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(messageOf(unknown.body)).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  it('signs in with a Google test credential and passes on its name', async () => {
    const account = { sub: 'g-1', email: 'Gina@example.com', email_verified: true, name: 'Gina' };
    const { body } = await call('signInWithIdp', google(account));
    await expect(signIn.verifyIdToken(body.idToken)).resolves.toMatchObject({
      email: 'gina@example.com',
      name: 'Gina',
    });
  });

  it('offers neither other providers nor anonymous accounts', async () => {
    const other = await call('signInWithIdp', google({ sub: '1', email: 'a@b.co' }, 'github.com'));
    const nobody = await call('signUp', { returnSecureToken: true });
    expect(messageOf(other.body)).toBe('OPERATION_NOT_ALLOWED');
    expect(messageOf(nobody.body)).toBe('ADMIN_ONLY_OPERATION');
  });

  it('exchanges a refresh token for a new ID token, as a form or as JSON', async () => {
    const { refreshToken, localId } = await aCustomer();
    const form = await shop()
      .http.post(TOKEN)
      .type('form')
      .send({ grant_type: 'refresh_token', refresh_token: refreshToken });
    await expect(signIn.verifyIdToken(form.body.id_token)).resolves.toMatchObject({ uid: localId });
    const json = await shop().http.post(TOKEN).send({ refresh_token: form.body.refresh_token });
    await expect(signIn.verifyIdToken(json.body.access_token)).resolves.toMatchObject({
      uid: localId,
    });
  });

  it('changes a password and ends the sessions before it', async () => {
    const { email, idToken } = await aCustomer();
    await new Promise((resolve) => setTimeout(resolve, 1100)); // `validSince` is in whole seconds
    const changed = await call('update', { idToken, password: 'another long one' });
    expect(changed.status).toBe(200);
    const old = await call('signInWithPassword', { email, password: PASSWORD });
    const now = await call('signInWithPassword', { email, password: 'another long one' });
    expect([old.status, now.status]).toEqual([400, 200]);
    expect(messageOf((await call('lookup', { idToken })).body)).toBe('TOKEN_EXPIRED');
  });

  it('deletes an account for good', async () => {
    const { email, idToken } = await aCustomer();
    expect((await call('delete', { idToken })).status).toBe(200);
    const after = await call('signInWithPassword', { email, password: PASSWORD });
    expect(messageOf(after.body)).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await readFile(join(dataDir, 'accounts.json'), 'utf8')).not.toContain(email);
  });
});

describe('forging a token', () => {
  it('fails for unsigned and changed ones and for those of another installation', async () => {
    const { idToken } = await aCustomer();
    const claims = { ...decodeJwt(idToken), sub: 'victim', user_id: 'victim' };
    const [head, , signature] = idToken.split('.');
    const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const otherDir = await mkdtemp(join(tmpdir(), 'sign-in-other-'));
    const elsewhere = open(otherDir);
    const unsigned = new UnsecuredJWT(decodeJwt(idToken)).encode();
    for (const token of [unsigned, `${head}.${changed}.${signature}`, 'garbage', '']) {
      await expect(signIn.verifyIdToken(token)).rejects.toMatchObject({ code: 'not-signed-in' });
      const reply = await call('lookup', { idToken: token });
      expect([400, 'INVALID_ID_TOKEN', 'MISSING_ID_TOKEN']).toContain(messageOf(reply.body));
    }
    await expect(elsewhere.verifyIdToken(idToken)).rejects.toMatchObject({ code: 'not-signed-in' });
    await elsewhere.stop();
    await rm(otherDir, { recursive: true });
  });

  it('fails for a refresh token that was changed or invented', async () => {
    const { refreshToken } = await aCustomer();
    const [inner = '', mac] = refreshToken.split('.');
    const record = JSON.parse(Buffer.from(inner, 'base64').toString());
    const forged = Buffer.from(JSON.stringify({ ...record, localId: 'victim' })).toString('base64');
    for (const token of [inner, `${forged}.${mac}`, `${inner}.`, 'x', '']) {
      const reply = await shop().http.post(TOKEN).send({ refresh_token: token });
      expect(messageOf(reply.body)).toBe('INVALID_REFRESH_TOKEN');
    }
  });
});

describe("the emulator's powers over all accounts", () => {
  it('are unreachable whatever the browser sends', async () => {
    const { email, localId, idToken } = await aCustomer();
    const owner = { authorization: 'Bearer owner' };
    const projects = '/identitytoolkit.googleapis.com/v1/projects/demo-bookstore';
    const admin: [string, string][] = [
      ['post', `${projects}/accounts:query`],
      ['get', `${projects}/accounts:batchGet`],
      ['post', `${ACCOUNTS}:batchCreate`],
      ['post', `${ACCOUNTS}:signInWithCustomToken`],
      ['delete', '/emulator/v1/projects/demo-bookstore/accounts'],
      ['get', '/emulator/v1/projects/demo-bookstore/oobCodes'],
      ['patch', '/identitytoolkit.googleapis.com/v2/projects/demo-bookstore/config'],
      ['get', `${ACCOUNTS}:lookup`],
      ['post', `${ACCOUNTS}:lookup/..%2f..%2fx`],
    ];
    for (const [method, path] of admin) {
      const reply = await shop().http[method as 'get'](path).set(owner).send();
      expect([path, reply.status]).toEqual([path, 404]);
    }
    const others = await call('lookup', { localId: [localId], email: [email] }).set(owner);
    expect(messageOf(others.body)).toBe('MISSING_ID_TOKEN');
    const raised = await call('update', { idToken, emailVerified: true, customAttributes: '{}' });
    expect(raised.body).toMatchObject({ localId, emailVerified: false });
    const tenant = await call('signUp', {
      email: 'tenant@example.com',
      password: PASSWORD,
      targetProjectId: 'demo-other',
      tenantId: 'x',
      localId: 'chosen',
    });
    expect(tenant.status).toBe(200);
    expect(tenant.body.localId).not.toBe('chosen');
  });

  it('shows an account to its owner only, without its password', async () => {
    const { email, idToken } = await aCustomer();
    const { body } = await call('lookup', { idToken });
    expect(body.users).toMatchObject([{ email }]);
    expect(JSON.stringify(body)).not.toContain(PASSWORD);
  });

  it('sends no CORS headers and forbids caching', async () => {
    const { email } = await aCustomer();
    const reply = await call('signInWithPassword', { email, password: PASSWORD }).set(
      'Origin',
      'https://elsewhere.example',
    );
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('refuses a body that is over 100 kB, not JSON or not an object', async () => {
    const big = await call('signUp', { email: 'x'.repeat(101 * 1024) });
    const broken = await shop().http.post(`${ACCOUNTS}:signUp`).type('json').send('{');
    const text = await shop().http.post(`${ACCOUNTS}:signUp`).type('text').send('hello');
    const list = await call('signUp', []);
    expect([big, broken, text, list].map(({ status }) => status)).toEqual([413, 400, 415, 415]);
  });
});

describe('accounts on disk', () => {
  it('hold no password in clear text and are readable by their owner only', async () => {
    const { email } = await aCustomer();
    const path = join(dataDir, 'accounts.json');
    const text = await readFile(path, 'utf8');
    expect(text).toContain(email);
    expect(text).not.toContain(PASSWORD);
    if (process.platform !== 'win32') {
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      expect((await stat(join(dataDir, 'sign-in-secret'))).mode & 0o777).toBe(0o600);
    }
  });

  it('are complete when many customers register at once', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => aCustomer()));
    const saved = JSON.parse(await readFile(join(dataDir, 'accounts.json'), 'utf8'));
    const emails = saved.users.map((user: { email: string }) => user.email);
    expect(emails).toEqual(expect.arrayContaining(many.map(({ email }) => email)));
  });

  it(
    'are restored with their sessions and linked providers after a kill',
    async () => {
      const { email, idToken, refreshToken, localId } = await aCustomer();
      const gina = { sub: 'g-2', email: 'gina.two@example.com', name: 'Gina' };
      const linked = await call('signInWithIdp', google(gina));
      // A second shop with a copy of the files is in the same state as after a SIGKILL of the first.
      const copy = await mkdtemp(join(tmpdir(), 'sign-in-copy-'));
      for (const name of ['accounts.json', 'sign-in-secret']) {
        await writeFile(join(copy, name), await readFile(join(dataDir, name)));
      }
      const next = open(copy);
      const early = await call('signInWithPassword', { email, password: PASSWORD }, next);
      expect([early.status, early.headers['retry-after']]).toEqual([503, '3']);
      expect(next.state()).toBe('starting');
      await expect(next.verifyIdToken(idToken)).resolves.toMatchObject({ uid: localId });
      await up(next);
      const back = await call('signInWithPassword', { email, password: PASSWORD }, next);
      expect(back.body).toMatchObject({ localId });
      const seen = await call('lookup', { idToken }, next);
      expect(seen.body.users).toMatchObject([{ localId, email }]);
      expect(seen.body.users[0].providerUserInfo).toHaveLength(1);
      const fresh = await shop(next).http.post(TOKEN).send({ refresh_token: refreshToken });
      expect(fresh.body.user_id).toBe(localId);
      const again = await call('signInWithIdp', google(gina), next);
      expect(again.body.localId).toBe(linked.body.localId);
      const account = await call('lookup', { idToken: again.body.idToken }, next);
      expect(account.body.users[0].providerUserInfo).toHaveLength(1);
      await next.stop();
      await rm(copy, { recursive: true });
    },
    START_MS,
  );

  it('are not overwritten if the file is damaged, and the shop logs a warning', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'sign-in-damaged-'));
    await writeFile(join(dir, 'accounts.json'), '{"version":1,"users":[{');
    const damaged = open(dir);
    await expect.poll(() => damaged.state()).toBe('down');
    expect(warnings.at(-1)).toContain('is damaged');
    const reply = await call('signUp', { email: 'a@example.com', password: PASSWORD }, damaged);
    expect(reply.status).toBe(503);
    await damaged.stop();
    expect(await readFile(join(dir, 'accounts.json'), 'utf8')).toBe('{"version":1,"users":[{');
    await rm(dir, { recursive: true });
  });
});
