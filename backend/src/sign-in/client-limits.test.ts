import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { RateWindow } from '../http/rate-limit.ts';
import { fillHashQueue } from '../testing/fill-hash-queue.ts';
import { useTestApp } from '../testing/start-test-app.ts';
import { tomorrowAt } from '../testing/tomorrow.ts';
import { createClientLimits } from './client-limits.ts';
import type { EmulatorReply } from './emulator-client.ts';
import { emulatorProxy } from './emulator-proxy.ts';
import { emulatorSeal } from './emulator-seal.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'client-limits-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Knows no account but those named `right…`, by any password but `wrong`; needs no seconds to start. */
const emulator = {
  send: async ({ body }: { body?: unknown }): Promise<EmulatorReply> => {
    const { email, password } = body as { email: string; password: string };
    if (email.startsWith('right') && password !== 'wrong') return { status: 200, body: {} };
    return { status: 400, body: { error: { message: 'INVALID_LOGIN_CREDENTIALS' } } };
  },
  change: async (): Promise<EmulatorReply> => ({ status: 200, body: {} }),
  findAccount: async () => undefined,
  makeResetCode: async () => undefined,
};
const now = () => tomorrowAt('12:10:00');
const app = useTestApp({
  trustProxy: 1,
  signInRouter: emulatorProxy(emulator, emulatorSeal(dir, 'demo-test'), {
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

describe('signing in through the emulator', () => {
  it('is refused after five wrong passwords, in the words that the SDK knows', async () => {
    for (let done = 0; done < 5; done += 1) {
      expect((await signIn('wrong@example.com')).status).toBe(400);
    }
    const refused = await signIn('WRONG@example.com');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5']);
    expect(refused.body.error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  it('stays open to the same account elsewhere, and to others of the same office', async () => {
    for (let done = 0; done < 6; done += 1) await signIn('attacked@example.com');
    expect((await signIn('attacked@example.com')).status).toBe(429);
    expect((await signIn('attacked@example.com', '192.0.2.2')).status).toBe(400);
    expect((await signIn('right@example.com')).status).toBe(200);
  });

  it('stays open to its owner, from however many networks strangers guess', async () => {
    for (let done = 0; done < 60; done += 1) {
      await signIn('right-and-attacked@example.com', `10.7.0.${done}`, 'wrong');
    }
    expect((await signIn('right-and-attacked@example.com', '192.0.2.3')).status).toBe(200);
  });

  it('stays open on a known device, also beside somebody who guesses', async () => {
    const email = 'right-at-home@example.com';
    const [cookie = ''] = (await signIn(email)).headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(
      /^customer-device=[\w-]{43}; Max-Age=\d+; Path=\/identitytoolkit.googleapis.com; HttpOnly; SameSite=Strict$/,
    );
    for (let done = 0; done < 5; done += 1) await signIn(email, '192.0.2.1', 'wrong');
    expect((await signIn(email)).status).toBe(429);
    const known = call('signInWithPassword', email).set('Cookie', cookie.split(';')[0] ?? '');
    expect((await known).status).toBe(200);
  });

  it('does not count right passwords', async () => {
    for (let done = 0; done < 12; done += 1) {
      expect((await signIn('right-often@example.com')).status).toBe(200);
    }
  });

  it('is refused at once, in the same words, where too many passwords wait to be hashed', async () => {
    const letGo = fillHashQueue('new');
    const refused = await call('signUp', 'new@example.com');
    await letGo();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
    expect(refused.body.error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect((await call('signUp', 'new@example.com')).status).toBe(200);
  });

  it('sends nobody more than five mails for a new password', async () => {
    for (let done = 0; done < 5; done += 1) {
      expect((await call('sendOobCode', 'right-mail@example.com')).status).toBe(200);
    }
    expect((await call('sendOobCode', 'right-mail@example.com', '192.0.2.9')).status).toBe(429);
  });

  it.each([
    ['sendOobCode', 60, 'reset-mails-address'],
    ['signInWithIdp', 600, 'sign-in-signInWithIdp'],
    ['update', 600, 'sign-in-update'],
    ['resetPassword', 600, 'sign-in-resetPassword'],
    ['delete', 600, 'sign-in-delete'],
  ])(
    'is open to one network for so many calls of %s and no more: %i',
    async (name, max, counted) => {
      const from = `203.0.113.${name.length}`;
      await call(name, 'first@example.com', from);
      await RateWindow.updateMany(
        { key: new RegExp(`^${counted}:`) },
        { $inc: { points: max - 2 } },
      );
      expect((await call(name, 'last@example.com', from)).status).not.toBe(429);
      expect((await call(name, 'refused@example.com', from)).status).toBe(429);
      expect((await call(name, 'elsewhere@example.com', '203.0.113.99')).status).not.toBe(429);
    },
  );
});
