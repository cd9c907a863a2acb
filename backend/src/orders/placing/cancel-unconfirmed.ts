import { CANCEL_UNCONFIRMED_DAYS } from '@book-store/contract/people/account/account-limits';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import { SHOP } from '../changing/shop-actor.ts';
import { updateOrderStatus } from '../changing/update-order-status.ts';
import { Order } from '../order/orders.model.ts';

/** Orders that the owner has reopened wait again. `createdAt` has the index. */
function due(now: Date) {
  const before = { $lte: new Date(now.getTime() - CANCEL_UNCONFIRMED_DAYS * DAY_MS) };
  const status = 'unconfirmed' as const;
  return { status, createdAt: before, changedAt: before, 'hold.lapsedAt': before };
}

/** Ids of orders, except these, still unconfirmed long after their stock was released. */
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
 * Cancels an order still unconfirmed long after its stock was released, so that its gift card payment, code use
 * and personal data are not kept for ever. Does nothing if it has been confirmed or has ended meanwhile.
 */
export const cancelUnconfirmed = (id: string, now: Date): Promise<unknown> =>
  inTransaction((session) =>
    updateOrderStatus(
      { filter: { _id: id, ...due(now) }, entry: { status: 'cancelled', at: now, by: SHOP } },
      session,
    ),
  );
