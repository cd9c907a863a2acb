import type { LinkView } from '@book-store/contract/people/team/team.schemas';
import type { ClientSession } from 'mongoose';
import { passwordProblem } from '../../platform/config/password-rule.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { badField } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/shop.ts';
import { storeAdmin } from '../admins/add-admin.ts';
import { ADMINS, AdminAccount, type StoredAdmin } from '../admins/admins.model.ts';
import { forgetAdminFailures } from '../admins/set-password.ts';
import type { AdminLink, AdminPurpose } from '../links/one-time-links.model.ts';
import { endLinksBy } from '../links/one-time-links.ts';
import { clearSessions } from '../sessions/admin-sessions.store.ts';
import type { HashCaller } from '../sign-in/hash-queue.ts';
import { forgetDevices } from '../sign-in/known-devices.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { deadLink, findLink, useUp } from './admin-links.ts';

type Given = { code: string; password: string };
type Deps = { shop: Shop; now: Date; network: string };

/** Returns what a link is for. Throws `not-found` for one that does not work any more. */
export async function seeLink(code: string, now: Date): Promise<LinkView> {
  const link = await findLink(code, now);
  const admin = link.admin && (await AdminAccount.findById(link.admin).lean());
  return {
    purpose: link.purpose,
    role: link.role,
    username: admin?.username,
    email: link.email,
  };
}

/**
 * Adds the admin whom an invitation is for. An address that it was mailed to is theirs. Throws `not-found` for a link
 * that does not work any more, `bad-request` for a weak password, and `conflict` for a username that is taken.
 */
export async function acceptInvitation(
  { code, username, password }: Given & { username: string },
  { shop, now, network }: Deps,
  beforeCommit: BeforeCommit<StoredAdmin>,
): Promise<StoredAdmin> {
  const link = await findFor('invitation', code, now);
  const passwordHash = await strongHash({ password, username }, { shop, network });
  const { email, role = 'staff' } = link;
  const accept = async (session: ClientSession) => {
    await useUp(link, session);
    return storeAdmin({ username, passwordHash, role, ...(email && { email }) }, now, session);
  };
  return inTransaction(accept, { beforeCommit });
}

/**
 * Sets a new password, ends all sessions and the links that the admin has made, and forgets devices and wrong
 * passwords. Throws as above.
 */
export async function setPasswordByLink(
  { code, password }: Given,
  { shop, now, network }: Deps,
  beforeCommit: BeforeCommit<StoredAdmin>,
): Promise<StoredAdmin> {
  const link = await findFor('password', code, now);
  const { username, usernameKey } = await AdminAccount.findById(link.admin).orFail(deadLink).lean();
  const passwordHash = await strongHash({ password, username }, { shop, network });
  const set = async (session: ClientSession) => {
    await useUp(link, session);
    const changed = await AdminAccount.findOneAndUpdate(
      { _id: link.admin, tokenVersion: link.version },
      { $set: { passwordHash, passwordIsGenerated: false }, $inc: { tokenVersion: 1 } },
      { returnDocument: 'after', session },
    ).lean();
    if (!changed) throw deadLink();
    await clearSessions(changed._id, session);
    // Whoever had the former password may have made some.
    await endLinksBy(changed._id, session);
    return changed;
  };
  const changed = await inTransaction(set, { beforeCommit });
  await forgetDevices(ADMINS, usernameKey);
  await forgetAdminFailures(username);
  return changed;
}

/** Gives the admin the address that the link was mailed to. Returns the admin as before. */
export async function confirmEmail(
  code: string,
  now: Date,
  beforeCommit: BeforeCommit<StoredAdmin>,
): Promise<StoredAdmin> {
  const link = await findFor('email', code, now);
  const confirm = async (session: ClientSession) => {
    await useUp(link, session);
    const before = await AdminAccount.findOneAndUpdate(
      { _id: link.admin, tokenVersion: link.version },
      { $set: { email: link.email ?? '' } },
      { returnDocument: 'before', session },
    ).lean();
    if (!before) throw deadLink();
    return before;
  };
  return inTransaction(confirm, { beforeCommit });
}

async function findFor(purpose: AdminPurpose, code: string, now: Date): Promise<AdminLink> {
  const link = await findLink(code, now);
  if (link.purpose !== purpose) throw deadLink();
  return link;
}

/** Hashes after the code has been checked, so that strangers cannot occupy the queue. */
async function strongHash(
  { password, username }: { password: string; username: string },
  { shop, network }: { shop: Shop; network: string },
): Promise<string> {
  const weakness = passwordProblem(password, username, shop.settings.identity.name);
  if (weakness) throw badField('password', weakness, 'weak-password');
  const caller: HashCaller = { lane: 'clean', network };
  return hashPassword(password, caller);
}
