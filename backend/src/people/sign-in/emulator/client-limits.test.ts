import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UnsecuredJWT } from 'jose';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { RateWindow } from '../../../platform/http/limits/rate-limit.ts';
import { fillHashQueue } from '../../../testing/app/fill-hash-queue.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { tomorrowAt } from '../../../testing/app/tomorrow.ts';
import { createClientLimits } from './client-limits.ts';
import type { EmulatorReply } from './emulator-client.ts';
import { emulatorCrypto } from './emulator-crypto.ts';
import { emulatorProxy } from './emulator-proxy.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'client-limits-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Stands in for the emulator, which takes seconds to start. Accepts emails that start with `right` with any password but `wrong`. */
const emulator = {
  send: async ({ body }: { body?: unknown }): Promise<EmulatorReply> => {
    const { email, password } = body as { email: string; password: string };
    if (email.startsWith('right') && password !== 'wrong') return { status: 200, body: {} };
    return { status: 400, body: { error: { message: 'INVALID_LOGIN_CREDENTIALS' } } };
  },
  change: async (): Promise<EmulatorReply> => ({ status: 200, body: {} }),
  findAccount: async () => undefined,
  makeCode: async () => undefined,
};
const now = () => tomorrowAt('12:10:00');
const crypto = emulatorCrypto(dir, 'demo-test');
const app = useTestApp({
  trustProxy: 1,
  signInRouter: emulatorProxy(emulator, crypto, {
    limits: createClientLimits(now),
  }),
});

const call = (name: string, email: string, from = '192.0.2.1', password = 'my guess') =>
  app
    .http()
    .post(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`)
    .set('X-Forwarded-For', from)
    .send({ email, password, requestType: 'PASSWORD_RESET' });
const signIn = (email: string, from?: string, password?: string) =>
  call('signInWithPassword', email, from, password);

/** Returns the token of an account with this address. */
const idTokenOf = (email: string) =>
  crypto.signIdToken(
    new UnsecuredJWT({ email, auth_time: Math.floor(Date.now() / 1000) })
      .setIssuer('https://securetoken.google.com/demo-test')
      .setAudience('demo-test')
      .setSubject('verified')
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode(),
  );

describe('signing in through the emulator', () => {
  it('is refused after five wrong passwords, with the error code that the SDK knows', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await signIn('wrong@example.com')).status).toBe(400);
    }
    const refused = await signIn('WRONG@example.com');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5']);
    expect(refused.body.error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  it('remains possible for the same account elsewhere, and for others on the same network', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn('attacked@example.com');
    expect((await signIn('attacked@example.com')).status).toBe(429);
    expect((await signIn('attacked@example.com', '192.0.2.2')).status).toBe(400);
    expect((await signIn('right@example.com')).status).toBe(200);
  });

  it('remains possible for its owner, however many networks attackers guess from', async () => {
    for (let network = 0; network < 60; network += 1) {
      await signIn('right-and-attacked@example.com', `10.7.0.${network}`, 'wrong');
    }
    expect((await signIn('right-and-attacked@example.com', '192.0.2.3')).status).toBe(200);
  });

  it('remains possible on a known device, even if somebody guesses from the same network', async () => {
    const email = 'right-at-home@example.com';
    const [cookie = ''] = (await signIn(email)).headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(
      /^customer-device=[\w-]{43}; Max-Age=\d+; Path=\/identitytoolkit.googleapis.com; HttpOnly; SameSite=Strict$/,
    );
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(email, '192.0.2.1', 'wrong');
    expect((await signIn(email)).status).toBe(429);
    const known = call('signInWithPassword', email).set('Cookie', cookie.split(';')[0] ?? '');
    expect((await known).status).toBe(200);
  });

  it('does not count correct passwords', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect((await signIn('right-often@example.com')).status).toBe(200);
    }
  });

  it('is refused immediately, with the same error code, while the hash queue is full', async () => {
    const drain = fillHashQueue('new');
    const refused = await call('signUp', 'new@example.com');
    await drain();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
    expect(refused.body.error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect((await call('signUp', 'new@example.com')).status).toBe(200);
  });

  it('is limited by what the calls of one network cost', async () => {
    // While time stands still, the budget does not refill.
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const statusOf = async (at: number, from: string) =>
      (await call('delete', `reader-${at}@example.com`, from)).status;
    const many = Array.from({ length: 50 }, (_, at) => statusOf(at, '203.0.113.50'));
    const refused = (await Promise.all(many)).filter((status) => status === 429);
    const elsewhere = await statusOf(50, '203.0.113.51');
    now.mockRestore();
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.length).toBeLessThan(25);
    expect(elsewhere).not.toBe(429);
  });

  it('sends at most five password reset mails to one address', async () => {
    for (let mail = 0; mail < 5; mail += 1) {
      expect((await call('sendOobCode', 'right-mail@example.com')).status).toBe(200);
    }
    expect((await call('sendOobCode', 'right-mail@example.com', '192.0.2.9')).status).toBe(429);
  });

  it('sends at most five links to verify an address, whichever other address the calls name', async () => {
    const idToken = await idTokenOf('verified@example.com');
    const ask = (at: number) =>
      app
        .http()
        .post('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo')
        .set('X-Forwarded-For', '192.0.2.20')
        .send({ requestType: 'VERIFY_EMAIL', idToken, email: `other-${at}@example.com` });
    for (let mail = 0; mail < 5; mail += 1) expect((await ask(mail)).status).toBe(200);
    expect((await ask(5)).status).toBe(429);
  });

  it.each([
    ['sendOobCode', 60, 'reset-mails-address'],
    ['signInWithIdp', 600, 'sign-in-signInWithIdp'],
    ['update', 600, 'sign-in-update'],
    ['resetPassword', 600, 'sign-in-resetPassword'],
    ['delete', 600, 'sign-in-delete'],
  ])('limits the calls of %s from one network to %i', async (name, max, counted) => {
    const from = `203.0.113.${name.length}`;
    await call(name, 'first@example.com', from);
    await RateWindow.updateMany({ key: new RegExp(`^${counted}:`) }, { $inc: { points: max - 2 } });
    expect((await call(name, 'last@example.com', from)).status).not.toBe(429);
    expect((await call(name, 'refused@example.com', from)).status).toBe(429);
    expect((await call(name, 'elsewhere@example.com', '203.0.113.99')).status).not.toBe(429);
  });
});
