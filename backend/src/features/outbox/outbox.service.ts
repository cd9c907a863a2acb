import type { OutboxMail } from '@book-store/contract/schemas/outbox';
import { Mail, type StoredMail } from './outbox.model.ts';

type NewMail = Pick<StoredMail, 'kind' | 'to' | 'path'>;

const LIST_MAX = 100;

/** Puts a mail into the outbox, where it stays for `ttlMs` milliseconds. */
export async function putMail(mail: NewMail, ttlMs: number, now: Date): Promise<void> {
  await Mail.create({ ...mail, createdAt: now, expiresAt: new Date(now.getTime() + ttlMs) });
}

/** Returns up to 100 mails that have not expired, newest first. Links begin with `publicUrl`. */
export async function listMails(now: Date, publicUrl = ''): Promise<OutboxMail[]> {
  const mails = await Mail.find({ expiresAt: { $gt: now } })
    .sort({ createdAt: -1, _id: -1 })
    .limit(LIST_MAX)
    .lean<StoredMail[]>();
  return mails.map(({ _id, kind, to, path, createdAt, expiresAt }) => ({
    _id: _id.toString(),
    kind,
    to,
    link: `${publicUrl}${path}`,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/** Removes all mails to an address. */
export async function removeMailsTo(to: string): Promise<void> {
  await Mail.deleteMany({ to });
}
