import { CANCEL_UNCONFIRMED_DAYS } from '@book-store/contract/people/account/account-limits';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { SHOP } from '../changing/shop-actor.ts';
import { updateOrderStatus } from '../changing/update-order-status.ts';
import { Order } from '../order/orders.model.ts';

const DAY_MS = 86_400_000;

/** What the owner has reopened since waits as long once more. The time when it was placed is what has an index. */
function due(now: Date) {
  const before = { $lte: new Date(now.getTime() - CANCEL_UNCONFIRMED_DAYS * DAY_MS) };
  const status = 'unconfirmed' as const;
  return { status, createdAt: before, changedAt: before, 'hold.lapsedAt': before };
}

/** Returns the ids of orders, but these, that nobody has confirmed long after their copies went back. */
export async function listUnconfirmedTooLong(
  now: Date,
  limit: number,
  except: readonly string[] = [],
): Promise<string[]> {
  const orders = await Order.find({ ...due(now), _id: { $nin: except } }, { _id: 1 })
    .sort({ createdAt: 1, _id: 1 })
    .limit(limit)
    .lean();
  return orders.map(({ _id }) => _id.toString());
}

/**
 * Cancels an order that nobody has confirmed long after its copies went back, so that nothing of it is kept for ever:
 * neither what its gift card pays, nor the use of its code, nor who it is for. Does nothing if it has been confirmed,
 * or has ended, meanwhile.
 */
export const cancelUnconfirmed = (id: string, now: Date): Promise<unknown> =>
  inTransaction((session) =>
    updateOrderStatus(
      { filter: { _id: id, ...due(now) }, entry: { status: 'cancelled', at: now, by: SHOP } },
      session,
    ),
  );
