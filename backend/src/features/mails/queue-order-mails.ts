import { customerMail, isNotified, type MailedOrder } from './letters/order-mails.ts';
import { lookForChanges } from './look-for-changes.ts';
import { type NewMail, queueMissing } from './queue-mail.ts';
import { queueOwnerMails } from './queue-owner-mails.ts';

/** As long as an admin can undo a cancellation, and a little longer. */
export const UNDO_MS = 5 * 60_000 + 10_000;
/** Longer than the time to undo; servers' clocks differ, and a slow server writes late. */
const OVERLAP_MS = 2 * UNDO_MS;
/** After a longer outage, a mail would surprise more than help. */
const AGE_MAX_MS = 3 * 86_400_000;
/** Keys that are looked up at once. */
const BATCH = 100;

export type OrderMailDeps = {
  /** Returns the orders that were placed or changed since a time, and those with these ids. */
  listChangedOrders: (since: Date, ids: readonly string[]) => Promise<MailedOrder[]>;
  /** The address that the owner reads; without one, no mail goes there. */
  ownerEmail: string | undefined;
  sends: boolean;
  now: Date;
};

/**
 * Queues the mails that orders call for and that are not queued yet. The orders' own history says which, so a
 * crash loses none, and each has a key, so that none is queued twice. Orders from before the first look, such as
 * those of an earlier version, call for none.
 */
export const queueOrderMails = (deps: OrderMailDeps): Promise<void> =>
  lookForChanges({
    task: 'order-mails',
    name: 'orders',
    overlapMs: OVERLAP_MS,
    now: deps.now,
    list: deps.listChangedOrders,
    idOf: ({ _id }) => _id.toString(),
    changedAt: ({ changedAt }) => changedAt ?? deps.now,
    handle: async (orders, since) => {
      const due = orders.flatMap((order) => mailsFor(order, since, deps));
      await queueMissing(due, deps);
      await queueOwnerMails(orders.filter(isNewSince(since, deps)), deps);
    },
    atOnce: BATCH,
  });

function mailsFor(order: MailedOrder, since: Date, { now }: OrderMailDeps): NewMail[] {
  const from = fromWhen(since, now);
  const { email } = order;
  if (!email) return [];
  return order.history.flatMap(({ status, at, by }, index) => {
    if (at.getTime() < from || !isNotified(status)) return [];
    if (status === 'cancelled') {
      const isLast = order.status === status && index === order.history.length - 1;
      const isFinal = by?.role === 'customer' || now.getTime() - at.getTime() >= UNDO_MS;
      if (!isLast || !isFinal) return [];
    }
    return [customerMail(order, status, email)];
  });
}

const fromWhen = (since: Date, now: Date) => Math.max(since.getTime(), now.getTime() - AGE_MAX_MS);

/** Returns whether the owner is told of an order: not where it is the owner who has entered it. */
const isNewSince =
  (since: Date, { now }: OrderMailDeps) =>
  ({ history, source }: MailedOrder): boolean => {
    const [first] = history;
    const isPlaced = first?.status === 'placed' && first.at.getTime() >= fromWhen(since, now);
    return isPlaced && source !== 'counter';
  };
