import { z } from 'zod';
import { type Calls, IdempotencyHeaders, named, pagesOf } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import { AdminOrderView } from '../order/admin-orders.schemas.ts';
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
} from './admin-payments.schemas.ts';

named({ BankFile, BookBankRowsBody, BookedBankRows, MarkPaidBody, RefundBody });
named({ PaymentCheck, PaymentComparison, PaymentCounts });

const params = z.object({ id: Id });

export const paymentCalls = {
  'GET /api/admin/payments': {
    access: 'admin',
    summary: 'Orders that wait for their payment, open invoices, money to be given back, disputes',
    query: ListPaymentsQuery,
    ...pagesOf(AdminOrderView),
  },
  'GET /api/admin/payments/counts': {
    access: 'admin',
    summary: 'How many orders each list of payments has',
    reply: PaymentCounts,
  },
  'GET /api/admin/payments/comparison': {
    access: 'admin',
    summary: 'The last comparison of payments with Stripe, and each difference',
    reply: PaymentComparison,
  },
  'POST /api/admin/orders/:id/payment': {
    access: 'admin',
    summary:
      'Marks an order as paid by transfer, in whole or in part, once for each Idempotency-Key',
    params,
    headers: IdempotencyHeaders,
    body: MarkPaidBody,
    reply: AdminOrderView,
    errors: ['conflict'],
  },
  'POST /api/admin/orders/:id/refunds': {
    access: 'admin',
    summary:
      'Gives money of an order back, or says what a refund made at Stripe was for, once for each Idempotency-Key',
    params,
    headers: IdempotencyHeaders,
    body: RefundBody,
    reply: AdminOrderView,
    errors: ['conflict', 'idempotency-key-reused', 'recent-sign-in-required'],
  },
  'POST /api/admin/orders/:id/payment/check': {
    access: 'admin',
    summary: 'Asks Stripe about the payment of an order, and takes over what it says',
    params,
    body: z.strictObject({}),
    reply: PaymentCheck,
    errors: ['conflict', 'unavailable'],
  },
  'POST /api/admin/payments/bank-file': {
    access: 'admin',
    summary: "Reads a bank's CSV file, and says which order each row pays; stores nothing",
    body: z.instanceof(Buffer, { error: 'This file is empty.' }),
    bodyTypes: ['text/csv', 'text/tab-separated-values', 'text/plain'],
    reply: BankFile,
  },
  'POST /api/admin/payments/bank-rows': {
    access: 'admin',
    summary: "Counts rows of a bank's file as paid, each one once, in whichever file it stands",
    body: BookBankRowsBody,
    reply: BookedBankRows,
  },
} satisfies Calls;
