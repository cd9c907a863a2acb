import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSignIn, type SignIn } from '../create-sign-in.ts';
import { google, messageOf, PASSWORD, shopWith, TOKEN } from './emulator-sign-in.fixtures.ts';

const START_MS = 60_000;
const OTHER = 'another long one';

let dataDir: string;
let signIn: SignIn;
const codes: { email: string; code: string }[] = [];

const call = (name: string, body: object) => shopWith(signIn).call(name, body);
const aCustomer = () => shopWith(signIn).aCustomer();
const logIn = (email: string, password = PASSWORD) =>
  call('signInWithPassword', { email, password, returnSecureToken: true });
const refresh = (refresh_token: string) =>
  shopWith(signIn).http.post(TOKEN).send({ refresh_token });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sign-in-passwords-'));
  signIn = createSignIn({
    firebase: 'emulator',
    dataDir,
    log: { info: () => {}, warn: () => {} },
    sendCode: async (email, code) => void codes.push({ email, code }),
  });
  await vi.waitFor(() => expect(signIn.state()).toBe('up'), { timeout: START_MS, interval: 50 });
}, START_MS);

afterAll(async () => {
  await signIn.stop();
  await rm(dataDir, { recursive: true });
});

describe('a stored password hash', () => {
  it('is never sent out, not even to its owner', async () => {
    const { email, idToken } = await aCustomer();
    const replies = [
      await call('lookup', { idToken }),
      await call('update', { idToken, displayName: 'Reader' }),
      await logIn(email),
    ];
    for (const { status, text } of replies) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/salt|fakeHash/i);
    }
    // The SDK treats an account without a password hash and providers as anonymous.
    expect(replies[0]?.body.users[0].passwordHash).toBe('UkVEQUNURUQ=');
  });

  it('differs for two customers with the same password', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()];
    const { users } = JSON.parse(await readFile(join(dataDir, 'accounts.json'), 'utf8'));
    const hashes = [one, other].map(({ email }) =>
      users
        .find((user: { email: string }) => user.email === email)
        .passwordHash.split('password=')
        .at(-1),
    );
    expect(hashes[0]).not.toBe(hashes[1]);
    expect([(await logIn(one.email)).status, (await logIn(other.email)).status]).toEqual([
      200, 200,
    ]);
  });
});

describe('a session that is older than the password', () => {
  it('cannot be refreshed, unlike the one that the password change returned', async () => {
    const { idToken, refreshToken } = await aCustomer();
    const changed = await call('update', { idToken, password: OTHER, returnSecureToken: true });
    expect(messageOf((await refresh(refreshToken)).body)).toBe('TOKEN_EXPIRED');
    expect((await refresh(changed.body.refreshToken)).status).toBe(200);
  });

  it('cannot be refreshed after the account was deleted', async () => {
    const { idToken, refreshToken } = await aCustomer();
    await call('delete', { idToken });
    expect((await refresh(refreshToken)).status).toBe(400);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const lastCode = (email: string) => codes.findLast((one) => one.email === email)?.code ?? '';
  const setPassword = (oobCode: string, newPassword = OTHER) =>
    call('resetPassword', { oobCode, newPassword });

  it('is replaced with the code, which works once and ends all earlier sessions', async () => {
    const { email, refreshToken } = await aCustomer();
    await ask(email.toUpperCase());
    const code = lastCode(email);
    expect((await call('resetPassword', { oobCode: code })).body).toMatchObject({ email });
    expect((await setPassword(code)).status).toBe(200);
    expect([(await logIn(email)).status, (await logIn(email, OTHER)).status]).toEqual([400, 200]);
    expect(messageOf((await refresh(refreshToken)).body)).toBe('TOKEN_EXPIRED');
    expect(messageOf((await setPassword(code, PASSWORD)).body)).toMatch(/_OOB_CODE/);
  });

  it('sends the caller no code, and the same reply for an unknown address', async () => {
    const { email } = await aCustomer();
    const known = await ask(email);
    const unknown = await ask('unknown@example.com');
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.body).toEqual({ ...unknown.body, email });
    expect(lastCode('unknown@example.com')).toBe('');
  });

  it('is not replaced with a code that was changed, forged, or issued for another purpose', async () => {
    const { email, idToken } = await aCustomer();
    await ask(email);
    const [inner = '', at, signature] = lastCode(email).split('.');
    for (const code of [
      inner,
      `${inner}.${at}`,
      `${inner}x.${at}.${signature}`,
      `${inner}.zzzzzzzz.${signature}`,
    ]) {
      expect(messageOf((await setPassword(code)).body)).toBe('EXPIRED_OOB_CODE');
    }
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }).expect(200);
    expect(messageOf((await setPassword(lastCode(email))).body)).toBe('INVALID_OOB_CODE');
    const other = await call('sendOobCode', { requestType: 'EMAIL_SIGNIN', email });
    expect(messageOf(other.body)).toBe('OPERATION_NOT_ALLOWED');
  });

  it('is not replaced with a code that is older than an hour or than the current password', async () => {
    const { email, idToken } = await aCustomer();
    await ask(email);
    vi.setSystemTime(Date.now() + 61 * 60 * 1000);
    const late = await setPassword(lastCode(email));
    vi.useRealTimers();
    expect(messageOf(late.body)).toBe('EXPIRED_OOB_CODE');
    await ask(email);
    await call('update', { idToken, password: OTHER });
    expect(messageOf((await setPassword(lastCode(email), PASSWORD)).body)).toBe('EXPIRED_OOB_CODE');
  });
});

describe('an address', () => {
  const ask = (body: object) => call('sendOobCode', { requestType: 'VERIFY_EMAIL', ...body });
  const lastCode = (email: string) => codes.findLast((one) => one.email === email)?.code ?? '';
  const isVerified = async (email: string) =>
    decodeJwt((await logIn(email)).body.idToken).email_verified;

  it('is verified with the code that was sent to it, once', async () => {
    const { email, idToken } = await aCustomer();
    const asked = await ask({ idToken }).expect(200);
    expect(JSON.stringify(asked.body)).not.toContain(lastCode(email));
    expect(await isVerified(email)).toBe(false);
    await call('update', { oobCode: lastCode(email) }).expect(200);
    expect(await isVerified(email)).toBe(true);
    const again = await call('update', { oobCode: lastCode(email) });
    expect(messageOf(again.body)).toMatch(/_OOB_CODE/);
  });

  it("is not verified without its account's token, with another purpose's code, or too late", async () => {
    const { email, idToken } = await aCustomer();
    expect(messageOf((await ask({ email })).body)).toBe('MISSING_ID_TOKEN');
    expect(messageOf((await ask({ idToken: `${idToken}x` })).body)).toBe('INVALID_ID_TOKEN');
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const other = await call('update', { oobCode: lastCode(email) });
    expect([other.status >= 400, await isVerified(email)]).toEqual([true, false]);
    await ask({ idToken });
    vi.setSystemTime(Date.now() + 61 * 60 * 1000);
    const late = await call('update', { oobCode: lastCode(email) });
    vi.useRealTimers();
    expect(messageOf(late.body)).toBe('EXPIRED_OOB_CODE');
  });
});

describe('an email', () => {
  it.each([' \u00a0reader@example.com', 'READER@example.com\u00a0 ', '\ufeffreader@example.com'])(
    'is the same with whitespace around it: %j',
    async (email) => {
      await call('signUp', { email: 'reader@example.com', password: PASSWORD });
      const again = await call('signUp', { email, password: PASSWORD });
      expect(messageOf(again.body)).toBe('EMAIL_EXISTS');
      expect((await logIn(email)).status).toBe(200);
    },
  );

  it.each([
    ['rea\u200bder@example.com', 'EMAIL_EXISTS'],
    ['\u202ereader@example.com', 'EMAIL_EXISTS'],
    ['reader\u00a0@example.com', 'INVALID_EMAIL'],
    ['\uff52eader@example.com', 'INVALID_EMAIL'],
    ['reader', 'INVALID_EMAIL'],
  ])('that looks like another one is none of its own: %j', async (email, refusal) => {
    await call('signUp', { email: 'reader@example.com', password: PASSWORD });
    const credential = google({ sub: email, email, email_verified: true });
    expect(messageOf((await call('signUp', { email, password: PASSWORD })).body)).toBe(refusal);
    expect(messageOf((await call('signInWithIdp', credential)).body)).toBe('INVALID_IDP_RESPONSE');
  });

  it.each([true, 7, ['a@example.com'], { a: 1 }])(
    'of another type is refused: %j',
    async (email) => {
      const replies = [
        await call('signUp', { email, password: PASSWORD }),
        await call('signInWithPassword', { email, password: PASSWORD }),
        await call('signInWithIdp', google({ sub: '1', email })),
      ];
      expect(replies.map(({ status }) => status)).toEqual([400, 400, 400]);
      for (const { text } of replies) expect(text).not.toMatch(/internal|TypeError/i);
    },
  );

  it('comes without a display name if that has invisible characters', async () => {
    const email = 'named@example.com';
    const account = { sub: 'named', email, email_verified: true, name: 'Ada\u202e' };
    const { body } = await call('signInWithIdp', google(account));
    const seen = await call('lookup', { idToken: body.idToken });
    expect(seen.body.users[0]).not.toHaveProperty('displayName');
    const changed = await call('update', { idToken: body.idToken, displayName: 'A\u200bda' });
    expect(changed.status).toBe(400);
  });

  it('cannot be changed through the emulator', async () => {
    const { email, idToken } = await aCustomer();
    await call('update', { idToken, email: 'moved@example.com' });
    await call('signUp', { idToken, email: 'moved@example.com', password: PASSWORD });
    const { body } = await call('lookup', { idToken });
    expect(body.users[0].email).toBe(email);
  });
});
