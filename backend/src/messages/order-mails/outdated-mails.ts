import {
  isOpen,
  type OrderStatus,
  UNPAID_ENDS,
} from '@book-store/contract/orders/order/order-status';
import type { MailKind } from '@book-store/contract/platform/mail/mail-kinds';
import { MAIL_PROBLEMS } from '@book-store/contract/platform/mail/mail-problems';
import type { PaymentEventKind } from '@book-store/contract/settings/payment/payment';
import { effectiveMoves } from '../../orders/changing/order-undo.ts';
import type { StoredOrder } from '../../orders/order/orders.model.ts';
import { beginsWith } from '../../platform/documents/mongo.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import type { NewMail } from '../../platform/mail/queue-mail.ts';
import { customerMailPrefix, isNotified } from '../letters/order-mails.ts';
import type { DueOrderMail } from './due-order-mails.ts';

/** The customer's receipt with the link to the order is sent however quickly the order moves on. */
const RECEIPT: OrderStatus = 'placed';

const MONEY_BACK: readonly PaymentEventKind[] = ['refunded', 'gift-card-returned'];

/**
 * Whether a mail about an entry would be outdated: the order has moved on, or the customer has been told of a
 * full refund.
 */
export function isOutdated(order: StoredOrder, { entry, at }: DueOrderMail): boolean {
  const { history, payment, boughtGiftCard } = order;
  const move = history[entry];
  const standing = effectiveMoves(history);
  if (!move || !standing.includes(move)) return true;
  const later = standing.slice(standing.indexOf(move) + 1);
  // A gift card is issued once paid, and its buyer is told only of that.
  const moves = later.filter(({ status }) => !(boughtGiftCard && status === 'delivered'));
  const overtakes = (status: OrderStatus) =>
    move.status === RECEIPT
      ? UNPAID_ENDS.includes(status)
      : isNotified(order, status) || !isOpen(status);
  if (moves.some(({ status }) => overtakes(status))) return true;
  return (
    payment?.state === 'refunded' &&
    payment.events.some(
      (event) => MONEY_BACK.includes(event.kind) && event.at > move.at && event.at < at,
    )
  );
}

/** Mails about progress. A newer one replaces one that has not been sent. */
const SAY_HOW_FAR: readonly MailKind[] = [
  'order-unconfirmed',
  'order-awaiting-payment',
  'payment-processing',
  'payment-reminder',
  'order-placed',
  'order-confirmed',
  'order-packed',
  'order-out-for-delivery',
];
const END: readonly MailKind[] = ['order-cancelled', 'payment-failed'];

const OUTDATED = MAIL_PROBLEMS.outdated;

/**
 * Drops waiting mails that newer ones make obsolete. Returns the newer ones, which take the places of those
 * that they replace in the limits.
 */
export async function dropOutdated(
  some: readonly { order: StoredOrder; mail: NewMail }[],
): Promise<NewMail[]> {
  const mails: NewMail[] = [];
  for (const { order, mail } of some) {
    const { key, kind, limit } = mail;
    const isAllBack = kind === 'payment-refunded' && order.payment?.state === 'refunded';
    const isEnd = END.includes(kind) || isAllBack;
    if (!SAY_HOW_FAR.includes(kind) && !isEnd) {
      mails.push(mail);
      continue;
    }
    const waiting = {
      key: { ...beginsWith(customerMailPrefix(order._id.toString())), $ne: key },
      kind: { $in: SAY_HOW_FAR.filter((one) => isEnd || one !== 'order-placed') },
      state: 'waiting' as const,
      sending: { $ne: true },
    };
    const isFirst = limit && (await Mail.exists({ ...waiting, limit: 'order-first' }));
    await Mail.updateMany(waiting, {
      $set: { state: 'failed', lastError: OUTDATED },
      $unset: { nextTryAt: 1 },
    });
    mails.push(isFirst ? { ...mail, limit: 'order-first' } : mail);
  }
  return mails;
}
