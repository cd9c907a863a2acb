import { Types } from 'mongoose';
import { NoCopyLeft } from '../../catalogue/stock/take-copies.ts';
import { listAdminIds } from '../../people/admins/find-admins.ts';
import { inTransaction, writeConflict } from '../../platform/documents/in-transaction.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { updateOrderStatus } from '../changing/update-order-status.ts';
import { readGuestLink } from '../guests/guest-links.ts';
import { findOrder, findOwnOrder, illegalStatus } from '../order/find-order.ts';
import { type ShownOrder, toOrderView } from '../order/order-view.ts';
import { soldBeforeConfirmed } from './sold-meanwhile.ts';

/**
 * Confirms an order by its mailed link. Idempotent. Throws `not-found`, `forbidden` for a link that was not
 * mailed, `illegal-status` for an order that has ended, and `out-of-stock` if it is too late and its books are
 * sold.
 */
export async function confirmByLink(token: string, at: Date): Promise<ShownOrder> {
  const { order, mayConfirm } = await readGuestLink(token, at);
  if (!mayConfirm) throw notProved();
  return confirm(order._id.toString(), at);
}

/** As `confirmByLink`, for the customer's own order: the account must have verified its address. */
export async function confirmOwn(
  id: string,
  { uid, emailVerified }: Customer,
  at: Date,
): Promise<ShownOrder> {
  await findOwnOrder({ id, uid });
  if (!emailVerified) throw notProved();
  return confirm(id, at);
}

const notProved = () =>
  new AppError('forbidden', { detail: 'Please confirm the order with the link in our mail.' });

async function confirm(id: string, at: Date): Promise<ShownOrder> {
  const unseenBy = (await listAdminIds()).map((admin) => new Types.ObjectId(admin));
  try {
    return await inTransaction(async (session) => {
      const order = await findOrder(id, session);
      const { status } = order;
      if (status === 'cancelled' || status === 'refused') {
        const detail = `This order is ${status}, so it can no longer be confirmed. Please order again.`;
        throw illegalStatus(detail, toOrderView(order));
      }
      if (status !== 'unconfirmed') return toOrderView(order);
      const confirmed = await updateOrderStatus(
        {
          filter: { _id: id, status },
          entry: { status: 'placed', at, by: { role: 'customer' } },
          set: { unseenBy },
          unset: { unverifiedEmail: 1 },
        },
        session,
      );
      if (!confirmed) throw writeConflict();
      return toOrderView(confirmed);
    });
  } catch (error) {
    throw error instanceof NoCopyLeft ? await soldBeforeConfirmed(await findOrder(id)) : error;
  }
}
