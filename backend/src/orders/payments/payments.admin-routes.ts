import { IdempotencyHeaders } from '@book-store/contract/call';
import { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import {
  BankFile,
  BookBankRowsBody,
  BookedBankRows,
  ListPaymentsQuery,
  MarkPaidBody,
  PaymentCheck,
  PaymentComparison,
  PaymentCounts,
  RefundBody,
} from '@book-store/contract/orders/payments/admin-payments.schemas';
import { Id } from '@book-store/contract/parts.schemas';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { BANK_FILE_MAX_BYTES } from '@book-store/contract/settings/payment/payment';
import { z } from 'zod';
import type { FeatureDeps } from '../../platform/feature.ts';
import { addRoute } from '../../platform/http/router/add-route.ts';
import { listRoute } from '../../platform/http/router/list-route.ts';
import { bytesBody } from '../../platform/http/router/read-body.ts';
import { changeRoute, type Route, route } from '../../platform/http/router/route.ts';
import { findOrder } from '../order/find-order.ts';
import { adminOrderView } from '../order/order-view.ts';
import { countByPayment, listByPayment } from '../overview/list-what-waits.ts';
import { checkPayment, lastComparison } from '../stripe/compare-with-stripe.ts';
import { stripeClient } from '../stripe/stripe-client.ts';
import { bookBankRows } from './book-bank-rows.ts';
import { matchBankFile } from './match-bank-rows.ts';
import { markPaid } from './receive-money.ts';
import { refundNow } from './refund-payment.ts';

const params = z.object({ id: Id });

/** Admin routes of payments: what is open, money that came, and money that goes back. */
export function paymentsAdminRoutes({ now, stripe: account }: FeatureDeps): Route[] {
  const stripe = account && stripeClient(account);
  return [
    listRoute({
      path: '/api/admin/payments',
      summary:
        'Orders that wait for their payment, open invoices, money to be given back, disputes',
      query: ListPaymentsQuery,
      item: AdminOrderView,
      list: (query) => listByPayment(query, now()),
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
      run: async () => ({ body: await lastComparison(now()) }),
    }),
    addRoute({
      path: '/api/admin/orders/:id/payment',
      summary:
        'Marks an order as paid by transfer, in whole or in part, once for each Idempotency-Key',
      params,
      body: MarkPaidBody,
      reply: AdminOrderView,
      errors: ['conflict'],
      now,
      add: async ({ caller, params, body, at, remember }) => {
        const order = await markPaid(params.id, { ...body, by: caller.username, at }, remember);
        return { body: order, change: changeOf(order, 'order-paid') };
      },
      again: async (id, { at }) => ({ body: await adminOrderView(await findOrder(id), at) }),
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
        const view = await adminOrderView(order, now());
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

/** What the activity log records of a payment. */
const changeOf = (
  { _id, number, payment }: AdminOrderView,
  action: AdminChange['action'],
): AdminChange => ({
  action,
  subject: { id: _id, name: number },
  fields: payment
    ? [
        { field: 'due', to: payment.due },
        { field: 'paid', to: payment.paid },
        { field: 'refunded', to: payment.refunded },
      ]
    : [],
});

const CSV_TYPES = ['text/csv', 'text/tab-separated-values', 'text/plain'];

const csvBody = bytesBody({
  types: CSV_TYPES,
  maxBytes: BANK_FILE_MAX_BYTES,
  wrongType: 'Send the file as the body, with Content-Type: text/csv.',
  tooLarge: 'This file is larger than 1 MB. Please export fewer days.',
});

/** Admin routes that read a bank's file: first what it would pay, then what the owner confirms of it. */
export const bankFileRoutes = ({ limits, now }: FeatureDeps): Route[] => [
  changeRoute({
    method: 'post',
    path: '/api/admin/payments/bank-file',
    summary: "Reads a bank's CSV file, and says which order each row pays; stores nothing",
    before: ({ caller, origin }) => limits.uploads(caller.id, origin.network),
    readBody: csvBody,
    bodyTypes: CSV_TYPES,
    body: z.instanceof(Buffer, { error: 'This file is empty.' }),
    reply: BankFile,
    run: async ({ body }) => ({
      body: { rows: await matchBankFile(body) },
      change: undefined,
    }),
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/payments/bank-rows',
    summary: "Counts rows of a bank's file as paid, each one once, in whichever file it stands",
    body: BookBankRowsBody,
    reply: BookedBankRows,
    run: async ({ caller, body: { rows } }) => {
      const result = await bookBankRows(rows, { by: caller.username, at: now() });
      const fields = result.booked.map(({ number, inPart }) => ({
        field: number,
        to: inPart ? 'paid in part' : 'paid',
      }));
      const change = { action: 'orders-paid', subject: {}, fields } as const;
      return { body: result, change: fields.length > 0 ? change : undefined };
    },
  }),
];
