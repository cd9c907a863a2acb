import { randomUUID } from 'node:crypto';
import { storeDueMails } from '../../messages/order-mails/due-order-mails.ts';
import { Order, type StoredOrder } from '../../orders/order/orders.model.ts';
import { inTransaction } from '../documents/in-transaction.ts';
import { createMailer, type MailServer } from './mailer.ts';
import { Mail, type StoredMail } from './mails.model.ts';
import { type NewMail, queueMail } from './queue-mail.ts';
import type { SendDeps } from './send-due-mails.ts';

/** Queues a mail for tests; give only what matters. Returns its key. */
export async function aMail(
  given: Partial<NewMail> = {},
  { sends = true, now = new Date(), ttlMs = 86_400_000 * 90 } = {},
): Promise<string> {
  const key = randomUUID();
  const mail: NewMail = {
    key,
    kind: 'order-placed',
    to: `${key}@example.com`,
    subject: 'Your order',
    letter: { language: 'en', heading: 'Thank you', paragraphs: ['We have it.'] },
    ...given,
  };
  await queueMail(mail, { sends, now, ttlMs });
  return mail.key;
}

/** Makes the mails about an order's last change due, for orders that a test stores directly. */
export async function makeMailsDue(orderId: unknown): Promise<void> {
  const order = await Order.findById(orderId).lean<StoredOrder>();
  if (order) await inTransaction((session) => storeDueMails(order, session, 'status'));
}

export const storedMail = (key: string): Promise<StoredMail | null> =>
  Mail.findOne({ key }).lean<StoredMail>().exec();

/** Returns the dependencies for sending to a local mail server. */
export const sendingTo = (port: number, given: Partial<MailServer> = {}): SendDeps => ({
  send: createMailer({
    host: '127.0.0.1',
    port,
    secure: false,
    tls: 'if offered',
    from: { address: 'shop@example.com' },
    ...given,
  }),
  sender: {
    name: 'The Corner Shop',
    contact: ['1 Main Street'],
    publicUrl: 'https://books.example',
  },
  now: () => new Date(),
  onProblem: () => {},
});
