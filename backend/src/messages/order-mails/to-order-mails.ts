import { isOpen } from '@book-store/contract/orders/order/order-status';
import { isPrepaid } from '@book-store/contract/settings/payment/payment';
import type { StoredOrder } from '../../orders/order/orders.model.ts';
import { paymentOf } from '../../orders/order/payment-events.ts';
import { payUntil } from '../../orders/order/payment-view.ts';
import { openOf } from '../../orders/order/return-view.ts';
import { cancelledAt } from '../../orders/payments/transfer-deadlines.ts';
import type { NewMail } from '../../platform/mail/queue-mail.ts';
import type { Shop } from '../../platform/shop.ts';
import type { LetterTexts } from '../letters/english.ts';
import {
  changedMail,
  customerMail,
  customerMailKey,
  customerMailPrefix,
  isNotified,
  parcelMail,
  undoneMail,
} from '../letters/order-mails.ts';
import { paymentMail } from '../letters/payment-mails.ts';
import { inPlainWords } from '../letters/plain-words.ts';
import { type DueOrderMail, UNDO_MS } from './due-order-mails.ts';
import { isOutdated } from './outdated-mails.ts';
import { toReturnMail } from './queue-return-mails.ts';

type Context = {
  texts: LetterTexts;
  shop: Shop;
  /** Keys of mails about changes that have since been undone. */
  told: ReadonlySet<string>;
};

/**
 * Returns the due mail, if it is still relevant. The first mail about an order has its own limit: without it, a
 * guest cannot get back to the order.
 */
export const toOrderMails = (order: StoredOrder, due: DueOrderMail, context: Context): NewMail[] =>
  toMail(inPlainWords(order), due, context).map((mail) => ({
    ...mail,
    ...(mail.limit && isAboutPlacing(due) && { limit: 'order-first' as const }),
  }));

const isAboutPlacing = ({ _id, entry }: DueOrderMail) => entry === 0 && _id.startsWith('customer:');

/** Empty if the mail is outdated, or if the customer's data has been erased. */
function toMail(order: StoredOrder, due: DueOrderMail, context: Context): NewMail[] {
  const { texts, told } = context;
  const { email, history } = order;
  const { entry, correction } = due;
  const move = history[entry];
  if (!email || !move) return [];
  if (due.returned) return toReturnMail({ order, due }, texts);
  if (due.payment !== undefined) return toPaymentMail(order, due.payment, context);
  if (correction !== undefined) return toCorrectionMail(order, correction, texts);
  const key = customerMailKey(order._id.toString(), entry);
  if (move.undo) {
    const wasNotified = told.has(undoneKey(order, entry) ?? '');
    return wasNotified ? [{ key, ...undoneMail(order, email, texts) }] : [];
  }
  if (isOutdated(order, due)) return [];
  const money = { to: email, amount: openOf(order), until: untilOf(order, context.shop) };
  if (move.status === 'awaiting-payment')
    return isUnderWay(order) ? [] : [{ key, ...paymentMail('awaiting', order, money, texts) }];
  const end = move.status === 'cancelled' && move.by?.role === 'shop' && unpaidEndOf(order);
  if (end) return [{ key, ...paymentMail(end, order, { ...money, until: undefined }, texts) }];
  if (!isNotified(order, move.status)) return [];
  return [{ key, ...customerMail(order, move.status, email, texts) }];
}

/** The key of the mail about the change that an entry undoes, if it undoes one. */
export function undoneKey({ _id, history }: StoredOrder, entry: number): string | undefined {
  if (!history[entry]?.undo) return undefined;
  const standing: number[] = [];
  for (const [at, { undo }] of history.slice(0, entry).entries()) {
    if (undo) standing.pop();
    else standing.push(at);
  }
  const undone = standing.at(-1);
  return undone === undefined ? undefined : customerMailKey(_id.toString(), undone);
}

/** Whether a payment that takes days is pending. */
const isUnderWay = (order: StoredOrder): boolean =>
  paymentOf(order).events.at(-1)?.kind === 'processing';

/** The payment deadline, after which the order is cancelled. */
const untilOf = (order: StoredOrder, { settings }: Shop): Date | undefined =>
  paymentOf(order).method === 'stripe' ? payUntil(order) : cancelledAt(order, settings);

/** Why the shop cancelled an order that waited for payment. */
function unpaidEndOf(order: StoredOrder): 'failed' | 'unpaid' | undefined {
  const { method, events } = paymentOf(order);
  if (!isPrepaid(method)) return undefined;
  return events.findLast(({ kind }) => kind === 'failed' || kind === 'started')?.kind === 'failed'
    ? 'failed'
    : 'unpaid';
}

/** Combines several changes of the books in one mail; empty if they are no longer relevant. */
function toCorrectionMail(order: StoredOrder, at: number, texts: LetterTexts): NewMail[] {
  const { email, corrections, status, history } = order;
  const correction = corrections?.[at];
  if (!email || !correction) return [];
  const key = `${customerMailPrefix(order._id.toString())}correction:${at}`;
  if (correction.fields.includes('tracking')) {
    const sent = history.findLast((move) => move.status === 'out-for-delivery')?.at;
    // Before that, the mail about the parcel has not been sent, and will have the right number.
    const isKnown = sent && sent.getTime() + UNDO_MS > correction.at.getTime();
    const isOnItsWay = status === 'out-for-delivery';
    return isOnItsWay && !isKnown ? [{ key, ...parcelMail(order, email, texts) }] : [];
  }
  const isLast = corrections.findLastIndex(({ fields }) => fields.includes('lines')) === at;
  return isLast && isOpen(status) ? [{ key, ...changedMail(order, email, texts) }] : [];
}

/** Empty for a reminder of what has been paid meanwhile, and for a refund that failed at once. */
function toPaymentMail(order: StoredOrder, at: number, { texts, shop }: Context): NewMail[] {
  const { email, payment, status } = order;
  const event = payment?.events[at];
  if (!email || !event) return [];
  const key = `${customerMailPrefix(order._id.toString())}payment:${at}`;
  const amount = openOf(order);
  if (event.kind === 'processing') {
    const isSo = status === 'awaiting-payment' && isUnderWay(order);
    const money = { to: email, amount };
    return isSo ? [{ key, ...paymentMail('processing', order, money, texts) }] : [];
  }
  if (event.kind === 'reminded') {
    const money = { to: email, amount, until: untilOf(order, shop) };
    const isDue = payment?.state === 'open' && amount > 0;
    return isDue ? [{ key, ...paymentMail('reminder', order, money, texts) }] : [];
  }
  const hasFailed = payment?.events[at + 1]?.kind === 'refund-returned';
  if (event.kind === 'refunded' && hasFailed) return [];
  const giftCard = event.kind === 'gift-card-returned' ? payment?.giftCard?.lastFour : undefined;
  const back = { to: email, amount: event.amount ?? 0, giftCard };
  return [{ key, ...paymentMail('refunded', order, back, texts) }];
}
