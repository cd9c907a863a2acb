import type { ClientSession } from 'mongoose';
import { CustomerRecord } from './customers.model.ts';

/**
 * Forgets the details and the cart of an account whose owner has proved its address only now: somebody else may have
 * saved them, so that the owner's orders go elsewhere. In the transaction of `session`.
 */
export async function forgetPlanted(uid: string, session: ClientSession): Promise<void> {
  await CustomerRecord.updateOne(
    { _id: uid },
    { $unset: { name: 1, phone: 1, addresses: 1, cart: 1 }, $inc: { revision: 1 } },
    { session },
  );
}
