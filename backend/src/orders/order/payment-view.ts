import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import type {
  AdminOrderPayment,
  OrderPayment,
} from '@book-store/contract/orders/payments/payments.schemas';
import { CHECKOUT_MINUTES, isCash } from '@book-store/contract/settings/payment/payment';
import type { z } from 'zod';
import { shownEmail } from '../../platform/text/shown-email.ts';
import type { StoredOrder, StoredPayment } from './orders.model.ts';
import { paidByGiftCard, paymentOf } from './payment-events.ts';

/** Not refunded or requested yet, in minor units. */
export const refundableOf = ({ paid, refunded, refunds }: StoredPayment): number =>
  (refunds ?? [])
    .filter(({ state }) => state === 'asked')
    .reduce((left, { amount }) => left - amount, paid - refunded);

/** What can be refunded to an order's gift card. An order that waits for the rest is cancelled instead. */
export const refundableToGiftCard = ({ status, payment }: StoredOrder): number =>
  payment && status !== 'awaiting-payment' ? paidByGiftCard(payment) : 0;

/** As money and to the gift card together, in minor units. */
export const refundableIn = (order: StoredOrder, payment: StoredPayment): number =>
  Math.max(0, refundableOf(payment)) + refundableToGiftCard(order);

/**
 * What was refunded at Stripe itself and lowers no price yet, in minor units. The shop's own refunds name their Stripe
 * payment, as do those of which the owner has said what they were for. The card of a bought gift card is blocked instead.
 */
export function unexplainedIn({ status, boughtGiftCard }: Ended, payment: StoredPayment): number {
  const { method, due, paid, refunded, refunds = [] } = payment;
  if (method !== 'stripe' || boughtGiftCard || UNPAID_ENDS.includes(status)) return 0;
  const known = refunds
    .filter(({ intent, state }) => intent && state !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, Math.min(refunded - known, due - (paid - refunded)));
}

type Ended = Pick<StoredOrder, 'status' | 'boughtGiftCard'>;

/** What a bought gift card has lost by refunds, in minor units; failed refunds do not count. */
export const takenOffBoughtCard = ({ refunds }: StoredPayment): number =>
  (refunds ?? [])
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { ofGiftCard }) => sum + (ofGiftCard ?? 0), 0);

/** Overpayment of a bought gift card, which can be refunded without it. */
export const surplusOfBoughtCard = (payment: StoredPayment): number =>
  Math.max(0, refundableOf(payment) - Math.max(0, payment.due - takenOffBoughtCard(payment)));

/** What can be refunded of an order whose bought gift card has this balance, in minor units. */
export const refundableWithCard = (payment: StoredPayment, balance: number): number =>
  Math.max(0, Math.min(refundableOf(payment), surplusOfBoughtCard(payment) + balance));

/** Cash on delivery is the default and is not shown. */
const isUsual = ({ method, fee, refunded, giftCard }: StoredPayment) =>
  isCash(method) && fee === 0 && refunded === 0 && !giftCard;

/** Undefined for the default, cash on delivery. */
export function toPaymentView(order: StoredOrder): z.output<typeof OrderPayment> | undefined {
  const payment = paymentOf(order);
  return isUsual(payment) ? undefined : toView(order, payment);
}

/** The deadline for paying at Stripe. */
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

/** Some payment methods at Stripe take days; meanwhile nobody may pay again. */
const isProcessing = ({ events }: StoredPayment) => events.at(-1)?.kind === 'processing';

/** Undefined for the default, cash on delivery. */
export function toAdminPaymentView(
  order: StoredOrder,
): z.output<typeof AdminOrderPayment> | undefined {
  const payment = paymentOf(order);
  if (isUsual(payment)) return undefined;
  return {
    ...toView(order, payment),
    refundable: refundableIn(order, payment),
    refundedAtStripe: unexplainedIn(order, payment) || undefined,
  };
}

/** Undefined for an order of books. Only the owner's schema includes the card. */
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
