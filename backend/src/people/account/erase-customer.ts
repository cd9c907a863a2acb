import type { Areas } from '../../platform/area.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { accountData } from '../accounts/personal-data.ts';

/**
 * Erases a customer's data in all areas, one after the other: after a failure, another attempt completes it. The
 * account itself is last, because nobody could sign in for another attempt without it.
 */
export async function eraseCustomer(areas: Areas, customer: Customer): Promise<void> {
  const stored = areas.flatMap(({ personalData = [] }) => personalData);
  for (const data of stored) if (data !== accountData) await data.erase?.(customer);
  await accountData.erase(customer);
}
