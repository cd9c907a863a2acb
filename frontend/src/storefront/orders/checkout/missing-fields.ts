import { PHONE_PATTERN } from '@book-store/contract/phone';
import { ADDRESS_PARTS, partsIn } from '../../../kit/fields/address-values.ts';
import type { CheckoutValues } from '../parts/checkout/checkout-draft.ts';

const PHONE = new RegExp(`^${PHONE_PATTERN}$`);

/** Counts the required fields that are empty or invalid. */
export function countMissing(
  { name, phone, email, address }: CheckoutValues,
  { isPickUp, isGuest }: { isPickUp: boolean; isGuest: boolean },
): number {
  const needs = partsIn(address.country);
  const parts = ADDRESS_PARTS.filter((part) => !isPickUp && needs[part] === 'required');
  const texts = [name, ...(isGuest ? [email] : []), ...parts.map((part) => address[part])];
  return texts.filter((text) => text.trim() === '').length + Number(!PHONE.test(phone));
}

/** Keeps the digits of a typed or pasted phone number, and a leading +. */
export const toPhone = (text: string): string =>
  (text.trimStart().startsWith('+') ? '+' : '') + text.replace(/\D/g, '');
