import type { Areas } from '../../platform/area.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { accountData } from '../accounts/personal-data.ts';

/**
 * Erases what the areas store about a customer, one after the other: after a failure the next attempt handles the rest.
 * The account itself is the last, because nobody could sign in for another attempt without it.
 */
export async function eraseCustomer(areas: Areas, customer: Customer): Promise<void> {
  const stored = areas.flatMap(({ personalData = [] }) => personalData);
  for (const data of stored) if (data !== accountData) await data.erase?.(customer);
  await accountData.erase(customer);
}
