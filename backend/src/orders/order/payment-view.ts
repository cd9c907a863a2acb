import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type {
  AdminOrderPayment,
  OrderPayment,
} from '@book-store/contract/orders/payments/payments.schemas';
import { CHECKOUT_MINUTES, isCash } from '@book-store/contract/settings/payment/payment';
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
export function toPaymentView(order: StoredOrder): OrderPayment | undefined {
  const payment = paymentOf(order);
  return isUsual(payment) ? undefined : toView(order, payment);
}

/** Returns until when an order waits for its customer to pay at Stripe. */
export function payUntil({ history, createdAt, payment }: StoredOrder): Date {
  const since = history.findLast(({ status }) => status === 'awaiting-payment')?.at ?? createdAt;
  const first = since.getTime() + CHECKOUT_MINUTES * 60_000;
  return new Date(Math.max(first, payment?.checkout?.expiresAt.getTime() ?? 0));
}

function toView(order: StoredOrder, payment: StoredPayment): OrderPayment {
  const { method, state, due, paid, refunded, fee, account, giftCard } = payment;
  const payable = order.status === 'awaiting-payment' && !isProcessing(payment);
  return {
    method,
    state,
    due,
    paid,
    refunded,
    giftCard: giftCard
      ? { lastFour: giftCard.lastFour, amount: giftCard.amount, returned: giftCard.returned }
      : undefined,
    fee: fee || undefined,
    account: account
      ? {
          name: account.name,
          iban: account.iban || undefined,
          bic: account.bic || undefined,
          upi: account.upi || undefined,
          details: account.details || undefined,
        }
      : undefined,
    payable: method === 'stripe' ? payable : undefined,
    payUntil: method === 'stripe' && payable ? payUntil(order).toISOString() : undefined,
  };
}

/** Some ways to pay at Stripe take days; meanwhile nobody may pay once more. */
const isProcessing = ({ events }: StoredPayment) => events.at(-1)?.kind === 'processing';

/** Returns how an order is paid, as the owner sees it; undefined if it is cash as usual. */
export function toAdminPaymentView(order: StoredOrder): AdminOrderPayment | undefined {
  const payment = paymentOf(order);
  if (isUsual(payment)) return undefined;
  return {
    ...toView(order, payment),
    events: payment.events.map(({ kind, at, amount, by, reference }) => ({
      kind,
      at: at.toISOString(),
      amount: amount ?? undefined,
      by: by ? { role: by.role, name: by.name ?? undefined } : undefined,
      reference: reference ?? undefined,
    })),
    refunds: payment.refunds?.map(({ _id, amount, state, reason, at }) => ({
      _id: _id.toString(),
      amount,
      state,
      reason: reason ?? undefined,
      at: at.toISOString(),
    })),
    refundable: refundableIn(order, payment),
  };
}

/** Returns the gift card that an order buys; undefined for an order of books. The owner sees the card once it is issued. */
export function toBoughtGiftCard(
  { boughtGiftCard: bought }: StoredOrder,
  { seesCard = false } = {},
): AdminOrderView['boughtGiftCard'] {
  if (!bought) return undefined;
  const { cents, recipient, sendOn, card } = bought;
  return {
    amount: cents,
    recipient: recipient
      ? {
          name: recipient.name,
          email: shownEmail(recipient.email),
          message: recipient.message || undefined,
        }
      : undefined,
    sendOn,
    ...(seesCard && card && { card: card.toString() }),
  };
}
