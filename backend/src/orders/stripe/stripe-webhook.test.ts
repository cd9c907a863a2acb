import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { StripeEventRecord } from './stripe-records.model.ts';

const SECRET = 'whsec_of_the_test';
const app = useTestApp({
  stripe: { secretKey: 'sk_test_1', webhookSecret: SECRET, apiUrl: 'http://127.0.0.1:9' },
});
const seconds = (offset = 0) => Math.floor(Date.now() / 1000) + offset;
const sign = (body: string, time: number | string = seconds(), secret = SECRET) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

const event = (object: object = {}, type = 'checkout.session.completed') =>
  JSON.stringify({ id: `evt_${Math.random()}`, type, created: seconds(), data: { object } });
const post = (body: string, header: string | undefined) => {
  const call = app.http().post('/api/payments/stripe/webhook').type('application/json');
  if (header !== undefined) call.set('Stripe-Signature', header);
  return call.send(body);
};
const SESSION = {
  id: 'cs_test_1',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 1000,
  currency: 'usd',
  client_reference_id: 'f'.repeat(24),
  payment_intent: 'pi_1',
};

describe("Stripe's webhook", () => {
  const body = event(SESSION);
  const time = seconds();
  it.each([
    ['no signature', undefined],
    ['an empty one', ''],
    ['one of another secret', `t=${time},v1=${sign(body, time, 'whsec_other')}`],
    ['one of another body', `t=${time},v1=${sign(`${body} `, time)}`],
    ['one of another time', `t=${time},v1=${sign(body, time - 1)}`],
    ['an old one', `t=${time - 301},v1=${sign(body, time - 301)}`],
    ['one of the old scheme alone', `t=${time},v0=${sign(body, time)}`],
    ['one that is cut off', `t=${time},v1=${sign(body, time).slice(2)}`],
    ['a time that is none', `t=now,v1=${sign(body, 'now')}`],
  ])('refuses an event with %s', async (_circumstance, header) => {
    const { status, body: problem } = await post(body, header);
    expect([status, problem.code]).toEqual([400, 'bad-request']);
    expect(await StripeEventRecord.countDocuments()).toBe(0);
  });

  it('takes one of several signatures, while the secret is exchanged', async () => {
    const at = seconds();
    const header = `t=${at},v1=${sign(body, at, 'whsec_old')},v1=${sign(body, at)}`;
    expect((await post(body, header)).body).toEqual({ received: true });
  });

  it('takes what another program has sold, and events that it does not know', async () => {
    for (const one of [
      event(SESSION),
      event({ ...SESSION, client_reference_id: 'cart-17' }),
      event({ ...SESSION, client_reference_id: null }),
      event({ id: 'in_1' }, 'invoice.paid'),
    ]) {
      const at = seconds();
      expect((await post(one, `t=${at},v1=${sign(one, at)}`)).status).toBe(200);
    }
  });

  it.each([
    ['no JSON', 'hello'],
    ['no event', '{}'],
    ['no session', event({ id: 'cs_test_1' })],
  ])('refuses what is %s, however well it is signed', async (_circumstance, text) => {
    const at = seconds();
    expect((await post(text, `t=${at},v1=${sign(text, at)}`)).status).toBe(400);
  });
});
