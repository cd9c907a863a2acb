import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import { dayAfter } from '@book-store/contract/promised-days';
import { isByTransfer, isCash } from '@book-store/contract/settings/payment/payment';
import { orderNumberOf } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { paidByGiftCard, paymentOf } from '../order/payment-events.ts';
import type { StoredPaper } from './papers.model.ts';
import type { Writing } from './store-paper.ts';

/** The payment part of an invoice: what is paid, and until when and where to pay what is open. */
export function paymentDetails(
  order: StoredOrder,
  { settings, day }: Pick<Writing, 'settings' | 'day'>,
): NonNullable<StoredPaper['payment']> {
  const payment = paymentOf(order);
  const { method, due, giftCard } = payment;
  const { paid, open } = moneyOf(order);
  const byCard = paidByGiftCard(payment);
  const account = payment.account ?? settings.payments.account;
  return {
    method,
    ...(giftCard && byCard > 0 && { byGiftCard: { lastFour: giftCard.lastFour, amount: byCard } }),
    paid,
    open,
    ...(open > 0 &&
      due > 0 &&
      isByTransfer(method) && {
        payBy: dayAfter(day, settings.papers.payDays),
        ...(account && { account }),
        reference: orderNumberOf(order),
      }),
  };
}

/** Besides gift cards. The first orders have no payment: cash is theirs once it has been collected. */
function moneyOf(order: StoredOrder): { paid: number; open: number } {
  const { method, due, paid, refunded } = paymentOf(order);
  if (!order.payment && isCash(method))
    return order.status === 'delivered' ? { paid: due, open: 0 } : { paid: 0, open: due };
  const open = UNPAID_ENDS.includes(order.status) ? 0 : Math.max(0, due - paid);
  return { paid: Math.max(0, paid - refunded), open };
}
