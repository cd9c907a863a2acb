import type { EraseCustomer } from '../features/account/account.routes.ts';
import { eraseCustomer } from '../features/customers/change-customer.ts';
import { forgetCustomer } from '../features/figures/recount-customers.ts';
import { eraseMails, ofAccount, toCustomer } from '../features/mails/erase-mails.ts';
import { unsubscribe } from '../features/newsletter/newsletter.service.ts';
import { detachOrders, listOrderIds } from '../features/orders/detach-orders.ts';
import { markErased } from '../shared/erased-accounts.ts';

/**
 * Removes what a deleted account leaves behind; orders first, because they matter most. Anybody can register
 * any address, so only a verified one says whose mails and subscription these are.
 */
export const ERASE_CUSTOMER: readonly EraseCustomer[] = [
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
