import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { Subscriber } from './newsletter.model.ts';

const app = useTestApp({ trustProxy: true });
let addresses = 0;
/** Each call comes from another address by default, so that tests do not use up each other's limit. */
function post(body: object, from?: string) {
  addresses += 1;
  const address = from ?? `10.0.0.${addresses}`;
  return app.http().post('/api/newsletter').set('X-Forwarded-For', address).send(body);
}

describe('POST /api/newsletter', () => {
  it('stores the address with the time of its consent', async () => {
    app.clock.now = new Date('2026-02-03T04:05:06Z');
    const reply = await post({ email: ' Reader@Example.com ' });
    app.clock.now = undefined;
    expect([reply.status, reply.body]).toEqual([200, { subscribed: true, confirm: false }]);
    const [stored] = await Subscriber.find({ email: 'reader@example.com' }).lean();
    expect(stored?.consentedAt).toEqual(new Date('2026-02-03T04:05:06Z'));
  });

  it('takes a domain in any script, and knows it in every form', async () => {
    const ascii = 'info@xn--mller-kva.example';
    for (const email of ['info@müller.example', ascii.toUpperCase(), '\u200binfo@müller.example'])
      expect([email, (await post({ email })).status]).toEqual([email, 200]);
    expect(await Subscriber.countDocuments({ email: ascii })).toBe(1);
    const { status, body } = await post({ email: 'jörg@example.com' });
    expect([status, body.fields[0].message]).toEqual([
      400,
      expect.stringMatching(/^Before the @, .* most mail servers refuse others/),
    ]);
  });

  it('keeps the first consent of a known address and replies the same', async () => {
    app.clock.now = new Date('2026-01-01');
    const first = await post({ email: 'twice@example.com' });
    app.clock.now = new Date('2026-02-02');
    const second = await post({ email: 'TWICE@example.com' });
    app.clock.now = undefined;
    expect(second.body).toEqual(first.body);
    const stored = await Subscriber.find({ email: 'twice@example.com' }).lean();
    expect(stored.map((one) => one.consentedAt)).toEqual([new Date('2026-01-01')]);
  });

  it('stores an address once for ten concurrent requests', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => post({ email: 'race@example.com' })),
    );
    expect(replies.every((reply) => reply.status === 200)).toBe(true);
    expect(await Subscriber.countDocuments({ email: 'race@example.com' })).toBe(1);
  });

  it.each([{}, { email: '' }, { email: 'nobody' }, { email: ['a@b.co'] }, { email: { $gt: '' } }])(
    'rejects %j',
    async (body) => {
      const reply = await post(body);
      expect(reply.status).toBe(400);
      expect(reply.body.fields[0].path).toBe('email');
    },
  );

  it('rejects unknown members', async () => {
    const reply = await post({ email: 'a@example.com', consentedAt: '2020-01-01' });
    expect(reply.body.fields).toMatchObject([
      { path: 'consentedAt', message: 'Unknown field.', code: 'unknown-field' },
    ]);
  });

  it('replies 429 to an address that sends too often, until the minute is over', async () => {
    // The minute goes by the real clock.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const flood = Array.from({ length: 31 }, () => post({ email: 'f@example.com' }, '10.9.9.9'));
    const statuses = (await Promise.all(flood)).map((reply) => reply.status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const refused = await post({ email: 'f@example.com' }, '10.9.9.9');
    expect(Number(refused.headers['retry-after'])).toSatisfy((s: number) => s > 50 && s <= 60);
    expect((await post({ email: 'f@example.com' }, '10.9.9.8')).status).toBe(200);
    await RateWindow.updateMany({}, { expire: new Date(0) });
    expect((await post({ email: 'f@example.com' }, '10.9.9.9')).status).toBe(200);
  });
});
