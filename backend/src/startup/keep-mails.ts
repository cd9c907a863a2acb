import type { Task } from '@book-store/contract/tasks';
import type { Logger } from 'pino';
import type { Env } from '../config/env.ts';
import { findChangedStocks } from '../features/books/changed-stocks.ts';
import { findStoredBooks } from '../features/books/find-books.ts';
import { findAwaited, stopAwaiting } from '../features/customers/awaited-books.ts';
import { toSender } from '../features/mails/letters/to-sender.ts';
import { createMailer } from '../features/mails/mailer.ts';
import { queueBookMails } from '../features/mails/queue-book-mails.ts';
import { queueOrderMails } from '../features/mails/queue-order-mails.ts';
import { sendDueMails } from '../features/mails/send-due-mails.ts';
import { findChangedOrders } from '../features/orders/changed-orders.ts';
import { readShopSettings } from '../features/shop-settings/read-shop-settings.ts';
import { repeat } from './repeat.ts';

const ORDERS_MS = 5000;
const BOOKS_MS = 60_000;
const SEND_MS = 5000;
/** A mail server that hangs must not keep the shop from stopping; another try follows after the lease. */
const STOP_MAX_MS = 3000;

type Deps = { mail: Env['mail']; log: Logger; now: () => Date; publicUrl: string };

/**
 * Queues the mails that orders and books call for, and sends what is due if there is a mail server; all of it
 * beside the requests, which never wait for a mail. Returns a function that stops it.
 */
export function keepMails({ mail, log, now, publicUrl }: Deps): () => Promise<void> {
  const sends = mail !== undefined;
  const start = (task: Task, run: () => Promise<void>, pauseMs: number) =>
    repeat({ task, run, pauseMs, log, now });
  const loops = [
    start('order-mails', () => queueForOrders(sends, now()), ORDERS_MS),
    start('book-mails', () => queueForBooks(sends, now()), BOOKS_MS),
  ];
  let isStopping = false;
  if (mail) {
    const deps = {
      send: createMailer(mail),
      readSender: async () => toSender(await readShopSettings(), publicUrl),
      now,
      onProblem: (id: string, problem: { final: boolean; server: boolean }) =>
        log.warn({ mail: id, ...problem }, 'a mail could not be sent'),
      isStopping: () => isStopping,
    };
    loops.push(start('sending-mails', () => sendDueMails(deps), SEND_MS));
  }
  return async () => {
    isStopping = true;
    const ended = Promise.all(loops.map((stop) => stop())).then(() => {});
    await Promise.race([ended, new Promise<void>((resolve) => setTimeout(resolve, STOP_MAX_MS))]);
  };
}

/** Queues the mails that orders call for. */
export async function queueForOrders(sends: boolean, now: Date): Promise<void> {
  const { email } = await readShopSettings();
  const ownerEmail = email || undefined;
  await queueOrderMails({ listChangedOrders: findChangedOrders, ownerEmail, sends, now });
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
