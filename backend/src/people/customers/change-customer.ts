import { isDuplicateKey } from '../../platform/documents/mongo.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { accountErased, isErased } from '../account/erased-accounts.ts';
import { CustomerRecord, type StoredCustomer } from './customers.model.ts';

/** The fields that customers change. */
type CustomerValues = Omit<StoredCustomer, '_id' | 'revision'>;

/** Of several simultaneous changes at least one succeeds, so only a flood needs more attempts. */
const ATTEMPTS_MAX = 40;

/** Returns what the shop keeps for an account, or null if that is nothing. */
export const findCustomer = (uid: string): Promise<StoredCustomer | null> =>
  CustomerRecord.findById(uid).lean().exec();

/**
 * Changes what the shop keeps for an account. `change` returns the new values of some fields, and is
 * called again if another device was faster. Throws `not-signed-in` if the account has been erased.
 */
export async function changeCustomer(
  uid: string,
  change: (customer: CustomerValues) => CustomerValues,
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const stored = await findCustomer(uid);
    const saved = await save(uid, stored?.revision, change(stored ?? {}));
    if (saved && !stored && (await isErased(uid))) {
      await eraseCustomer(uid);
      throw accountErased();
    }
    if (saved) return;
  }
  throw conflict('Your account was changed elsewhere at the same moment. Please try again.');
}

/** Returns whether nobody else has changed the document since `revision`. */
async function save(
  uid: string,
  revision: number | undefined,
  values: CustomerValues,
): Promise<boolean> {
  try {
    if (revision === undefined) {
      await CustomerRecord.create({ ...values, _id: uid, revision: 1 });
      return true;
    }
    const { matchedCount } = await CustomerRecord.updateOne(
      { _id: uid, revision },
      { $set: values, $inc: { revision: 1 } },
      { runValidators: true },
    );
    return matchedCount === 1;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Erases all that the shop keeps for an account, apart from its orders. */
export async function eraseCustomer(uid: string): Promise<void> {
  await CustomerRecord.deleteOne({ _id: uid });
}
