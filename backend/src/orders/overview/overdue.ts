import type { Settings } from '../../settings/shop/sections.ts';
import type { Waits } from '../order/order-waits.ts';
import type { OrderFilter } from '../order/orders.model.ts';

const DAY_MS = 86_400_000;

/**
 * Transfers that have not come, and delivered invoices that nobody has paid, for as many days as the shop waits
 * before it reminds of them.
 */
export function overdue(
  now: Date,
  { reminderDays }: Pick<Settings['payments'], 'reminderDays'>,
): Waits {
  const since = new Date(now.getTime() - reminderDays * DAY_MS);
  const filter = {
    'payment.method': { $in: ['transfer', 'invoice'] },
    'payment.state': 'open',
    status: { $in: ['awaiting-payment', 'delivered'] },
    changedAt: { $lte: since },
  } as const satisfies OrderFilter;
  // The engine would choose the index of statuses, and read nearly all orders.
  const hint = { 'payment.method': 1, 'payment.state': 1, createdAt: -1, _id: -1 } as const;
  return { filter, hint };
}
