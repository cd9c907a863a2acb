import type { ClientSession } from 'mongoose';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { accountErased, isErased } from '../account/erased-accounts.ts';
import { CustomerRecord, type StoredCustomer } from './customers.model.ts';

/** The fields that customers change. */
type CustomerValues = Omit<StoredCustomer, '_id' | 'revision'>;

/** Returns null if nothing is stored for the account. */
export const findCustomer = (uid: string): Promise<StoredCustomer | null> =>
  CustomerRecord.findById(uid).lean().exec();

/**
 * Changes an account's record. `change` returns new values of some fields, and is called again if another device was
 * faster; `beforeCommit` runs in the same transaction. Throws `not-signed-in` if the account has been erased.
 */
export async function changeCustomer(
  uid: string,
  change: (customer: CustomerValues) => CustomerValues,
  beforeCommit?: (session: ClientSession) => Promise<void>,
): Promise<void> {
  const store = async (session: ClientSession) => {
    const stored = await CustomerRecord.findById(uid).session(session).lean<StoredCustomer>();
    const values = change(stored ?? {});
    if (!stored) await CustomerRecord.create([{ ...values, _id: uid, revision: 1 }], { session });
    else
      await CustomerRecord.updateOne(
        { _id: uid, revision: stored.revision },
        { $set: values, $inc: { revision: 1 } },
        { runValidators: true, session },
      ).orFail();
    return !stored;
  };
  const isNew = await inTransaction(store, {
    beforeCommit: beforeCommit && ((_isNew, session) => beforeCommit(session)),
  });
  if (!isNew || !(await isErased(uid))) return;
  await eraseCustomer(uid);
  throw accountErased();
}

/** Erases an account's record, but not its orders. */
export async function eraseCustomer(uid: string): Promise<void> {
  await CustomerRecord.deleteOne({ _id: uid });
}
