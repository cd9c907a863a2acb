import type {
  AdminOrderPayment,
  OrderPayment,
} from '@book-store/contract/orders/payments/payments.schemas';
import { CHECKOUT_MINUTES, isCash } from '@book-store/contract/settings/payment/payment';
import type { z } from 'zod';
import { shownEmail } from '../../platform/text/shown-email.ts';
import type { StoredOrder, StoredPayment } from './orders.model.ts';
import { paidByGiftCard, paymentOf } from './payment-events.ts';

/** Returns what can still be given back of a payment, in minor units: what nobody has asked back yet. */
export const refundableOf = ({ paid, refunded, refunds }: StoredPayment): number =>
  (refunds ?? [])
    .filter(({ state }) => state === 'asked')
    .reduce((left, { amount }) => left - amount, paid - refunded);

/** Returns what can be given back to the gift card of an order. One that waits for its rest is cancelled instead. */
export const refundableToGiftCard = ({ status, payment }: StoredOrder): number =>
  payment && status !== 'awaiting-payment' ? paidByGiftCard(payment) : 0;

/** Returns what can be given back of an order in all, in minor units: as money, and to its gift card. */
export const refundableIn = (order: StoredOrder, payment: StoredPayment): number =>
  Math.max(0, refundableOf(payment)) + refundableToGiftCard(order);

/** Returns what the bought gift card of an order has lost by refunds, in minor units; a refund that failed has not happened. */
export const takenOffBoughtCard = ({ refunds }: StoredPayment): number =>
  (refunds ?? [])
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { ofGiftCard }) => sum + (ofGiftCard ?? 0), 0);

/** Returns what was paid too much for a bought gift card, and can go back without it. */
export const surplusOfBoughtCard = (payment: StoredPayment): number =>
  Math.max(0, refundableOf(payment) - Math.max(0, payment.due - takenOffBoughtCard(payment)));

/** Returns what can be given back of an order that bought a gift card with so much left on it, in minor units. */
export const refundableWithCard = (payment: StoredPayment, balance: number): number =>
  Math.max(0, Math.min(refundableOf(payment), surplusOfBoughtCard(payment) + balance));

/** Cash that changes hands with the books is what every order is by default, and needs no word. */
const isUsual = ({ method, fee, refunded, giftCard }: StoredPayment) =>
  isCash(method) && fee === 0 && refunded === 0 && !giftCard;

/** Returns how an order is paid, as its customer sees it; undefined if it is cash as usual. */
export function toPaymentView(order: StoredOrder): z.output<typeof OrderPayment> | undefined {
  const payment = paymentOf(order);
  return isUsual(payment) ? undefined : toView(order, payment);
}

/** Returns until when an order waits for its customer to pay at Stripe. */
export function payUntil({ history, createdAt, payment }: StoredOrder): Date {
  const since = history.findLast(({ status }) => status === 'awaiting-payment')?.at ?? createdAt;
  const first = since.getTime() + CHECKOUT_MINUTES * 60_000;
  return new Date(Math.max(first, payment?.checkout?.expiresAt.getTime() ?? 0));
}

function toView(order: StoredOrder, payment: StoredPayment) {
  const isStripe = payment.method === 'stripe';
  const payable = order.status === 'awaiting-payment' && !isProcessing(payment);
  return {
    ...payment,
    fee: payment.fee || undefined,
    payable: isStripe ? payable : undefined,
    payUntil: isStripe && payable ? payUntil(order) : undefined,
  };
}

/** Some ways to pay at Stripe take days; meanwhile nobody may pay once more. */
const isProcessing = ({ events }: StoredPayment) => events.at(-1)?.kind === 'processing';

/** Returns how an order is paid, as the owner sees it; undefined if it is cash as usual. */
export function toAdminPaymentView(
  order: StoredOrder,
): z.output<typeof AdminOrderPayment> | undefined {
  const payment = paymentOf(order);
  if (isUsual(payment)) return undefined;
  return { ...toView(order, payment), refundable: refundableIn(order, payment) };
}

/** Returns the gift card that an order buys; undefined for an order of books. Only the owner's schema has the card. */
export const toBoughtGiftCard = ({ boughtGiftCard: bought }: StoredOrder) =>
  bought && {
    ...bought,
    amount: bought.cents,
    recipient: bought.recipient && {
      ...bought.recipient,
      email: shownEmail(bought.recipient.email),
      message: bought.recipient.message || undefined,
    },
  };
