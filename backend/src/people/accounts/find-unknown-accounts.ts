import { findErased } from '../account/erased-accounts.ts';
import { Account } from './accounts.model.ts';

/** Returns those of the ids that are of no account of the shop's own, and never were. */
export async function findUnknownAccounts(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const accounts = await Account.find({ _id: { $in: ids } }, { _id: 1 }).lean();
  const known = new Set(accounts.map(({ _id }) => _id));
  const erased = await findErased(ids);
  return ids.filter((id) => !known.has(id) && !erased.has(id));
}
