import { customerMail, isNotified, type MailedOrder, ownerMail } from './letters/order-mails.ts';
import { lookForChanges } from './look-for-changes.ts';
import { type NewMail, queueMissing } from './queue-mail.ts';

/** As long as an admin can undo a cancellation, and a little longer. */
export const UNDO_MS = 5 * 60_000 + 10_000;
/** Longer than the time to undo; servers' clocks differ, and a slow server writes late. */
const OVERLAP_MS = 2 * UNDO_MS;
/** After a longer outage, a mail would surprise more than help. */
const AGE_MAX_MS = 3 * 86_400_000;
/** Keys that are looked up at once. */
const BATCH = 100;

export type OrderMailDeps = {
  /** Returns the orders that were placed or changed since a time. */
  listChangedOrders: (since: Date) => Promise<MailedOrder[]>;
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
    name: 'orders',
    overlapMs: OVERLAP_MS,
    now: deps.now,
    list: deps.listChangedOrders,
    changedAt: ({ changedAt }) => changedAt ?? deps.now,
    handle: async (orders, since) => {
      for (let at = 0; at < orders.length; at += BATCH) {
        const due = orders.slice(at, at + BATCH).flatMap((order) => mailsFor(order, since, deps));
        await queueMissing(due, deps);
      }
    },
  });

function mailsFor(order: MailedOrder, since: Date, { ownerEmail, now }: OrderMailDeps): NewMail[] {
  const from = Math.max(since.getTime(), now.getTime() - AGE_MAX_MS);
  return order.history.flatMap(({ status, at, by }, index) => {
    if (at.getTime() < from || !isNotified(status)) return [];
    if (status === 'cancelled') {
      const isLast = order.status === status && index === order.history.length - 1;
      const isFinal = by?.role === 'customer' || now.getTime() - at.getTime() >= UNDO_MS;
      if (!isLast || !isFinal) return [];
    }
    const mails = order.email ? [customerMail(order, status, order.email)] : [];
    const isNew = status === 'placed' && order.source !== 'counter';
    return isNew && ownerEmail ? [ownerMail(order, ownerEmail), ...mails] : mails;
  });
}
