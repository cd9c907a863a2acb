import type { stripeCalls } from '@book-store/contract/orders/stripe/calls';
import { SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import type { RouteDeps } from '../../platform/area.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Origin } from '../../platform/http/request-origin.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { bytesBody } from '../../platform/http/router/read-body.ts';
import { wakeJob } from '../../platform/jobs/start-jobs.ts';
import { ownOrderOfGuest } from '../guests/guest-links.ts';
import { findOwnOrder, type OwnOrder } from '../order/find-order.ts';
import { handleEvent } from './handle-event.ts';
import { type ReturnUrls, startCheckout } from './start-checkout.ts';
import { readSigned, stripeClient } from './stripe-client.ts';

/** As bytes, because these are signed. */
const rawBody = bytesBody({
  types: ['application/json'],
  maxBytes: 500_000,
  wrongType: 'Send the event as JSON, with Content-Type: application/json.',
  tooLarge: 'This event is larger than 500 kB.',
});

export function stripePayments({
  limits,
  now,
  publicUrl,
  stripe: account,
}: RouteDeps): Implementation<typeof stripeCalls> {
  const stripe = account && stripeClient(account);
  const goToStripe = async (own: OwnOrder, { port }: Origin, { paid, left }: ReturnUrls) => {
    const order = await findOwnOrder(own);
    if (!stripe) throw notConnected();
    await limits.checkouts(order._id.toString());
    const shop = publicUrl ?? `http://localhost:${port}`;
    const urls = { paid: `${shop}${paid}`, left: `${shop}${left}` };
    return { body: { url: await startCheckout(order, urls, { stripe, now }) } };
  };
  return {
    'POST /api/orders/:id/checkout': async ({ caller, params, origin }) => {
      const { pattern } = SHOP_PAGES.orders;
      const own = { id: params.id, uid: caller.uid };
      return goToStripe(own, origin, { paid: `${pattern}?paid=${own.id}`, left: pattern });
    },
    'POST /api/guest-orders/checkout': {
      before: ({ origin }) => limits.guestLinks(origin.network),
      run: async ({ body: { token }, origin }) => {
        const own = await ownOrderOfGuest(token, now());
        const { pattern } = SHOP_PAGES.guestOrder;
        // Stripe logs these URLs, so the token stays in the browser tab.
        return goToStripe(own, origin, {
          paid: `${pattern}?paid=${own.id}`,
          left: `${pattern}?left=${own.id}`,
        });
      },
    },
    'POST /api/payments/stripe/webhook': {
      readBody: rawBody,
      run: async ({ body, headers }) => {
        if (!account) throw notConnected();
        const at = now();
        const header = headers['stripe-signature'];
        const signed = { body, header, secret: account.webhookSecret, now: at };
        await handleEvent(await readSigned(signed), at);
        wakeJob('payments');
        return { body: { received: true } };
      },
    },
  };
}

const notConnected = () => notFound('This shop has no account at Stripe.');
