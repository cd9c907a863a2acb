import { randomUUID } from 'node:crypto';
import { NOBODY } from '@book-store/contract/orders/guests/detached';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { beginsWith } from '../../platform/documents/mongo.ts';
import { emitCustomersChanged, emitOrdersDetached } from '../changing/order-changes.ts';
import { orderKeys } from '../order/order-keys.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';

const BATCH = 100;

/** A uid for orders that no longer belong to anybody. */
export const nobody = (): string => NOBODY + randomUUID();

/** Matches orders whose account was deleted. */
export const DETACHED = { uid: beginsWith(NOBODY) };

export async function listOrderIds(uid: string): Promise<string[]> {
  const orders = await Order.find({ uid }, { _id: 1 }).lean();
  return orders.map(({ _id }) => _id.toString());
}

/**
 * Detaches the orders of an account before its deletion. They keep what delivery and bookkeeping need: name,
 * phone, address and lines. They can no longer be found by email. Idempotent.
 */
export async function detachOrders(uid: string): Promise<void> {
  const noUid = nobody();
  for (;;) {
    const orders = await Order.find({ uid }).limit(BATCH).lean<StoredOrder[]>();
    if (orders.length === 0) return;
    const ids = orders.map(({ _id }) => _id.toString());
    await emitOrdersDetached(ids);
    const changes = orders.map((order) => {
      const email = '';
      const { searchWords } = orderKeys({ ...order, email });
      // Phone and notes are removed once it has ended (`forget-personal-data.ts`).
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
      await emitCustomersChanged([uid], session);
    });
    await emitOrdersDetached(ids);
  }
}
