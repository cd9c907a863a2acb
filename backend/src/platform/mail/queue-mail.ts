import type { MailKind } from '@book-store/contract/platform/mail/mail-kinds';
import type { ClientSession, Types } from 'mongoose';
import { digestSet } from '../documents/digest-set.ts';
import { ignoreDuplicateKey } from '../documents/mongo.ts';
import { wakeJob } from '../jobs/start-jobs.ts';
import type { NewLetter } from './letter.ts';
import { Mail, type MailLimit, type StoredMail } from './mails.model.ts';
import { oneLine } from './one-line.ts';

export type NewMail = {
  /** A key of the mail's subject; only the first mail with a key counts. */
  key: string;
  kind: MailKind;
  to: string;
  subject: string;
  letter: NewLetter;
  orderNumber?: number | undefined;
  /** The gift card that it delivers. */
  giftCard?: Types.ObjectId | undefined;
  /** The invoice or credit note that it brings as a file. */
  paper?: Types.ObjectId | undefined;
  /** The limit for an unconfirmed address. It is counted when the mail is to be sent. */
  limit?: MailLimit | undefined;
};

/** How long mails are stored. Nothing older may ever be queued again. */
export const REMEMBERED_MS = 90 * 86_400_000;
const SUBJECT_MAX = 200;
/** Keys that must never be queued: the mail was erased, or replaced by another. */
export const spentKeys = digestSet('SpentMailKey', 'spent_mail_keys');

type Options = {
  /** Whether there is a mail server; without one, mails are stored for the owner to read. */
  sends: boolean;
  now: Date;
  /** How long the mail is useful. */
  ttlMs?: number;
  /** Of the transaction that stores it; its key must be new. */
  session?: ClientSession;
};

/** Stores a mail to be sent, unless its key exists. */
export async function queueMail(
  { subject, to, limit, ...mail }: NewMail,
  { sends, now, ttlMs = REMEMBERED_MS, session }: Options,
): Promise<void> {
  const stored: Omit<StoredMail, '_id' | 'tries' | 'resends'> = {
    ...mail,
    to: to.toLowerCase(),
    subject: oneLine(subject).slice(0, SUBJECT_MAX),
    state: sends ? 'waiting' : 'kept',
    ...(sends && { nextTryAt: now, ...(limit && { limit }) }),
    createdAt: now,
    expiresAt: new Date(now.getTime() + ttlMs),
  };
  if (session) await Mail.create([stored], { session });
  else await ignoreDuplicateKey(Mail.create(stored));
  wakeJob('sending-mails');
}

/** Stores mails that are not stored yet; efficient if most of them are. */
export async function queueMissing(mails: readonly NewMail[], options: Options): Promise<void> {
  for (const mail of await findMissing(mails)) await queueMail(mail, options);
}

/** Prevents a mail from ever being queued. */
export const dropMail = ({ key }: NewMail, { now }: Pick<Options, 'now'>): Promise<void> =>
  spentKeys.add([key], new Date(now.getTime() + REMEMBERED_MS));

/** Returns mails that are neither stored nor spent. */
export async function findMissing(mails: readonly NewMail[]): Promise<NewMail[]> {
  if (mails.length === 0) return [];
  const stored = await Mail.find({ key: { $in: mails.map(({ key }) => key) } }, { key: 1 }).lean();
  const known = new Set(stored.map(({ key }) => key));
  const missing = mails.filter(({ key }) => !known.has(key));
  const spent = await spentKeys.find(missing.map(({ key }) => key));
  return missing.filter(({ key }) => !spent.has(key));
}

export async function removeMailsOfOrders(numbers: readonly number[]): Promise<void> {
  await Mail.deleteMany({ orderNumber: { $in: [...numbers] } });
}
