import { randomUUID } from 'node:crypto';
import { NOBODY } from '@book-store/contract/orders/guests/detached';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { beginsWith } from '../../platform/documents/mongo.ts';
import { tellOfCustomers, tellOfDetached } from '../changing/order-changes.ts';
import { orderKeys } from '../order/order-keys.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';

const BATCH = 100;

/** Returns the account of orders that belong to nobody any more. */
export const nobody = (): string => NOBODY + randomUUID();

/** The condition of orders whose account was deleted. */
export const DETACHED = { uid: beginsWith(NOBODY) };

/** Returns the ids of all orders of an account. */
export async function listOrderIds(uid: string): Promise<string[]> {
  const orders = await Order.find({ uid }, { _id: 1 }).lean();
  return orders.map(({ _id }) => _id.toString());
}

/**
 * Detaches the orders of an account that is about to be deleted. They keep what delivery and
 * bookkeeping need: name, phone, address and lines. Nobody can find them by email any more. Idempotent.
 */
export async function detachOrders(uid: string): Promise<void> {
  const noUid = nobody();
  for (;;) {
    const orders = await Order.find({ uid }).limit(BATCH).lean<StoredOrder[]>();
    if (orders.length === 0) return;
    const ids = orders.map(({ _id }) => _id.toString());
    await tellOfDetached(ids);
    const changes = orders.map((order) => {
      const email = '';
      const { searchWords } = orderKeys({ ...order, email });
      // Its phone and its notes go when it has ended (`forget-personal-data.ts`).
      return {
        updateOne: {
          filter: { _id: order._id, uid },
          update: {
            $set: { uid: noUid, email, searchWords },
            $unset: { unverifiedEmail: 1 as const, linkKey: 1 as const },
          },
        },
      };
    });
    await inTransaction(async (session) => {
      await Order.bulkWrite(changes, { session });
      await tellOfCustomers([uid], session);
    });
    await tellOfDetached(ids);
  }
}
