import type { MailKind } from '@book-store/contract/platform/mail/mail-kinds';
import type { QueryFilter } from 'mongoose';
import { listOrderIds } from '../../orders/guests/detach-orders.ts';
import { verifiedEmail } from '../../platform/area.ts';
import { beginsWith } from '../../platform/documents/mongo.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { Mail, type StoredMail } from '../../platform/mail/mails.model.ts';
import { REMEMBERED_MS, spentKeys } from '../../platform/mail/queue-mail.ts';
import { backInStockKeys } from '../book-mails/book-mails.ts';
import { customerMailPrefix } from '../letters/order-mails.ts';
import { answerKeys } from '../questions/question-mails.ts';

const BATCH = 500;
/** Mails to the owner, even if a customer has the same address. */
const OWNERS: MailKind[] = [
  'new-order',
  'low-stock',
  'new-withdrawal',
  'new-return',
  'new-question',
];

type Condition = QueryFilter<StoredMail>;

/** Mails to customers about these orders. */
const aboutOrders = (ids: readonly string[]): Condition[] =>
  ids.length > 0 ? [{ $or: ids.map((id) => ({ key: beginsWith(customerMailPrefix(id)) })) }] : [];

/** Mails of the account itself: by its id, and by its verified address. */
function ofAccount(customer: Customer): Condition[] {
  const email = verifiedEmail(customer);
  return [
    { key: beginsWith(backInStockKeys(customer.uid)) },
    { key: beginsWith(answerKeys(customer.uid)) },
    // The owner may have the same address.
    ...(email ? [{ to: email.toLowerCase(), kind: { $nin: OWNERS } }] : []),
  ];
}

export const toCustomer = async (customer: Customer): Promise<Condition[]> => [
  ...aboutOrders(await listOrderIds(customer.uid)),
  ...ofAccount(customer),
];

/** Except those about orders (`eraseMailsOfOrders`). */
export async function eraseMailsOf(customer: Customer): Promise<void> {
  for (const condition of ofAccount(customer)) await eraseMails(condition, new Date());
}

export async function eraseMailsOfOrders(ids: readonly string[]): Promise<void> {
  for (const condition of aboutOrders(ids)) await eraseMails(condition, new Date());
}

/** Drops mails that have not been sent yet, by the prefix of their keys. */
export const dropWaitingMails = (prefix: string): Promise<void> =>
  eraseMails({ key: beginsWith(prefix), state: 'waiting' }, new Date());

/** Erases mails with these keys that have been sent, or never will be. */
export const erasePastMails = (keys: readonly string[]): Promise<void> =>
  eraseMails({ key: { $in: [...keys] }, state: { $ne: 'waiting' } }, new Date());

/** Keeps the keys as digests, so that no mail is queued again. Idempotent. */
async function eraseMails(condition: Condition, now: Date): Promise<void> {
  for (;;) {
    const mails = await Mail.find(condition, { key: 1 }).limit(BATCH).lean();
    if (mails.length === 0) return;
    // Keys first: a queue run that misses the mail then finds its key.
    const keys = mails.map(({ key }) => key);
    await spentKeys.add(keys, new Date(now.getTime() + REMEMBERED_MS));
    await Mail.deleteMany({ key: { $in: keys } });
  }
}

export async function forgetExpiredMails(now: Date): Promise<void> {
  await Mail.deleteMany({ expiresAt: { $lte: now } });
}
