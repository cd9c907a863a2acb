import type { StoredOrder } from '../../orders/order/orders.model.ts';
import { dropMail, findMissing, queueMail } from '../../platform/mail/queue-mail.ts';
import { ordersMail, ownerMail } from '../letters/owner-order-mails.ts';
import { roomForOwner } from '../mails/list-mails.ts';

/** How long orders wait for others to share a mail with. */
export const SHARED_AFTER_MS = 300_000;
/** Orders that are looked up at once. */
const BATCH = 100;

type Deps = { ownerEmail: string | undefined; sends: boolean; now: Date };

/**
 * Queues the mails that tell the owner of new orders: one for each, until there are so many that somebody
 * may want to fill the owner's mailbox; then one for all that have come in some minutes. Returns the orders that
 * still wait for others to share it with.
 */
export async function queueOwnerMails(
  orders: readonly StoredOrder[],
  { ownerEmail, ...options }: Deps,
): Promise<StoredOrder[]> {
  if (!ownerEmail) return [];
  const waiting = await findUntold(orders, ownerEmail);
  if (waiting.length === 0) return [];
  const { now } = options;
  const room = await roomForOwner('new-order', now);
  for (const order of waiting.slice(0, room))
    await queueMail(ownerMail(order, ownerEmail), options);

  const others = waiting.slice(room);
  const [first] = others;
  if (!first || now.getTime() - placedAt(first) < SHARED_AFTER_MS) return others;
  await queueMail(ordersMail(others, ownerEmail), options);
  for (const order of others) await dropMail(ownerMail(order, ownerEmail), options);
  return [];
}

/** Returns the orders that the owner has not been told of, the first one first. */
async function findUntold(orders: readonly StoredOrder[], to: string): Promise<StoredOrder[]> {
  const untold: StoredOrder[] = [];
  for (let at = 0; at < orders.length; at += BATCH) {
    const some = orders
      .slice(at, at + BATCH)
      .map((order) => ({ order, mail: ownerMail(order, to) }));
    const missing = new Set(await findMissing(some.map(({ mail }) => mail)));
    untold.push(...some.filter(({ mail }) => missing.has(mail)).map(({ order }) => order));
  }
  return untold.sort((a, b) => placedAt(a) - placedAt(b));
}

const placedAt = ({ history: [first] }: StoredOrder) => first?.at.getTime() ?? 0;
