import type { AdminChange } from '@book-store/contract/schemas/admin-change';
import { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import {
  ListPaymentsQuery,
  MarkPaidBody,
  PaymentCheck,
  PaymentComparison,
  PaymentCounts,
  RefundBody,
} from '@book-store/contract/schemas/admin-payments';
import { Id } from '@book-store/contract/schemas/parts';
import { z } from 'zod';
import { pagingHeaders } from '../../http/router/paging.ts';
import { changeRoute, type Route, route } from '../../http/router/route.ts';
import type { FeatureDeps } from '../feature.ts';
import { countByPayment, listByPayment } from '../orders/list-by-payment.ts';
import { IdempotencyHeaders } from '../orders/order-idempotency.ts';
import { toAdminOrderView } from '../orders/order-view.ts';
import { markPaid } from './mark-paid.ts';
import { lastComparison } from './payment-jobs.ts';
import { refundNow } from './refund-now.ts';
import { checkPayment } from './stripe/compare-with-stripe.ts';
import { stripeClient } from './stripe/stripe-client.ts';

const params = z.object({ id: Id });

/** Admin routes of payments: what is open, money that came, and money that goes back. */
export function paymentsAdminRoutes({ now, stripe: account }: FeatureDeps): Route[] {
  const stripe = account && stripeClient(account);
  return [
    route({
      method: 'get',
      path: '/api/admin/payments',
      access: 'admin',
      summary:
        'Orders that wait for their payment, open invoices, money to be given back, disputes',
      query: ListPaymentsQuery,
      reply: z.array(AdminOrderView),
      replyHeaders: ['X-Total-Count', 'Link'],
      run: async ({ query }) => {
        const { orders, total } = await listByPayment(query, now());
        return { body: orders, headers: pagingHeaders('/api/admin/payments', query, total) };
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/payments/counts',
      access: 'admin',
      summary: 'How many orders each list of payments has',
      reply: PaymentCounts,
      run: async () => ({ body: await countByPayment() }),
    }),
    route({
      method: 'get',
      path: '/api/admin/payments/comparison',
      access: 'admin',
      summary: 'The last comparison of payments with Stripe, and each difference',
      reply: PaymentComparison,
      run: async () => ({ body: await lastComparison() }),
    }),
    changeRoute({
      method: 'post',
      path: '/api/admin/orders/:id/payment',
      summary: 'Marks an order as paid by transfer, in whole or in part',
      params,
      body: MarkPaidBody,
      reply: AdminOrderView,
      errors: ['conflict'],
      run: async ({ caller, params, body }) => {
        const order = await markPaid(params.id, { ...body, by: caller.username, at: now() });
        return { body: order, change: changeOf(order, 'order-paid') };
      },
    }),
    changeRoute({
      method: 'post',
      path: '/api/admin/orders/:id/refunds',
      summary: 'Gives money of an order back, once for each Idempotency-Key',
      params,
      headers: IdempotencyHeaders,
      body: RefundBody,
      reply: AdminOrderView,
      errors: ['conflict', 'idempotency-key-reused'],
      run: async ({ caller, params, headers, body }) => {
        const by = { role: 'admin', name: caller.username } as const;
        const refund = { ...body, by, at: now() };
        const key = headers['idempotency-key'];
        const order = await refundNow(params.id, { refund, key }, { stripe, now });
        const view = toAdminOrderView(order, now());
        return { body: view, change: changeOf(view, 'order-refunded') };
      },
    }),
    changeRoute({
      method: 'post',
      path: '/api/admin/orders/:id/payment/check',
      summary: 'Asks Stripe about the payment of an order, and takes over what it says',
      params,
      body: z.strictObject({}),
      reply: PaymentCheck,
      errors: ['conflict', 'unavailable'],
      run: async ({ params }) => ({
        body: await checkPayment(params.id, stripe, now()),
        // It is Stripe's change, which the order's payment has.
        change: undefined,
      }),
    }),
  ];
}

/** What the audit log records of a payment. */
const changeOf = (
  { _id, number, payment }: AdminOrderView,
  action: AdminChange['action'],
): AdminChange => ({
  action,
  subject: { id: _id, name: number },
  fields: payment
    ? [
        { field: 'paid', to: payment.paid },
        { field: 'refunded', to: payment.refunded },
      ]
    : [],
});
