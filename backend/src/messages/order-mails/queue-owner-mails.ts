import type { StoredOrder } from '../../orders/order/orders.model.ts';
import { dropMail, findMissing, queueMail } from '../../platform/mail/queue-mail.ts';
import type { LetterTexts } from '../letters/english.ts';
import { ordersMail, ownerMail } from '../letters/owner-order-mails.ts';
import { roomForOwner } from '../mails/list-mails.ts';

/** How long orders wait to share a mail. */
export const SHARED_AFTER_MS = 300_000;
/** Batch size. */
const BATCH = 100;

type Deps = { ownerEmail: string | undefined; sends: boolean; now: Date; texts: LetterTexts };

/**
 * Queues mails to the owner about new orders: one each, or, once there are so many that somebody may be
 * flooding the mailbox, one for all of several minutes. Returns the orders that still wait to share a mail.
 */
export async function queueOwnerMails(
  orders: readonly StoredOrder[],
  { ownerEmail, texts, ...options }: Deps,
): Promise<StoredOrder[]> {
  if (!ownerEmail) return [];
  const waiting = await findUnreported(orders, { ownerEmail, texts });
  if (waiting.length === 0) return [];
  const { now } = options;
  const room = await roomForOwner('new-order', now);
  for (const order of waiting.slice(0, room))
    await queueMail(ownerMail(order, ownerEmail, texts), options);

  const others = waiting.slice(room);
  const [first] = others;
  if (!first || now.getTime() - placedAt(first) < SHARED_AFTER_MS) return others;
  await queueMail(ordersMail(others, ownerEmail, texts), options);
  for (const order of others) await dropMail(ownerMail(order, ownerEmail, texts), options);
  return [];
}

/** Orders without a mail to the owner, oldest first. */
async function findUnreported(
  orders: readonly StoredOrder[],
  { ownerEmail, texts }: { ownerEmail: string; texts: LetterTexts },
): Promise<StoredOrder[]> {
  const untold: StoredOrder[] = [];
  for (let at = 0; at < orders.length; at += BATCH) {
    const some = orders
      .slice(at, at + BATCH)
      .map((order) => ({ order, mail: ownerMail(order, ownerEmail, texts) }));
    const missing = new Set(await findMissing(some.map(({ mail }) => mail)));
    untold.push(...some.filter(({ mail }) => missing.has(mail)).map(({ order }) => order));
  }
  return untold.sort((a, b) => placedAt(a) - placedAt(b));
}

const placedAt = ({ history: [first] }: StoredOrder) => first?.at.getTime() ?? 0;
