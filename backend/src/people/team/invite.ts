import type { AdminRole } from '@book-store/contract/admin-roles';
import { type ClientSession, Types } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { badField, notFound } from '../../platform/errors/errors.ts';
import type { Admin } from '../../platform/http/authentication.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import { type AdminLink, OneTimeLink } from '../links/one-time-links.model.ts';
import { makeCode, storeLink } from '../links/one-time-links.ts';
import { linkWith } from './admin-links.ts';
import { mailLink } from './team-mails.ts';

type Given = { role: AdminRole; email?: string | undefined };
type Deps = { sends: boolean; now: Date; beforeCommit: BeforeCommit<Given> };

/** Invites somebody by mail, or returns the link to pass on. Throws `bad-request` for a mail without a mail server. */
export async function invite(
  caller: Admin,
  given: Given,
  { sends, now, beforeCommit }: Deps,
): Promise<string | undefined> {
  const { role, email } = given;
  if (email && !sends) {
    throw badField(
      'email',
      'This shop has no mail server: make a link without an address and pass it on, or set SMTP_URL on the server first.',
      'not-set-up',
      { variables: ['SMTP_URL'] },
    );
  }
  const { id, code } = await inTransaction(
    async (session: ClientSession) => {
      const maker = new Types.ObjectId(caller.id);
      const expiresAt = new Date(now.getTime() + DAY_MS);
      const link = { purpose: 'invitation', role, email, maker, expiresAt } as const;
      const made = await storeLink(link, session);
      return { ...given, id: made, code: email ? undefined : await makeCode(made, now, session) };
    },
    { beforeCommit },
  );
  if (code) return linkWith(code);
  const mail = { id, purpose: 'invitation', to: email ?? '', about: caller.username } as const;
  await mailLink(mail, { sends, now, ttlMs: DAY_MS });
  return undefined;
}

/** Throws `not-found` if it has been accepted or withdrawn. */
export async function withdrawInvitation(
  id: string,
  beforeCommit: BeforeCommit<AdminLink>,
): Promise<void> {
  await inTransaction(
    async (session) => {
      const link = await OneTimeLink.findOneAndDelete(
        { _id: id, purpose: 'invitation' },
        { session },
      ).lean<AdminLink>();
      if (!link) throw notFound('This invitation has been accepted or withdrawn.');
      return link;
    },
    { beforeCommit },
  );
}
