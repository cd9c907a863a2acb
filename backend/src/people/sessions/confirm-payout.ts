import type { Admin } from '../../platform/http/authentication.ts';
import { assertConfirmed, isConfirmed } from '../../platform/http/recent-sign-in.ts';
import type { Shop } from '../../platform/shop.ts';
import { refundConfirmedAbove } from '../../settings/shop/security-settings.ts';
import { AdminSessionRecord } from './admin-sessions.model.ts';

/**
 * Throws `recent-sign-in-required` if a refund or a gift card of this amount, in minor units, requires the password
 * again: alone, or together with what this session has given since the password was last entered. Attempts that fail
 * or are repeated count, too, as at worst the password is asked for earlier.
 */
export async function confirmPayout(
  caller: Admin,
  amount: number,
  { shop, now }: { shop: Shop; now: Date },
): Promise<void> {
  if (amount <= 0 || isConfirmed(caller, now)) return;
  const left = refundConfirmedAbove(shop.settings) - amount;
  if (left < 0) assertConfirmed(caller, now);
  const { matchedCount } = await AdminSessionRecord.updateOne(
    { _id: caller.session, given: { $not: { $gt: left } } },
    { $inc: { given: amount } },
  );
  if (matchedCount === 0) assertConfirmed(caller, now);
}
