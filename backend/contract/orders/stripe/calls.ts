import { z } from 'zod';
import { type Calls, named } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import { GuestOrderBody } from '../order/guest-orders.schemas.ts';
import { CheckoutPage, WebhookReply } from '../payments/payments.schemas.ts';

named({ CheckoutPage, WebhookReply });

export const stripeCalls = {
  'POST /api/orders/:id/checkout': {
    access: 'customer',
    summary: 'Returns the address at Stripe where an order can be paid',
    params: z.object({ id: Id }),
    body: z.strictObject({}),
    reply: CheckoutPage,
    errors: ['illegal-status', 'unavailable'],
  },
  'POST /api/guest-orders/checkout': {
    access: 'anyone',
    summary: 'Returns the address at Stripe where the order of a link can be paid',
    body: GuestOrderBody,
    reply: CheckoutPage,
    errors: ['not-found', 'illegal-status', 'unavailable'],
  },
  'POST /api/payments/stripe/webhook': {
    access: 'anyone',
    summary: "Stripe's events, signed by Stripe",
    headers: z.object({ 'stripe-signature': z.string().max(2000).optional() }),
    body: z.instanceof(Buffer, { error: 'This event is empty.' }),
    bodyTypes: ['application/json'],
    reply: WebhookReply,
    errors: ['not-found'],
  },
} satisfies Calls;
