import type { PaymentList } from '@book-store/contract/settings/payment/payment';
import type { Shop } from '../../platform/shop.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import type { Waits } from '../order/order-waits.ts';

/** The one rule of the list of payments, its counts and the desk. */
export const paymentsThatWait = (now: Date, shop: Shop): Record<PaymentList, Waits> => ({
  waiting: { filter: { status: 'awaiting-payment' } },
  overdue: overdue(now, shop),
  invoices: { filter: { 'payment.method': 'invoice', 'payment.state': 'open' } },
  owed: { filter: { 'payment.owed': true } },
  unexplained: { filter: { 'payment.unexplained': true } },
  disputed: { filter: { 'payment.method': 'stripe', 'payment.state': 'disputed' } },
});

/**
 * Transfers that have not come, and delivered invoices that nobody has paid, for as many days as the shop waits
 * before it reminds of them.
 */
function overdue(now: Date, { settings }: Shop): Waits {
  const since = new Date(now.getTime() - settings.payments.reminderDays * DAY_MS);
  return {
    filter: {
      'payment.state': 'open',
      'payment.method': { $in: ['transfer', 'invoice'] },
      status: { $in: ['awaiting-payment', 'delivered'] },
      changedAt: { $lte: since },
    },
    // The engine would choose the index of statuses, and read nearly all orders.
    hint: { 'payment.state': 1, 'payment.method': 1, createdAt: -1, _id: -1 },
  };
}
