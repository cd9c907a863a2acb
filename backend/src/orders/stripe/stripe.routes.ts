import { GuestOrderBody } from '@book-store/contract/orders/order/guest-orders.schemas';
import { CheckoutPage, WebhookReply } from '@book-store/contract/orders/payments/payments.schemas';
import { SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import { Id } from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import { notFound } from '../../platform/errors/errors.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import type { Origin } from '../../platform/http/request-origin.ts';
import { bytesBody } from '../../platform/http/router/read-body.ts';
import { type Route, route } from '../../platform/http/router/route.ts';
import { wakeJob } from '../../platform/jobs/start-jobs.ts';
import { findOrderOfGuest } from '../guests/guest-links.ts';
import { findOwnOrder } from '../order/find-order.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { handleEvent } from './handle-event.ts';
import { type ReturnUrls, startCheckout } from './start-checkout.ts';
import { readSigned, stripeClient } from './stripe-client.ts';

const JSON_TYPE = 'application/json';

/** As bytes: the signature is of these. */
const rawBody = bytesBody({
  types: [JSON_TYPE],
  maxBytes: 500_000,
  wrongType: 'Send the event as JSON, with Content-Type: application/json.',
  tooLarge: 'This event is larger than 500 kB.',
});

const SignatureHeaders = z.object({ 'stripe-signature': z.string().max(2000).optional() });

/** The customer's way to Stripe, and Stripe's way back. */
export function stripeRoutes({ limits, now, stripe: account, publicUrl }: FeatureDeps): Route[] {
  const stripe = account && stripeClient(account);
  const goToStripe = async (order: StoredOrder, { port }: Origin, { paid, left }: ReturnUrls) => {
    if (!stripe) throw notConnected();
    await limits.checkouts(order._id.toString());
    const shop = publicUrl ?? `http://localhost:${port}`;
    const urls = { paid: `${shop}${paid}`, left: `${shop}${left}` };
    return { url: await startCheckout(order, urls, { stripe, now }) };
  };
  return [
    route({
      method: 'post',
      path: '/api/orders/:id/checkout',
      access: 'customer',
      summary: 'Returns the address at Stripe where an order can be paid',
      params: z.object({ id: Id }),
      body: z.strictObject({}),
      reply: CheckoutPage,
      errors: ['illegal-status', 'unavailable'],
      run: async ({ caller, params, origin }) => {
        const order = await findOwnOrder(params.id, caller.uid);
        const { pattern } = SHOP_PAGES.orders;
        const paths = { paid: `${pattern}?paid=${order._id}`, left: pattern };
        return { body: await goToStripe(order, origin, paths) };
      },
    }),
    route({
      method: 'post',
      path: '/api/guest-orders/checkout',
      access: 'anyone',
      summary: 'Returns the address at Stripe where the order of a link can be paid',
      before: ({ origin }) => limits.guestLinks(origin.network),
      body: GuestOrderBody,
      reply: CheckoutPage,
      errors: ['not-found', 'illegal-status', 'unavailable'],
      run: async ({ body: { token }, origin }) => {
        const order = await findOrderOfGuest(token, now());
        const { pattern } = SHOP_PAGES.guestOrder;
        // Stripe shows these addresses in its logs, so the tab keeps the token.
        const paths = {
          paid: `${pattern}?paid=${order._id}`,
          left: `${pattern}?left=${order._id}`,
        };
        return { body: await goToStripe(order, origin, paths) };
      },
    }),
    route({
      method: 'post',
      path: '/api/payments/stripe/webhook',
      access: 'anyone',
      summary: "Stripe's events, signed by Stripe",
      readBody: rawBody,
      bodyTypes: [JSON_TYPE],
      headers: SignatureHeaders,
      body: z.instanceof(Buffer, { error: 'This event is empty.' }),
      reply: WebhookReply,
      errors: ['not-found'],
      run: async ({ body, headers }) => {
        if (!account) throw notConnected();
        const at = now();
        const header = headers['stripe-signature'];
        const signed = { body, header, secret: account.webhookSecret, now: at };
        await handleEvent(await readSigned(signed), at);
        wakeJob('payments');
        return { body: { received: true as const } };
      },
    }),
  ];
}

const notConnected = () => notFound('This shop has no account at Stripe.');
