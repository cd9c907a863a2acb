import { findErased } from '../account/erased-accounts.ts';
import { Account } from './accounts.model.ts';

/** Returns ids that are not and never were of the shop's own accounts. */
export async function findUnknownAccounts(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const accounts = await Account.find({ _id: { $in: ids } }, { _id: 1 }).lean();
  const known = new Set(accounts.map(({ _id }) => _id));
  const erased = await findErased(ids);
  return ids.filter((id) => !known.has(id) && !erased.has(id));
}
