import { MAIL_PROBLEMS } from '@book-store/contract/platform/mail/mail-problems';
import type { mongo } from 'mongoose';
import { Mail } from '../../platform/mail/mails.model.ts';
import { DueBookMail } from '../book-mails/due-book-mails.ts';
import { LowStockMark } from '../book-mails/low-stock-marks.ts';
import { DueOrderMail } from '../order-mails/due-order-mails.ts';

/** Of backups of earlier versions, whose migration makes mails due of what changed after it. */
const MAIL_MARKS = 'mail_marks';
const HELD = MAIL_PROBLEMS.restored;

/**
 * Keeps a restored shop from mailing about the past, because it may have done so after the backup. Mails that
 * were waiting in the backup are left for the owner to send. `collection` returns a restored collection.
 */
export async function holdRestoredMails(
  collection: (name: string) => mongo.Collection,
  _now: Date,
): Promise<void> {
  await collection(Mail.collection.name).updateMany(
    { state: 'waiting' },
    { $set: { state: 'failed', lastError: HELD }, $unset: { sending: 1, nextTryAt: 1 } },
  );
  await collection(DueOrderMail.collection.name).deleteMany({});
  await collection(DueBookMail.collection.name).deleteMany({});
  await collection(LowStockMark.collection.name).updateMany({}, { $unset: { pending: 1 } });
  await collection(MAIL_MARKS).deleteMany({});
}
