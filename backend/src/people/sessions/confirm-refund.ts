import type { Admin } from '../../platform/http/authentication.ts';
import { assertConfirmed } from '../../platform/http/recent-sign-in.ts';
import type { Shop } from '../../platform/shop.ts';
import { refundConfirmedAbove } from '../../settings/shop/security-settings.ts';

/** Throws `recent-sign-in-required` if a refund of this amount, in minor units, requires the password again. */
export function confirmRefund(
  caller: Admin,
  amount: number,
  given: { shop: Shop; now: Date },
): void {
  if (amount > refundConfirmedAbove(given.shop.settings)) assertConfirmed(caller, given.now);
}
