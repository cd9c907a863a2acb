import { describe, expect, it } from 'vitest';
import { Mail } from '../../platform/mail/mails.model.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aSubscriber } from './newsletter.builder.ts';
import { Subscriber } from './newsletter.model.ts';
import { forgetUnconfirmed } from './newsletter.service.ts';

const app = useTestApp({ publicUrl: 'https://books.example', mailFrom: 'shop@example.com' });
const asOwner = async (method: 'get' | 'delete', path: string) =>
  app
    .http()
    [method](path)
    .set('Authorization', await asAdmin());
const post = (path: string, body: object = {}) =>
  app.http().post(`/api/newsletter${path}`).send(body);
const isOnList = async (email: string) =>
  (await Subscriber.findOne({ email, pendingUntil: null })) !== null;
const mailsTo = (to: string) => Mail.find({ to }).lean();
const tokenOf = async (email: string) => (await Subscriber.findOne({ email }))?.token ?? '';

describe('a newsletter with a mail server', () => {
  it('counts an address once its mail has been answered', async () => {
    const email = 'ada@example.com';
    const reply = await post('', { email });
    expect(reply.body).toEqual({ subscribed: true, confirm: true });
    expect(await isOnList(email)).toBe(false);
    const [mail, ...others] = await mailsTo(email);
    const token = await tokenOf(email);
    expect([mail?.state, others]).toEqual(['waiting', []]);
    expect(JSON.stringify(mail?.letter)).toContain(`/newsletter/confirm?token=${token}`);
    expect((await post('/confirm', { token })).body).toEqual({ confirmed: true });
    expect((await post('/confirm', { token })).status).toBe(200);
    expect(await isOnList(email)).toBe(true);
  });

  it('writes once an hour to an address, however often it is entered, and replies the same to a known one', async () => {
    const email = 'flooded@example.com';
    const first = await post('', { email });
    for (let times = 0; times < 5; times += 1) await post('', { email });
    expect(await mailsTo(email)).toHaveLength(1);
    await post('/confirm', { token: await tokenOf(email) });
    app.clock.now = new Date(Date.now() + 2 * 3_600_000);
    const known = await post('', { email });
    app.clock.now = undefined;
    expect([known.body, (await mailsTo(email)).length]).toEqual([first.body, 1]);
  });

  it('forgets an address that nobody confirms', async () => {
    const token = await aSubscriber({ pending: true });
    app.clock.now = new Date(Date.now() + 8 * 86_400_000);
    const reply = await post('/confirm', { token });
    app.clock.now = undefined;
    expect([reply.status, reply.body.detail]).toEqual([404, expect.stringContaining('no longer')]);
    await forgetUnconfirmed(new Date());
    expect(await Subscriber.countDocuments({ token })).toBe(1);
    await forgetUnconfirmed(new Date(Date.now() + 8 * 86_400_000));
    expect(await Subscriber.countDocuments({ token })).toBe(0);
  });

  it('is confirmed by a form without JavaScript, which leads back to the page', async () => {
    const token = await aSubscriber({ email: 'plain@example.com', pending: true });
    const send = async (secret: string) => {
      const { status, headers } = await post(`/confirm/${secret}/form`).redirects(0);
      return [status, headers.location];
    };
    expect(await send('x'.repeat(32))).toEqual([303, '/newsletter/confirm?expired=true']);
    expect(await isOnList('plain@example.com')).toBe(false);
    expect(await send(token)).toEqual([303, '/newsletter/confirm?done=true']);
    expect(await isOnList('plain@example.com')).toBe(true);
  });

  it('takes an address off with the one click of a mail program, and not when a link is opened', async () => {
    const token = await aSubscriber({ email: 'bored@example.com' });
    const opened = await app.http().get(`/api/newsletter/unsubscribe/${token}`).redirects(0);
    expect([opened.status, opened.headers.location]).toEqual([
      303,
      `/newsletter/unsubscribe?token=${token}`,
    ]);
    expect(await isOnList('bored@example.com')).toBe(true);
    const oneClick = () =>
      app
        .http()
        .post(`/api/newsletter/unsubscribe/${token}`)
        .type('form')
        .send('List-Unsubscribe=One-Click');
    expect((await oneClick()).body).toEqual({ unsubscribed: true });
    expect(await isOnList('bored@example.com')).toBe(false);
    expect((await oneClick()).status).toBe(200);
    const byForm = await post(`/unsubscribe/${token}/form`).redirects(0);
    expect([byForm.status, byForm.headers.location]).toEqual([
      303,
      '/newsletter/unsubscribe?done=true',
    ]);
    expect((await post(`/unsubscribe/${'x'.repeat(32)}`)).status).toBe(200);
    expect((await post('/unsubscribe/short')).status).toBe(404);
    const cut = await app.http().get('/api/newsletter/unsubscribe/short').redirects(0);
    expect(cut.headers.location).toBe('/newsletter/unsubscribe?token=short');
  });
});

describe('the list of the newsletter', () => {
  it('shows addresses with their consent, latest first, and lets an admin remove them', async () => {
    await Subscriber.deleteMany({});
    const old = new Date('2026-01-01');
    await aSubscriber({ email: 'old@example.com', consentedAt: old });
    await aSubscriber({ email: 'new@example.com', pending: true });
    const list = await asOwner('get', '/api/admin/newsletter');
    expect(list.body).toEqual([
      expect.objectContaining({ email: 'new@example.com', pending: true }),
      expect.objectContaining({ email: 'old@example.com', consentedAt: old.toISOString() }),
    ]);
    expect(list.headers['x-total-count']).toBe('2');
    const found = await asOwner('get', '/api/admin/newsletter?q=OLD');
    expect(found.body).toHaveLength(1);
    const path = `/api/admin/newsletter/${found.body[0]._id}`;
    expect([
      (await asOwner('delete', path)).status,
      (await asOwner('delete', path)).status,
    ]).toEqual([200, 404]);
    expect(await isOnList('old@example.com')).toBe(false);
  });

  it('is exported without the unconfirmed, safe for spreadsheets, with a link for everybody', async () => {
    await Subscriber.deleteMany({});
    const token = await aSubscriber({ email: '=cmd@example.com' });
    await aSubscriber({ email: 'pending@example.com', pending: true });
    const next = await aSubscriber({ email: 'next@example.com' });
    const { text, headers } = await asOwner('get', '/api/admin/exports/newsletter.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [, first, second, ...rest] = text.split('\r\n');
    expect(first).toMatch(/^'=cmd@example\.com,/);
    expect(first).toContain(`https://books.example/api/newsletter/unsubscribe/${token}`);
    expect(second).toContain(`https://books.example/api/newsletter/unsubscribe/${next}`);
    expect(rest).toEqual(['']);
  });
});
