import type { paymentCalls } from '@book-store/contract/orders/payments/calls';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { BANK_FILE_MAX_BYTES } from '@book-store/contract/settings/payment/payment';
import { confirmPayout } from '../../people/sessions/confirm-payout.ts';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { bytesBody } from '../../platform/http/router/read-body.ts';
import { findOrder } from '../order/find-order.ts';
import { orderSubject } from '../order/order-subject.ts';
import { adminOrderView } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { paymentOf } from '../order/payment-events.ts';
import { countByPayment, listByPayment } from '../overview/list-what-waits.ts';
import { checkPayment, lastComparison } from '../stripe/compare-with-stripe.ts';
import { stripeClient } from '../stripe/stripe-client.ts';
import { bookBankRows } from './book-bank-rows.ts';
import { matchBankFile } from './match-bank-rows.ts';
import { markPaid } from './receive-money.ts';
import { refundNow } from './refund-payment.ts';

const csvBody = bytesBody({
  types: ['text/csv', 'text/tab-separated-values', 'text/plain'],
  maxBytes: BANK_FILE_MAX_BYTES,
  wrongType: 'Send the file as the body, with Content-Type: text/csv.',
  tooLarge: 'This file is larger than 1 MB. Please export fewer days.',
});

export function paymentsOfOrders({
  limits,
  now,
  stripe: account,
}: RouteDeps): Implementation<typeof paymentCalls> {
  const stripe = account && stripeClient(account);
  return {
    'GET /api/admin/payments': async ({ query, shop }) => ({
      page: await listByPayment(query, { now: now(), shop }),
    }),
    'GET /api/admin/payments/counts': async ({ shop }) => ({
      body: await countByPayment({ now: now(), shop }),
    }),
    'GET /api/admin/payments/comparison': async () => ({ body: await lastComparison(now()) }),
    'POST /api/admin/orders/:id/payment': {
      add: async ({ caller, params, body, at, remember, record }) => {
        const change = record((order: StoredOrder) => changeOf(order, 'order-paid'));
        const money = { ...body, by: caller.username, at };
        const deps = { remember, beforeCommit: change.beforeCommit };
        return { body: await markPaid(params.id, money, deps), change };
      },
      again: async (id, { at }) => ({ body: await adminOrderView(await findOrder(id), at) }),
    },
    'POST /api/admin/orders/:id/refunds': {
      runOnce: async ({ caller, params, body, key, shop, record }) => {
        if (!body.madeAtStripe) await confirmPayout(caller, body.amount, { shop, now: now() });
        const change = record((order: StoredOrder) => changeOf(order, 'order-refunded'));
        const by = { role: 'admin', name: caller.username } as const;
        const refund = { ...body, by, at: now() };
        const asked = { refund, key, beforeCommit: change.beforeCommit };
        const order = await refundNow(params.id, asked, { stripe, now });
        return { body: await adminOrderView(order, now()), change };
      },
    },
    'POST /api/admin/orders/:id/payment/check': async ({ params }) => ({
      body: await checkPayment(params.id, stripe, now()),
      // The change is Stripe's, and is recorded in the payment.
      change: undefined,
    }),
    // First previews what a bank file would pay, then books what the owner confirms.
    'POST /api/admin/payments/bank-file': {
      before: ({ caller, origin }) => limits.uploads(caller.id, origin.network),
      readBody: csvBody,
      run: async ({ body }) => ({ body: { rows: await matchBankFile(body) }, change: undefined }),
    },
    'POST /api/admin/payments/bank-rows': async ({ caller, body: { rows } }) => {
      const result = await bookBankRows(rows, { by: caller.username, at: now() });
      const fields = result.booked.map(({ number, inPart }) => ({
        field: number,
        to: inPart ? 'paid in part' : 'paid',
      }));
      const change = { action: 'orders-paid', subject: {}, fields } as const;
      return { body: result, change: fields.length > 0 ? change : undefined };
    },
  };
}

/** The activity log's entry; a refund requested from Stripe counts as made. */
function changeOf(order: StoredOrder, action: AdminChange['action']): AdminChange {
  const { due, paid, refunded, refunds } = paymentOf(order);
  const asked = (refunds ?? []).filter(({ state }) => state === 'asked');
  const back = asked.reduce((sum, { amount }) => sum + amount, refunded);
  return {
    action,
    subject: orderSubject(order),
    fields: order.payment
      ? [
          { field: 'due', to: due },
          { field: 'paid', to: paid },
          { field: 'refunded', to: back },
        ]
      : [],
  };
}
