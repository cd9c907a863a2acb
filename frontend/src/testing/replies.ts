import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import type {
  BankFile,
  BookedBankRows,
  PaymentCheck,
  PaymentComparison,
  PaymentCounts,
} from '@book-store/contract/orders/payments/admin-payments.schemas';
import type { ReturnCounts } from '@book-store/contract/orders/returns/returns.schemas';
import type { CallName, ReplyOf } from '../api/api-calls.ts';

/** What the server replies to each call that page tests stub. */
export type Replies = {
  // A file is a `Response`.
  [Name in CallName]: ReplyOf<Name> extends string ? never : ReplyOf<Name>;
} & {
  'GET /api/admin/returns': AdminOrderView[];
  'GET /api/admin/returns/counts': ReturnCounts;
  'POST /api/admin/orders/:id/returns': AdminOrderView;
  'POST /api/admin/orders/:id/returns/:returnId/agree': AdminOrderView;
  'POST /api/admin/orders/:id/returns/:returnId/refuse': AdminOrderView;
  'POST /api/admin/orders/:id/returns/:returnId/receive': AdminOrderView;
  'POST /api/admin/orders/:id/returns/:returnId/refund': AdminOrderView;
  'POST /api/orders/:id/returns': OrderView;
  'POST /api/guest-orders/returns': OrderView;
  'GET /api/admin/payments': AdminOrderView[];
  'GET /api/admin/payments/counts': PaymentCounts;
  'GET /api/admin/payments/comparison': PaymentComparison;
  'POST /api/admin/payments/bank-file': BankFile;
  'POST /api/admin/payments/bank-rows': BookedBankRows;
  'POST /api/admin/orders/:id/payment': AdminOrderView;
  'POST /api/admin/orders/:id/refunds': AdminOrderView;
  'POST /api/admin/orders/:id/payment/check': PaymentCheck;
  'HEAD /': never;
};
