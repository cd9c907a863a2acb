import type { Env } from '../config/env.ts';
import { findChangedStocks } from '../features/catalogue/changed-stocks.ts';
import { findStoredBooks } from '../features/catalogue/find-books.ts';
import { findAwaited, stopAwaiting } from '../features/customers/awaited-books.ts';
import { toSender } from '../features/mails/letters/to-sender.ts';
import { createMailer, type SendMail } from '../features/mails/mailer.ts';
import { queueBookMails } from '../features/mails/queue-book-mails.ts';
import { areOrderMailsDue, queueOrderMails } from '../features/mails/queue-order-mails.ts';
import { areMailsDue, sendDueMails } from '../features/mails/send-due-mails.ts';
import { readShopSettings } from '../features/shop-settings/read-shop-settings.ts';
import type { Job } from '../jobs/job.ts';

type Deps = { mail: Env['mail']; publicUrl: string };

/**
 * Queue the mails that orders and books call for, and send what is due if there is a mail server; all of it beside the
 * requests, which never wait for a mail.
 */
export function mailJobs({ mail, publicUrl }: Deps): Job[] {
  const sends = mail !== undefined;
  return [
    {
      name: 'order-mails',
      everyMs: 5000,
      hasWork: areOrderMailsDue,
      run: ({ now }) => queueForOrders(sends, now()),
    },
    {
      name: 'book-mails',
      everyMs: 60_000,
      run: ({ now }) => queueForBooks(sends, now()),
    },
    ...(mail ? [sendingJob(createMailer(mail), publicUrl)] : []),
  ];
}

const sendingJob = (send: SendMail, publicUrl: string): Job => ({
  name: 'sending-mails',
  everyMs: 5000,
  hasWork: areMailsDue,
  run: ({ now, log, signal }) =>
    sendDueMails({
      send,
      readSender: async () => toSender(await readShopSettings(), publicUrl),
      now,
      onProblem: (id, problem) => log.warn({ mail: id, ...problem }, 'a mail could not be sent'),
      signal,
    }),
});

/** Queues the mails that orders call for. */
export async function queueForOrders(sends: boolean, now: Date): Promise<void> {
  const { email } = await readShopSettings();
  const ownerEmail = email || undefined;
  await queueOrderMails({ ownerEmail, sends, now });
}

/** Queues the mails that books call for. */
export async function queueForBooks(sends: boolean, now: Date): Promise<void> {
  const { email, lowStockLevel } = await readShopSettings();
  await queueBookMails({
    listChangedStocks: findChangedStocks,
    findBooks: findStoredBooks,
    findWishes: findAwaited,
    fulfil: stopAwaiting,
    level: lowStockLevel,
    ownerEmail: email || undefined,
    sends,
    now,
  });
}
