import type { MailKind } from '@book-store/contract/mail-kinds';
import type { QueryFilter } from 'mongoose';
import { beginsWith } from '../../shared/mongo.ts';
import { backInStockKeys } from './letters/book-mails.ts';
import { customerMailKeys } from './letters/order-mails.ts';
import { Mail, type StoredMail } from './mails.model.ts';
import { REMEMBERED_MS, spentKeys } from './queue-mail.ts';

const BATCH = 500;
/** Mails to the owner, whoever else has the same address. */
const OWNERS: MailKind[] = ['new-order', 'low-stock'];

type Condition = QueryFilter<StoredMail>;

/** An account, and the orders that belong to it. */
type Account = { uid: string; orderIds: readonly string[] };

/** Returns the condition of the mails that the shop has written to an account. */
export const ofAccount = ({ uid, orderIds }: Account): Condition => ({
  $or: [
    { key: { $in: orderIds.flatMap(customerMailKeys) } },
    { key: beginsWith(backInStockKeys(uid)) },
  ],
});

/** Returns the condition of the mails to a customer's address, which may also be the owner's. */
export const toCustomer = (email: string): Condition => ({
  to: email.toLowerCase(),
  kind: { $nin: OWNERS },
});

/** Erases mails. Their keys stay as digests, so that none is queued once more. Idempotent. */
export async function eraseMails(condition: Condition, now: Date): Promise<void> {
  for (;;) {
    const mails = await Mail.find(condition, { key: 1 }).limit(BATCH).lean();
    if (mails.length === 0) return;
    // First the keys: whoever misses a mail finds its key.
    const keys = mails.map(({ key }) => key);
    await spentKeys.add(keys, new Date(now.getTime() + REMEMBERED_MS));
    await Mail.deleteMany({ key: { $in: keys } });
  }
}
