import type { ClientSession } from 'mongoose';
import { CustomerRecord } from './customers.model.ts';

/**
 * Forgets the details and the cart of an account whose address has just been verified: somebody else may have saved
 * them to divert the owner's orders. Runs in the transaction of `session`.
 */
export async function forgetPlanted(uid: string, session: ClientSession): Promise<void> {
  await CustomerRecord.updateOne(
    { _id: uid },
    { $unset: { name: 1, phone: 1, addresses: 1, cart: 1 }, $inc: { revision: 1 } },
    { session },
  );
}
