import { type ClientSession, Types } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import type { Admin } from '../../platform/http/authentication.ts';
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import { AdminAccount, type StoredAdmin } from '../admins/admins.model.ts';
import { type AdminKey, adminNotFound, findAdmin } from '../admins/find-admins.ts';
import { makeCode, storeLink } from '../links/one-time-links.ts';
import { sessionEnded } from '../sign-in/admin-tokens.ts';
import { ASKED_MS, linkWith } from './admin-links.ts';
import { mailLink, tellAdmin } from './team-mails.ts';

type Sending = { sends: boolean; now: Date };

/** Anybody who knows the address can ask: no mailbox fills, and while the limit refuses, a link that it has works. */
const mailsForPassword = createRateLimit({
  name: 'admin-password-mails',
  max: 5,
  seconds: ASKED_MS / 1000,
});

/** Mails a link for a new password to each admin with this address. */
export async function mailPasswordLinks(email: string, { sends, now }: Sending): Promise<void> {
  if (!sends) return;
  for (const admin of await AdminAccount.find({ email }).lean()) {
    const id = await linkFor(admin, 'password', now, { email });
    await mailsForPassword(admin._id.toString());
    const mail = { id, purpose: 'password', to: email, about: admin.username } as const;
    await mailLink(mail, { sends, now, ttlMs: ASKED_MS });
  }
}

/** Returns a link for a new password, to be passed on by its maker. */
export async function makePasswordLink(
  maker: Admin,
  key: AdminKey,
  now: Date,
  beforeCommit: BeforeCommit<StoredAdmin>,
): Promise<string> {
  const admin = await AdminAccount.findOne(key).lean();
  if (!admin) throw adminNotFound(key);
  const { _id, tokenVersion } = admin;
  let code: string | undefined;
  await inTransaction(
    async (session) => {
      const link = {
        purpose: 'password',
        admin: _id,
        version: tokenVersion,
        maker: new Types.ObjectId(maker.id),
        expiresAt: new Date(now.getTime() + DAY_MS),
      } as const;
      const id = await storeLink(link, session);
      code = await makeCode(id, now, session);
      return admin;
    },
    { beforeCommit },
  );
  if (!code) throw adminNotFound(key);
  return linkWith(code);
}

/**
 * Sets the caller's own address once a link in a mail to it has confirmed it; without a mail server, at once. An empty
 * one is removed. Returns whether a mail is on its way.
 */
export async function changeEmail(
  caller: Admin,
  email: string,
  { sends, now }: Sending,
  beforeCommit: BeforeCommit<StoredAdmin>,
): Promise<boolean> {
  const admin = await findAdmin(caller.id);
  if (admin.email === email || (!admin.email && email === '')) return false;
  if (email && sends) {
    const id = await linkFor(admin, 'email', now, { email });
    const mail = { id, purpose: 'email', to: email, about: admin.username } as const;
    await mailLink(mail, { sends, now, ttlMs: ASKED_MS });
    return true;
  }
  const set = async (session: ClientSession) => {
    const before = await AdminAccount.findByIdAndUpdate(
      caller.id,
      email ? { $set: { email } } : { $unset: { email: 1 } },
      { returnDocument: 'before', session },
    ).lean();
    if (!before) throw sessionEnded();
    return before;
  };
  await tellAdmin(await inTransaction(set, { beforeCommit }), 'emailChanged', { sends, now });
  return false;
}

const linkFor = (
  { _id, tokenVersion }: StoredAdmin,
  purpose: 'password' | 'email',
  now: Date,
  { email }: { email: string },
): Promise<string> =>
  storeLink({
    purpose,
    email,
    admin: _id,
    version: tokenVersion,
    expiresAt: new Date(now.getTime() + ASKED_MS),
  });
