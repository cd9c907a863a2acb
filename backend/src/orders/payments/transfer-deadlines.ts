import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.ts';
import type { Settings } from '../../settings/shop/sections.ts';
import { changePayment } from '../changing/change-payment.ts';
import { SHOP } from '../changing/shop-actor.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { paymentOf } from '../order/payment-events.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';

type Deadlines = {
  now: Date;
  /** Whether deadlines passed by `now` may take effect (`isClockTrusted`). */
  isTrusted: boolean;
  settings: Pick<Settings, 'payments'>;
};

/**
 * Reminds of the transfer that an order waits for, or cancels the order after the deadline. Returns when to
 * look next. Partial payments are left for the owner to decide; an invoice is never cancelled.
 */
export async function enforceDeadlines(
  order: StoredOrder,
  { now, isTrusted, settings }: Deadlines,
): Promise<Date | undefined> {
  const since = waitsSince(order);
  if (!since || paymentOf(order).state !== 'open') return undefined;
  const remindAt = daysAfter(since, settings.payments.reminderDays);
  if (now < remindAt) return soon(remindAt, now);
  if (!isTrusted) return new Date(now.getTime() + HOUR_MS);
  const remindedAt = remindedSince(order, since);
  if (!remindedAt) await remind(order, { since, now });
  const cancelAt = endOf(order, { remindedAt: remindedAt ?? now, settings });
  if (!cancelAt) return undefined;
  if (now < cancelAt) return soon(cancelAt, now);
  await inTransaction((session) => cancelUnpaid(order._id.toString(), now, session));
  return undefined;
}

/** The earliest time of cancellation; undefined for an order that is not cancelled automatically. */
export function cancelledAt(order: StoredOrder, settings: Deadlines['settings']): Date | undefined {
  const since = waitsSince(order);
  if (!since || paymentOf(order).state !== 'open') return undefined;
  const remindAt = daysAfter(since, settings.payments.reminderDays);
  return endOf(order, { remindedAt: remindedSince(order, since) ?? remindAt, settings });
}

/** An order is never cancelled without a reminder, nor sooner after it than the owner has set. */
function endOf(
  order: StoredOrder,
  { remindedAt, settings }: { remindedAt: Date } & Pick<Deadlines, 'settings'>,
): Date | undefined {
  const { method, paid } = paymentOf(order);
  const { reminderDays, cancelDays } = settings.payments;
  return method === 'transfer' && paid === 0
    ? daysAfter(remindedAt, cancelDays - reminderDays)
    : undefined;
}

const remindedSince = (order: StoredOrder, since: Date): Date | undefined =>
  paymentOf(order).events.findLast(({ kind, at }) => kind === 'reminded' && at >= since)?.at;

const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

/** The owner may lower the number of days meanwhile. */
const soon = (at: Date, now: Date) => (at < daysAfter(now, 1) ? at : daysAfter(now, 1));

/** Prepayment is due from the order on, an invoice from delivery on. */
function waitsSince({ status, history, payment }: StoredOrder): Date | undefined {
  const waits = payment?.method === 'invoice' ? 'delivered' : 'awaiting-payment';
  return status === waits ? history.findLast((entry) => entry.status === waits)?.at : undefined;
}

const remind = ({ _id }: StoredOrder, { since, now }: { since: Date; now: Date }) =>
  inTransaction((session) =>
    changePayment(
      _id.toString(),
      (order, { state }) => {
        if (remindedSince(order, since) || state !== 'open' || !waitsSince(order)) return undefined;
        return { events: [{ kind: 'reminded', at: now, by: SHOP }] };
      },
      session,
    ),
  );
