import { isDetached } from '@book-store/contract/orders/guests/detached';
import { isGuest } from '@book-store/contract/people/account/guests';
import { findUnknownAccounts } from '../../people/accounts/find-unknown-accounts.ts';
import { takeOverRecord } from '../../people/customers/take-over-record.ts';
import { verifiedEmail } from '../../platform/area.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { Order } from '../order/orders.model.ts';
import { moveOrders } from './take-over-guest-orders.ts';

/**
 * Moves data stored under the same address for accounts that the shop does not know, from the emulator or an
 * earlier Firebase project. Requires a verified address; for saved details, which prefill the next checkout,
 * the former account must have been verified, too. Idempotent.
 */
export async function takeOverFormerAccounts(customer: Customer): Promise<void> {
  const email = verifiedEmail(customer);
  if (!email) return;
  const { uid } = customer;
  const uids: unknown[] = await Order.distinct('uid', { email, uid: { $ne: uid } });
  const accounts = uids.filter(
    (each): each is string => typeof each === 'string' && !isGuest(each) && !isDetached(each),
  );
  for (const former of await findUnknownAccounts(accounts)) {
    const hasProved = await Order.exists({ uid: former, email, unverifiedEmail: { $ne: true } });
    await takeOverRecord({ from: former, uid, email, withDetails: hasProved !== null });
    await moveOrders({ uid: former, email }, uid);
  }
}
