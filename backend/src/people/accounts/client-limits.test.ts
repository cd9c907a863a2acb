import { describe, expect, it } from 'vitest';
import { digestOf } from '../../platform/documents/digest-of.ts';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { fillHashQueue } from '../../testing/app/fill-hash-queue.ts';
import { holdPoints } from '../../testing/app/hold-points.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { tomorrowAt } from '../../testing/app/tomorrow.ts';
import { SignInFailures } from '../sign-in/failure-backoff.ts';
import { someAccounts } from './accounts.builder.ts';
import { createClientLimits } from './client-limits.ts';

const PASSWORD = 'correct horse battery';
const now = () => tomorrowAt('12:10:00');
const accounts = someAccounts({ now, limits: createClientLimits(now) });
const app = useTestApp({ trustProxy: 1, signInRouter: accounts.router });

const call = (name: string, body: object, from = '192.0.2.1') =>
  app
    .http()
    .post(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo`)
    .set('X-Forwarded-For', from)
    .send(body);
const signIn = (email: string, from?: string, password = 'my guess') =>
  call('signInWithPassword', { email, password }, from);
const ask = (email: string, from?: string) =>
  call('sendOobCode', { requestType: 'PASSWORD_RESET', email }, from);

let customers = 0;
/** Registers a customer from a network of their own. */
async function aCustomer() {
  customers += 1;
  const email = `right-${customers}@example.com`;
  const network = `198.51.100.${customers}`;
  const { body } = await call('signUp', { email, password: PASSWORD }, network).expect(200);
  return { email, idToken: body.idToken as string };
}

describe('signing in to an account of the shop', () => {
  it('is refused after five wrong passwords, with the error code that the SDK knows', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await signIn('wrong@example.com')).status).toBe(400);
    }
    const refused = await signIn('WRONG@example.com');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5']);
    expect(refused.body.error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  it('remains possible for the same account elsewhere, and for others on the same network', async () => {
    const { email } = await aCustomer();
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn('attacked@example.com');
    expect((await signIn('attacked@example.com')).status).toBe(429);
    expect((await signIn('attacked@example.com', '192.0.2.2')).status).toBe(400);
    expect((await signIn(email, undefined, PASSWORD)).status).toBe(200);
  });

  it('remains possible for its owner, however many networks attackers guess from', async () => {
    const { email } = await aCustomer();
    for (let network = 0; network < 60; network += 1) await signIn(email, `10.7.0.${network}`);
    expect((await signIn(email, '192.0.2.3', PASSWORD)).status).toBe(200);
  });

  it('remains possible on a known device, even if somebody guesses from the same network', async () => {
    const { email } = await aCustomer();
    const first = await signIn(email, undefined, PASSWORD);
    const [cookie = ''] = first.headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(
      /^customer-device=[\w-]{43}; Max-Age=\d+; Path=\/identitytoolkit.googleapis.com; HttpOnly; SameSite=Strict$/,
    );
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(email);
    expect((await signIn(email, undefined, PASSWORD)).status).toBe(429);
    const known = signIn(email, undefined, PASSWORD).set('Cookie', cookie.split(';')[0] ?? '');
    expect((await known).status).toBe(200);
  });

  it('remains refused to a network whose customer chooses a new password', async () => {
    const from = '203.0.113.200';
    const { email, idToken } = await aCustomer();
    await signIn(email, from);
    const before = await SignInFailures.countDocuments({ account: { $exists: false } });
    const own = await SignInFailures.countDocuments({ account: digestOf('customer', email) });
    await call('update', { idToken, password: 'another long one' }, from).expect(200);
    expect(own).toBe(1);
    expect(await SignInFailures.countDocuments({ account: digestOf('customer', email) })).toBe(0);
    expect(await SignInFailures.countDocuments({ account: { $exists: false } })).toBe(before);
  });

  it('does not count correct passwords', async () => {
    const { email } = await aCustomer();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect((await signIn(email, undefined, PASSWORD)).status).toBe(200);
    }
  });

  it('is refused immediately, with the same error code, while the hash queue is full', async () => {
    const account = { email: 'new@example.com', password: PASSWORD };
    const drain = fillHashQueue('new');
    const refused = await call('signUp', account);
    await drain();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
    expect(refused.body.error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect((await call('signUp', account)).status).toBe(200);
  });

  it('is limited by what the calls of one network cost', async () => {
    const statusOf = async (from: string) => (await call('delete', {}, from)).status;
    const points = holdPoints();
    const many = Array.from({ length: 80 }, () => statusOf('203.0.113.50'));
    await points.haveCome(many);
    const refused = (await points.pass(many)).filter((status) => status === 429);
    const elsewhere = await statusOf('203.0.113.51');
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.length).toBeLessThan(40);
    expect(elsewhere).not.toBe(429);
  });

  it('lets one network ask for five new passwords of an address, and refuses nobody else', async () => {
    for (let mail = 0; mail < 5; mail += 1) {
      expect((await ask('right-mail@example.com')).status).toBe(200);
    }
    expect((await ask('right-mail@example.com')).status).toBe(429);
    expect((await ask('right-mail@example.com', '192.0.2.9')).status).toBe(200);
  });

  it('mails at most ten links to an address, and then says no more than before', async () => {
    const { email } = await aCustomer();
    for (let at = 0; at < 12; at += 1)
      expect((await ask(email, `198.18.0.${at}`)).status).toBe(200);
    await accounts.settled();
    expect(await Mail.countDocuments({ to: email, kind: 'reset-password' })).toBe(10);
  });

  it('sends at most five links to verify an address, whichever other address the calls name', async () => {
    const { idToken } = await aCustomer();
    const verify = (at: number) =>
      call('sendOobCode', {
        requestType: 'VERIFY_EMAIL',
        idToken,
        email: `other-${at}@example.com`,
      });
    for (let mail = 0; mail < 5; mail += 1) expect((await verify(mail)).status).toBe(200);
    expect((await verify(5)).status).toBe(429);
  });

  it('sends links to whoever is signed in, however often strangers ask for new passwords', async () => {
    const { email, idToken } = await aCustomer();
    for (let mail = 0; mail < 6; mail += 1) await ask(email, '192.0.2.10');
    expect((await ask(email, '192.0.2.10')).status).toBe(429);
    const verify = { requestType: 'VERIFY_EMAIL', idToken };
    expect((await call('sendOobCode', verify)).status).toBe(200);
    const newEmail = 'right-mail-new@example.com';
    for (let mail = 0; mail < 5; mail += 1) await ask(newEmail, '192.0.2.10');
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail };
    expect((await call('sendOobCode', change)).status).toBe(200);
  });

  it.each([
    ['sendOobCode', 60, 'reset-mails-address'],
    ['signInWithIdp', 600, 'sign-in-signInWithIdp'],
    ['update', 600, 'sign-in-update'],
    ['resetPassword', 600, 'sign-in-resetPassword'],
    ['delete', 600, 'sign-in-delete'],
  ])('limits the calls of %s from one network to %i', async (name, max, counted) => {
    const from = `203.0.113.${name.length}`;
    const send = async (email: string, network: string) =>
      (await call(name, { requestType: 'PASSWORD_RESET', email }, network)).status;
    await send('first@example.com', from);
    await RateWindow.updateMany({ key: new RegExp(`^${counted}:`) }, { $inc: { points: max - 2 } });
    expect(await send('last@example.com', from)).not.toBe(429);
    expect(await send('refused@example.com', from)).toBe(429);
    expect(await send('elsewhere@example.com', '203.0.113.99')).not.toBe(429);
  });
});
