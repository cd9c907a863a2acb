import { randomBytes } from 'node:crypto';
import { type ClientSession, Types } from 'mongoose';
import { digestOf } from '../../platform/documents/digest-of.ts';
import { Account } from '../accounts/accounts.model.ts';
import { AdminAccount, OWNERS } from '../admins/admins.model.ts';
import {
  ACCOUNT_PURPOSES,
  type AccountLink,
  ADMIN_PURPOSES,
  type AdminLink,
  OneTimeLink,
  type StoredLink,
} from './one-time-links.model.ts';

const CODE_BYTES = 32;

type NewLink = Omit<StoredLink, '_id' | 'digests'>;

/** Stores a link without a code, for a mail. Returns its id. */
export async function storeLink(link: NewLink, session?: ClientSession): Promise<string> {
  const _id = new Types.ObjectId();
  await OneTimeLink.create([{ ...link, _id }], session ? { session } : {});
  return _id.toString();
}

/** Adds a code to a link. Returns undefined if it has been used, has expired or is void. */
export async function makeCode(
  id: string,
  now: Date,
  session?: ClientSession,
): Promise<string | undefined> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const link = await OneTimeLink.findOneAndUpdate(
    { _id: id, expiresAt: { $gt: now } },
    { $push: { digests: digestOf(code) } },
    session ? { session } : {},
  ).lean<StoredLink>();
  return link && (await isValid(link)) ? code : undefined;
}

/** Even one that has expired or is void. */
export const findAccountLink = (code: string) =>
  findByCode(code, ACCOUNT_PURPOSES).lean<AccountLink>();
export const findAdminLink = (code: string) => findByCode(code, ADMIN_PURPOSES).lean<AdminLink>();

const findByCode = (code: string, purposes: readonly StoredLink['purpose'][]) =>
  OneTimeLink.findOne({ digests: digestOf(code), purpose: { $in: purposes } });

/** Returns false if a concurrent request was faster. */
export async function deleteLink(
  { _id }: Pick<StoredLink, '_id'>,
  session: ClientSession,
): Promise<boolean> {
  return (await OneTimeLink.deleteOne({ _id }, { session })).deletedCount === 1;
}

/** Ends all links of an account, which are void anyway once its version has changed. */
export async function endLinksOf(account: string, session: ClientSession): Promise<void> {
  await OneTimeLink.deleteMany({ account }, { session });
}

/** Ends all links that an admin has made. */
export async function endLinksBy(maker: Types.ObjectId, session?: ClientSession): Promise<void> {
  await OneTimeLink.deleteMany({ maker }, session ? { session } : {});
}

/** Of a removed account or admin, or of one whose password, role or address has changed since, nothing is valid. */
export async function isValid(link: StoredLink): Promise<boolean> {
  const { account, admin, version, email, purpose, maker } = link;
  if (maker && !(await AdminAccount.exists({ ...OWNERS, _id: maker }))) return false;
  if (account) return (await Account.exists({ _id: account, version })) !== null;
  if (!admin) return true;
  const mailedTo = purpose === 'password' && email ? { email } : {};
  return (await AdminAccount.exists({ _id: admin, tokenVersion: version, ...mailedTo })) !== null;
}
