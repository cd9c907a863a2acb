import { describe, expect, it } from 'vitest';
import { StripeRefused, StripeUnavailable, stripeClient } from './stripe-client.ts';

/** Where stripe-mock runs: it refuses what Stripe's own description of its API does not allow. */
const apiUrl = process.env.STRIPE_MOCK;

describe.runIf(apiUrl)("the shop's calls to Stripe", () => {
  const stripe = stripeClient({ secretKey: 'sk_test_123', apiUrl: apiUrl ?? 'http://127.0.0.1' });
  const order = 'f'.repeat(24);

  /** Returns the status of the reply; what is in it is made up, such as a page without a sum. */
  const statusOf = (call: () => Promise<unknown>): Promise<unknown> =>
    call().then(
      () => 200,
      (error) => {
        if (error instanceof StripeRefused) return error.status;
        return error instanceof StripeUnavailable && error.message.includes('not as expected')
          ? 200
          : error;
      },
    );

  it('create a page where an order is paid', async () => {
    const form = {
      mode: 'payment' as const,
      client_reference_id: order,
      customer_email: 'reader@example.com',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 1000, product_data: { name: 'Order BS-1' } },
        },
      ],
      adaptive_pricing: { enabled: false },
      metadata: { order },
      payment_intent_data: { description: 'Order BS-1', metadata: { order } },
      expires_at: Math.floor(Date.now() / 1000) + 2100,
      success_url: 'https://shop.example/orders?paid=6b04c587904505e1315c4015',
      cancel_url: 'https://shop.example/orders',
    };
    expect(await statusOf(() => stripe.createSession(form, 'page'))).toBe(200);
  });

  it('are refused with a member that Stripe does not know', async () => {
    const form = { payment_intent: 'pi_1', no_such_member: 1 };
    expect(await statusOf(() => stripe.createRefund(form, 'wrong'))).toBe(400);
  });

  it('read a page, and close it', async () => {
    expect(await statusOf(() => stripe.getSession('cs_test_1'))).toBe(200);
    expect(await statusOf(() => stripe.expireSession('cs_test_1'))).toBe(200);
  });

  it('give money back', async () => {
    const form = { payment_intent: 'pi_1', amount: 400, metadata: { order, refund: order } };
    expect(await statusOf(() => stripe.createRefund(form, 'refund'))).toBe(200);
  });
});
