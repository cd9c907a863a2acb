import { afterEach, beforeEach, expect, it } from 'vitest';
import { stripeClient } from '../../orders/stripe/stripe-client.ts';
import { type StripeDouble, startStripeDouble } from './stripe-double.ts';

let double: StripeDouble;
let sent: string[];
beforeEach(async () => {
  sent = [];
  double = await startStripeDouble({ onEvent: ({ type }) => sent.push(type) });
});
afterEach(() => double.stop());

const submit = (path: string, name: string, value: string) =>
  fetch(`${double.account.apiUrl}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ [name]: value }),
    redirect: 'manual',
  });
const choose = async (behaviour: string) => {
  const reply = await submit('/', 'behaviour', behaviour);
  expect(await reply.text()).toContain(`value="${behaviour}" aria-pressed="true"`);
};
const pay = async () => {
  const session = double.createSession({ amount_total: 1000, success_url: 'http://shop.example/' });
  expect((await submit(`/pay/${session.id}`, 'action', 'pay')).status).toBe(303);
};
const PAID = 'checkout.session.completed';

it('webhooks are sent once, twice, later or never, as the page says', async () => {
  await pay();
  expect(sent).toEqual([PAID]);
  await choose('twice');
  await pay();
  expect(sent).toEqual([PAID, PAID, PAID]);
  await choose('lost');
  await pay();
  await choose('held');
  await pay();
  expect(sent).toHaveLength(3);
  await choose('once');
  expect(sent).toHaveLength(4);
});

it('calls are not received, or received and not answered, as the page says', async () => {
  const { createSession } = stripeClient(double.account);
  const form = {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 1000 } }],
  };
  await choose('away');
  await expect(createSession(form, 'a')).rejects.toThrow('No answer');
  expect(double.sessions.size).toBe(0);
  await choose('unanswered');
  await expect(createSession(form, 'a')).rejects.toThrow('No answer');
  expect(double.sessions.size).toBe(1);
  await choose('answered');
  expect((await createSession(form, 'a')).status).toBe('open');
  expect(double.sessions.size).toBe(1);
  await choose('slow');
  expect(double.behaviour.delayMs).toBeGreaterThan(0);
});
