import { Types } from 'mongoose';
import { findOrders } from '../../orders/order/find-order.ts';
import type { StoredOrder } from '../../orders/order/orders.model.ts';
import { handleDocuments } from '../../platform/jobs/handle-documents.ts';
import { findSetAside } from '../../platform/jobs/problems.ts';
import { isClockTrusted } from '../../platform/jobs/trusted-clock.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { findMissing, queueMail } from '../../platform/mail/queue-mail.ts';
import type { Shop } from '../../platform/shop.ts';
import { implausible } from '../../platform/time/clock-skew.ts';
import { letterTextsOf } from '../letters/letter-texts.ts';
import { DueOrderMail, UNDO_MS } from './due-order-mails.ts';
import { dropOutdated } from './outdated-mails.ts';
import { queueOwnerMails } from './queue-owner-mails.ts';
import { queueNewReturnMails } from './queue-return-mails.ts';
import { toOrderMails, undoneKey } from './to-order-mails.ts';

/** After a longer outage, a mail would confuse more than help. */
const AGE_MAX_MS = 3 * 86_400_000;
const BATCH = 100;

type Deps = {
  /** Without it, the owner gets no mails. */
  ownerEmail: string | undefined;
  sends: boolean;
  now: Date;
  shop: Shop;
};

/** What is due about one order. */
type Due = { order: string; mails: DueOrderMail[] };

/**
 * Queues due mails. Safe to interrupt and to run on several servers: a mail is due until it is queued, and its
 * key keeps it from being queued twice.
 */
export const queueOrderMails = (deps: Deps): Promise<void> =>
  handleDocuments('order-mails', {
    now: deps.now,
    list: () => listDue(deps.now),
    idOf: ({ order }) => order,
    handle: (some) => queue(some, deps),
    atOnce: BATCH,
  });

/** Dead letters whose documents were deleted are considered resolved. */
export const areOrderMailsDue = async (now: Date): Promise<boolean> =>
  (await DueOrderMail.exists(dueAt(now))) !== null ||
  (await findSetAside('order-mails')).length > 0;

/** A time that only a wrong clock can have set is no reason to wait. */
const dueAt = (now: Date) => ({
  $or: [{ at: { $lte: now } }, { at: implausible({ now, ms: UNDO_MS }) }],
});

async function listDue(now: Date): Promise<Due[]> {
  // With an untrusted clock, a mail may only seem too old, and must not be dropped.
  const recent = { at: { $gte: new Date(now.getTime() - AGE_MAX_MS) } };
  const filter = (await isClockTrusted(now)) ? dueAt(now) : { $and: [dueAt(now), recent] };
  const due = await DueOrderMail.find(filter).sort({ at: 1 }).lean();
  const byOrder = new Map<string, DueOrderMail[]>();
  for (const mail of due) {
    // An unreadable one is set aside under its own id.
    const order = isReadable(mail) ? mail.order.toString() : String(mail._id);
    byOrder.set(order, [...(byOrder.get(order) ?? []), mail]);
  }
  return [...byOrder].map(([order, mails]) => ({ order, mails }));
}

const isReadable = ({ order, entry, to, at }: Partial<DueOrderMail>): boolean =>
  order instanceof Types.ObjectId &&
  at instanceof Date &&
  typeof entry === 'number' &&
  (to === 'customer' || to === 'owner');

async function queue(some: readonly Due[], deps: Deps): Promise<void> {
  if (!some.every(({ mails }) => mails.every(isReadable)))
    throw new TypeError('A due mail about an order cannot be read.');
  const ids = some.map(({ order }) => order);
  const orders = await findOrders(ids);
  const mailsOf = new Map(some.map(({ order, mails }) => [order, mails]));
  const calledTo = (to: DueOrderMail['to']) =>
    orders.flatMap((order) =>
      (mailsOf.get(order._id.toString()) ?? [])
        .filter((due) => due.to === to && isRecent(order, due, deps.now))
        .map((due) => ({ order, due })),
    );
  const texts = letterTextsOf(deps.shop);
  const toCustomers = calledTo('customer');
  const told = await findSentKeys(toCustomers);
  const called = toCustomers.flatMap(({ order, due }) =>
    toOrderMails(order, due, { texts, shop: deps.shop, told }).map((mail) => ({ order, mail })),
  );
  const missing = new Set(await findMissing(called.map(({ mail }) => mail)));
  const mails = await dropOutdated(called.filter(({ mail }) => missing.has(mail)));
  for (const mail of mails) await queueMail(mail, deps);
  const toOwner = calledTo('owner');
  await queueNewReturnMails(
    toOwner.filter(({ due }) => due.returned),
    { ...deps, texts },
  );
  const placed = toOwner.filter(({ due }) => !due.returned);
  const waiting = await queueOwnerMails(
    placed.map(({ order }) => order),
    { ...deps, texts },
  );
  const isWaiting = ({ order, to, returned }: DueOrderMail) =>
    to === 'owner' && !returned && waiting.some(({ _id }) => order.equals(_id.toString()));
  const done = some.flatMap(({ mails }) => mails).filter((due) => !isWaiting(due));
  await DueOrderMail.deleteMany({ _id: { $in: done.map(({ _id }) => _id) } });
}

/** Returns the keys of the mails that undone changes have caused. */
async function findSentKeys(called: readonly { order: StoredOrder; due: DueOrderMail }[]) {
  const keys = called.flatMap(({ order, due }) => undoneKey(order, due.entry) ?? []);
  const stored = keys.length > 0 ? await Mail.find({ key: { $in: keys } }, { key: 1 }).lean() : [];
  return new Set(stored.map(({ key }) => key));
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
