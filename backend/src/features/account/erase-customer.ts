import type { Customer } from '../../http/authentication.ts';
import { markErased } from '../../shared/erased-accounts.ts';
import { eraseCustomer } from '../customers/change-customer.ts';
import { forgetCustomer } from '../figures/recount-customers.ts';
import { eraseMails, ofAccount, toCustomer } from '../mails/erase-mails.ts';
import { unsubscribe } from '../newsletter/newsletter.service.ts';
import { detachOrders, listOrderIds } from '../orders/detach-orders.ts';

/**
 * Removes what a deleted account leaves behind; orders first, because they matter most. Anybody can register
 * any address, so only a verified one says whose mails and subscription these are.
 */
export const ERASE_CUSTOMER: readonly ((customer: Customer) => Promise<void>)[] = [
  ({ uid }) => markErased(uid),
  async ({ uid }) => {
    const mails = ofAccount({ uid, orderIds: await listOrderIds(uid) });
    // Once detached, the orders no longer say whose mails these are; meanwhile another one may have come.
    await eraseMails(mails, new Date());
    await detachOrders(uid);
    await eraseMails(mails, new Date());
  },
  ({ uid }) => forgetCustomer(uid),
  ({ uid }) => eraseCustomer(uid),
  async ({ email, emailVerified }) => {
    if (!email || !emailVerified) return;
    await unsubscribe(email);
    await eraseMails(toCustomer(email), new Date());
  },
];
