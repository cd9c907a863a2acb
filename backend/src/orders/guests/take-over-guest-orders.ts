import { isErased } from '../../people/account/erased-accounts.ts';
import { guestUid } from '../../people/customers/guest-uid.ts';
import { verifiedEmail } from '../../platform/area.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { emitCustomersChanged } from '../changing/order-changes.ts';
import { Order } from '../order/orders.model.ts';
import { detachOrders } from './detach-orders.ts';
import { takenOverKey } from './guests.ts';

const BATCH = 100;

/**
 * Moves guest orders of an address to the account that has verified it. Their mailed links end, because the
 * account has them now. Idempotent.
 */
export async function takeOverGuestOrders(customer: Customer): Promise<void> {
  const email = verifiedEmail(customer);
  if (!email) return;
  const [guest, { uid }] = [guestUid(email), customer];
  if (!(await Order.exists({ uid: guest })) || (await isErased(uid))) return;
  await moveOrders({ uid: guest }, uid);
}

/**
 * Moves orders of another account, or of guests, to an account; only those of an address, if one is given.
 * Idempotent.
 */
export async function moveOrders(
  from: { uid: string; email?: string },
  uid: string,
): Promise<void> {
  for (;;) {
    const orders = await Order.find(from, { _id: 1 }).limit(BATCH).lean();
    if (orders.length === 0) break;
    const moves = orders.map(({ _id }) => ({
      updateOne: {
        filter: { _id, uid: from.uid },
        update: {
          $set: { uid, idempotencyKey: takenOverKey(_id) },
          $unset: { unverifiedEmail: 1, linkKey: 1 },
        },
      },
    }));
    await inTransaction(async (session) => {
      await Order.bulkWrite(moves, { session });
      await emitCustomersChanged([from.uid, uid], session);
    });
  }
  // The account was erased meanwhile.
  if (await isErased(uid)) await detachOrders(uid);
}
