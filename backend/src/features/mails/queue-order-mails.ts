import { UNPAID_ENDS } from '@book-store/contract/order-status';
import { handleDocuments } from '../../jobs/handle-documents.ts';
import { findSetAside } from '../../jobs/problems.ts';
import { isClockTrusted } from '../../jobs/trusted-clock.ts';
import { implausible } from '../../shared/clock-skew.ts';
import { findOrders } from '../orders/find-order.ts';
import { standingMoves } from '../orders/order-undo.ts';
import type { StoredOrder } from '../orders/orders.model.ts';
import { openOf } from '../orders/return-view.ts';
import { cancelledAt } from '../payments/transfer-deadlines.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { DueOrderMail, isToTransfer, UNDO_MS } from './due-order-mails.ts';
import type { LetterTexts } from './letters/english.ts';
import { readLetterTexts } from './letters/letter-texts.ts';
import {
  changedMail,
  customerMail,
  customerMailKey,
  customerMailPrefix,
  isNotified,
  parcelMail,
  undoneMail,
} from './letters/order-mails.ts';
import { paymentMail } from './letters/payment-mails.ts';
import { inPlainWords } from './letters/plain-words.ts';
import { type NewMail, queueMissing } from './queue-mail.ts';
import { queueOwnerMails } from './queue-owner-mails.ts';
import { queueNewReturnMails, toReturnMail } from './queue-return-mails.ts';

/** After a longer outage, a mail would surprise more than help. */
const AGE_MAX_MS = 3 * 86_400_000;
/** Orders that are looked up at once. */
const BATCH = 100;

type Deps = {
  /** The address that the owner reads; without one, no mail goes there. */
  ownerEmail: string | undefined;
  sends: boolean;
  now: Date;
};

/** What is due about one order. */
type Due = { order: string; mails: DueOrderMail[] };

/**
 * Queues the mails that changes of orders have called for. It may die at any point, and run on several servers at
 * once: a mail is due until it is queued, and has a key, so that none is queued twice.
 */
export const queueOrderMails = (deps: Deps): Promise<void> =>
  handleDocuments('order-mails', {
    now: deps.now,
    list: () => listDue(deps.now),
    idOf: ({ order }) => order,
    handle: (some) => queue(some, deps),
    atOnce: BATCH,
  });

/** Returns whether any mails are due. Those that were set aside may have been deleted, and are then solved. */
export const areOrderMailsDue = async (now: Date): Promise<boolean> =>
  (await DueOrderMail.exists(dueAt(now))) !== null ||
  (await findSetAside('order-mails')).length > 0;

/** A time that no clock but a wrong one can have set is no reason to wait. */
const dueAt = (now: Date) => ({
  $or: [{ at: { $lte: now } }, { at: implausible({ now, ms: UNDO_MS }) }],
});

async function listDue(now: Date): Promise<Due[]> {
  // What only seems too old to be told must not be dropped.
  const recent = { at: { $gte: new Date(now.getTime() - AGE_MAX_MS) } };
  const filter = (await isClockTrusted(now)) ? dueAt(now) : { $and: [dueAt(now), recent] };
  const due = await DueOrderMail.find(filter).sort({ at: 1 }).lean();
  const byOrder = new Map<string, DueOrderMail[]>();
  for (const mail of due) {
    const order = mail.order.toString();
    byOrder.set(order, [...(byOrder.get(order) ?? []), mail]);
  }
  return [...byOrder].map(([order, mails]) => ({ order, mails }));
}

async function queue(some: readonly Due[], deps: Deps): Promise<void> {
  const ids = some.map(({ order }) => order);
  const orders = await findOrders(ids);
  const mailsOf = new Map(some.map(({ order, mails }) => [order, mails]));
  const called = (to: DueOrderMail['to']) =>
    orders.flatMap((order) =>
      (mailsOf.get(order._id.toString()) ?? [])
        .filter((due) => due.to === to && isRecent(order, due, deps.now))
        .map((due) => ({ order, due })),
    );
  const [texts, settings] = await Promise.all([readLetterTexts(), readShopSettings()]);
  await queueMissing(
    called('customer').flatMap(({ order, due }) =>
      toMails(order, due, { texts, until: cancelledAt(order, settings) }),
    ),
    deps,
  );
  const toOwner = called('owner');
  await queueNewReturnMails(
    toOwner.filter(({ due }) => due.returned),
    deps,
  );
  const placed = toOwner.filter(({ due }) => !due.returned);
  const waiting = await queueOwnerMails(
    placed.map(({ order }) => order),
    deps,
  );
  const isWaiting = ({ order, to, returned }: DueOrderMail) =>
    to === 'owner' && !returned && waiting.some(({ _id }) => order.equals(_id.toString()));
  const done = some.flatMap(({ mails }) => mails).filter((due) => !isWaiting(due));
  await DueOrderMail.deleteMany({ _id: { $in: done.map(({ _id }) => _id) } });
}

function isRecent(
  { history, corrections, payment }: StoredOrder,
  { entry, correction, payment: money, returned, at }: DueOrderMail,
  now: Date,
): boolean {
  const corrected = correction === undefined ? undefined : corrections?.[correction];
  const called = money === undefined ? (corrected ?? history[entry]) : payment?.events[money];
  const calledAt = returned ? at : called?.at;
  return now.getTime() - (calledAt?.getTime() ?? 0) <= AGE_MAX_MS;
}

/** An order that is to be paid by transfer is cancelled after `until`. */
type Words = { texts: LetterTexts; until: Date | undefined };

/** The first mail about an order is limited apart from all others: without it, a guest cannot come back. */
const toMails = (order: StoredOrder, due: DueOrderMail, words: Words): NewMail[] =>
  toMail(inPlainWords(order), due, words).map((mail) => ({
    ...mail,
    ...(mail.limit && isAboutPlacing(due) && { limit: 'order-first' as const }),
  }));

const isAboutPlacing = ({ _id, entry }: DueOrderMail) => entry === 0 && _id.startsWith('customer:');

/** Returns no mail about a move that was undone, nor to somebody who has been forgotten meanwhile. */
function toMail(order: StoredOrder, due: DueOrderMail, words: Words): NewMail[] {
  const { texts, until } = words;
  const { email, history } = order;
  const { entry, correction } = due;
  const move = history[entry];
  if (!email || !move) return [];
  if (due.returned) return toReturnMail({ order, due }, texts);
  if (due.payment !== undefined) return toPaymentMail(order, due.payment, words);
  if (correction !== undefined) return toCorrectionMail(order, correction, texts);
  const key = customerMailKey(order._id.toString(), entry);
  if (move.undo) return [{ key, ...undoneMail(order, email, texts) }];
  if (isToTransfer(order) && move.status === 'awaiting-payment')
    return [
      {
        key,
        ...paymentMail('awaiting', order, { to: email, amount: openOf(order), until }, texts),
      },
    ];
  if (!isNotified(order, move.status) || !standingMoves(history).includes(move)) return [];
  return [{ key, ...customerMail(order, move.status, email, texts) }];
}

/** Returns one mail about several changes of the books, and none about what no longer matters. */
function toCorrectionMail(order: StoredOrder, at: number, texts: LetterTexts): NewMail[] {
  const { email, corrections, status } = order;
  if (!email) return [];
  const key = `${customerMailPrefix(order._id.toString())}correction:${at}`;
  if (corrections?.[at]?.fields.includes('tracking')) {
    return status === 'out-for-delivery' ? [{ key, ...parcelMail(order, email, texts) }] : [];
  }
  const isLast = corrections?.findLastIndex(({ fields }) => fields.includes('lines')) === at;
  const stands = isLast && !UNPAID_ENDS.includes(status);
  return stands ? [{ key, ...changedMail(order, email, texts) }] : [];
}

/** Returns no reminder of what has been paid meanwhile, and no word of a refund that has failed at once. */
function toPaymentMail(order: StoredOrder, at: number, { texts, until }: Words): NewMail[] {
  const { email, payment } = order;
  const event = payment?.events[at];
  if (!email || !event) return [];
  const key = `${customerMailPrefix(order._id.toString())}payment:${at}`;
  const hasFailed = payment?.events[at + 1]?.kind === 'refund-returned';
  if (event.kind === 'refunded' && hasFailed) return [];
  if (event.kind === 'refunded' || event.kind === 'gift-card-returned') {
    const giftCard =
      event.kind === 'refunded' ? undefined : (payment?.giftCard?.lastFour ?? undefined);
    const back = { to: email, amount: event.amount ?? 0, giftCard };
    return [{ key, ...paymentMail('refunded', order, back, texts) }];
  }
  const amount = openOf(order);
  const isOpen = payment?.state === 'open' && amount > 0;
  const money = { to: email, amount, until };
  return isOpen ? [{ key, ...paymentMail('reminder', order, money, texts) }] : [];
}
