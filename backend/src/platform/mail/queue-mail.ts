import type { MailKind } from '@book-store/contract/platform/mail/mail-kinds';
import type { Types } from 'mongoose';
import { digestSet } from '../documents/digest-set.ts';
import { ignoreDuplicateKey } from '../documents/mongo.ts';
import { wakeJob } from '../jobs/start-jobs.ts';
import type { Letter } from './letter.ts';
import { Mail, type MailLimit } from './mails.model.ts';
import { oneLine } from './one-line.ts';

/** A mail to one person. */
export type NewMail = {
  /** Names what it is about; of several mails with the same key, the first one counts. */
  key: string;
  kind: MailKind;
  to: string;
  subject: string;
  letter: Letter;
  orderNumber?: number | undefined;
  /** The gift card that it brings. */
  giftCard?: Types.ObjectId | undefined;
  /** What limits it, if nobody knows that the address is its reader's. It is counted when it is to be sent. */
  limit?: MailLimit | undefined;
};

/** How long the shop remembers its mails. Nothing older may ever be queued again. */
export const REMEMBERED_MS = 90 * 86_400_000;
const SUBJECT_MAX = 200;
/** Keys of mails that are never to be queued: they were erased, or another mail told of the same. */
export const spentKeys = digestSet('SpentMailKey', 'spent_mail_keys');

type Options = {
  /** Whether there is a mail server; without one, mails are kept for the owner to read. */
  sends: boolean;
  now: Date;
  /** How long the mail is of use. */
  ttlMs?: number;
};

/** Stores a mail to be sent, unless there is one with its key. */
export async function queueMail(
  { subject, to, limit, ...mail }: NewMail,
  { sends, now, ttlMs = REMEMBERED_MS }: Options,
): Promise<void> {
  await ignoreDuplicateKey(
    Mail.create({
      ...mail,
      to: to.toLowerCase(),
      subject: oneLine(subject).slice(0, SUBJECT_MAX),
      state: sends ? 'waiting' : 'kept',
      ...(sends && { nextTryAt: now, ...(limit && { limit }) }),
      createdAt: now,
      expiresAt: new Date(now.getTime() + ttlMs),
    }),
  );
  wakeJob('sending-mails');
}

/** Stores the mails that are not stored yet; efficient if most of them are. */
export async function queueMissing(mails: readonly NewMail[], options: Options): Promise<void> {
  for (const mail of await findMissing(mails)) await queueMail(mail, options);
}

/** Keeps a mail from ever being queued. */
export const dropMail = ({ key }: NewMail, { now }: Pick<Options, 'now'>): Promise<void> =>
  spentKeys.add([key], new Date(now.getTime() + REMEMBERED_MS));

/** Returns the mails that have not been stored, and whose keys are not spent. */
export async function findMissing(mails: readonly NewMail[]): Promise<NewMail[]> {
  if (mails.length === 0) return [];
  const stored = await Mail.find({ key: { $in: mails.map(({ key }) => key) } }, { key: 1 }).lean();
  const known = new Set(stored.map(({ key }) => key));
  const missing = mails.filter(({ key }) => !known.has(key));
  const spent = await spentKeys.find(missing.map(({ key }) => key));
  return missing.filter(({ key }) => !spent.has(key));
}

/** Removes all mails about some orders. */
export async function removeMailsOfOrders(numbers: readonly number[]): Promise<void> {
  await Mail.deleteMany({ orderNumber: { $in: [...numbers] } });
}
