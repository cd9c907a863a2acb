import type { MailKind } from '@book-store/contract/mail-kinds';
import { ignoreDuplicateKey } from '../../shared/mongo.ts';
import type { Letter } from './letters/letter.ts';
import { oneLine } from './letters/one-line.ts';
import { Mail } from './mails.model.ts';
import { findSpent } from './spent-mail-keys.ts';

/** A mail to one person. */
export type NewMail = {
  /** Names what it is about; of several mails with the same key, the first one counts. */
  key: string;
  kind: MailKind;
  to: string;
  subject: string;
  letter: Letter;
  orderNumber?: number | undefined;
};

/** How long the shop remembers its mails. Nothing older may ever be queued again. */
export const REMEMBERED_MS = 90 * 86_400_000;
const SUBJECT_MAX = 200;

type Options = {
  /** Whether there is a mail server; without one, mails are kept for the owner to read. */
  sends: boolean;
  now: Date;
  /** How long the mail is of use. */
  ttlMs?: number;
};

/** Stores a mail to be sent, unless there is one with its key. */
export async function queueMail(
  { subject, to, ...mail }: NewMail,
  { sends, now, ttlMs = REMEMBERED_MS }: Options,
): Promise<void> {
  await ignoreDuplicateKey(
    Mail.create({
      ...mail,
      to: to.toLowerCase(),
      subject: oneLine(subject).slice(0, SUBJECT_MAX),
      state: sends ? 'waiting' : 'kept',
      ...(sends && { nextTryAt: now }),
      createdAt: now,
      expiresAt: new Date(now.getTime() + ttlMs),
    }),
  );
}

/** Stores the mails that are not stored yet; efficient if most of them are. */
export async function queueMissing(mails: readonly NewMail[], options: Options): Promise<void> {
  for (const mail of await findMissing(mails)) await queueMail(mail, options);
}

/** Returns the mails that have not been stored, and whose keys are not spent. */
export async function findMissing(mails: readonly NewMail[]): Promise<NewMail[]> {
  if (mails.length === 0) return [];
  const stored = await Mail.find({ key: { $in: mails.map(({ key }) => key) } }, { key: 1 }).lean();
  const known = new Set(stored.map(({ key }) => key));
  const missing = mails.filter(({ key }) => !known.has(key));
  const spent = await findSpent(missing.map(({ key }) => key));
  return missing.filter(({ key }) => !spent.has(key));
}

/** Removes all mails about some orders. */
export async function removeMailsOfOrders(numbers: readonly number[]): Promise<void> {
  await Mail.deleteMany({ orderNumber: { $in: [...numbers] } });
}
