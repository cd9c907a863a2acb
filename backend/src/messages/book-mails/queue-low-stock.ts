import { randomUUID } from 'node:crypto';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import { inTransaction, writeConflict } from '../../platform/documents/in-transaction.ts';
import { handleDocuments } from '../../platform/jobs/handle-documents.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import { letterTextsOf } from '../letters/letter-texts.ts';
import { lowStockMail } from './book-mails.ts';
import { type LowStockDeps, LowStockMark } from './low-stock-marks.ts';

/** Queues one mail a day for all marked books that the owner has not been told of. */
export async function queueLowStock({ ownerEmail, sends, now, shop }: LowStockDeps): Promise<void> {
  const key = randomUUID();
  await handleDocuments('low-stock-mails', {
    now,
    list: async () => ((await isDue(now)) ? [key] : []),
    idOf: () => 'low-stock',
    handle: () =>
      inTransaction(async (session) => {
        const pending = await LowStockMark.find({ pending: true }, { _id: 1 }, { session }).lean();
        const ids = pending.map(({ _id }) => _id);
        const { matchedCount } = await LowStockMark.updateMany(
          { _id: { $in: ids }, pending: true },
          { $unset: { pending: 1 } },
          { session },
        );
        if (matchedCount < ids.length) throw writeConflict();
        // Without the session: a copy sold meanwhile is no reason to repeat this.
        const books = await findStoredBooks(ids.map(String));
        if (ownerEmail && books.length > 0) {
          const mail = lowStockMail(key, { books, to: ownerEmail }, letterTextsOf(shop));
          await queueMail(mail, { sends, now, session });
        }
      }),
  });
}

async function isDue(now: Date): Promise<boolean> {
  if (!(await LowStockMark.exists({ pending: true }))) return false;
  const since = { $gt: new Date(now.getTime() - DAY_MS), $lte: now };
  return !(await Mail.exists({ kind: 'low-stock', createdAt: since }));
}
