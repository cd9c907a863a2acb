import type { MailView } from '@book-store/contract/messages/mails/mails.schemas';
import type { ClientSession } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import type { Remember } from '../../platform/documents/once-per-key.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { wakeJob } from '../../platform/jobs/start-jobs.ts';
import { Mail, type StoredMail } from '../../platform/mail/mails.model.ts';
import { mailNotFound, toMailView } from './list-mails.ts';

type Deps = {
  publicUrl: string;
  remember: Remember;
  beforeCommit: BeforeCommit<StoredMail | null>;
};

/**
 * Sends a mail again, or a waiting one at once, regardless of limits. Throws `not-found`, and `conflict` while
 * a server is sending it.
 */
export async function resendMail(
  id: string,
  now: Date,
  { publicUrl, remember, beforeCommit }: Deps,
): Promise<MailView> {
  const there = { _id: id, expiresAt: { $gt: now } };
  const resend = async (session: ClientSession) => {
    const found = await Mail.findOneAndUpdate(
      { ...there, sending: { $ne: true } },
      {
        $set: { state: 'waiting', nextTryAt: now, resentAt: now, tries: 0 },
        $inc: { resends: 1 },
        $unset: { sentAt: 1, lastError: 1, limit: 1 },
      },
      { returnDocument: 'after', session },
    ).lean<StoredMail>();
    if (found) await remember(id, session);
    return found;
  };
  const again = await inTransaction(resend, { beforeCommit });
  if (again) {
    wakeJob('sending-mails');
    return toMailView(again, publicUrl);
  }
  if (!(await Mail.exists(there))) throw mailNotFound();
  throw conflict('This mail is being sent right now.', 'mail-being-sent');
}
