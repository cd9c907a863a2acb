import type { EraseCustomer } from '../features/account/account.routes.ts';
import { eraseCustomer } from '../features/customers/change-customer.ts';
import { removeMailsTo } from '../features/mails/queue-mail.ts';
import { unsubscribe } from '../features/newsletter/newsletter.service.ts';
import { detachOrders } from '../features/orders/detach-orders.ts';
import { settleReservationsOf } from '../features/orders/settle-reservations.ts';
import { forgetCustomer } from '../features/sales-figures/keep-customers.ts';
import { markErased } from '../shared/erased-accounts.ts';
import { COPIES } from './copies-of-orders.ts';

/** Removes what a deleted account leaves behind; orders first, because they matter most. */
export const ERASE_CUSTOMER: readonly EraseCustomer[] = [
  ({ uid }) => markErased(uid),
  ({ uid }) => settleReservationsOf(uid, { copies: COPIES, now: () => new Date() }),
  ({ uid }) => detachOrders(uid),
  ({ uid }) => forgetCustomer(uid),
  ({ uid }) => eraseCustomer(uid),
  async ({ email }) => {
    if (!email) return;
    await unsubscribe(email);
    await removeMailsTo(email);
  },
];
