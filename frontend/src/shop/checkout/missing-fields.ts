import { PHONE_PATTERN } from '@book-store/contract/phone';
import type { DeliveryDraft } from './delivery-draft.ts';

export type DeliveryPath = Exclude<keyof DeliveryDraft, 'terms' | 'save'>;

/** The required fields in reading order, each with what to say where it is empty. */
export const EMPTY_MESSAGES: Record<DeliveryPath, string> = {
  name: 'Please enter the name.',
  phone: 'Please enter the phone number.',
  'address.street': 'Please enter the street and house number.',
  'address.city': 'Please enter the city.',
  'address.zipcode': 'Please enter the zipcode.',
  'address.state': 'Please enter the state.',
  'address.country': 'Please enter the country.',
};

const PHONE = new RegExp(`^${PHONE_PATTERN}$`);

/** Returns how many required fields are not filled in properly yet. */
export const countMissing = (draft: DeliveryDraft): number =>
  (Object.keys(EMPTY_MESSAGES) as DeliveryPath[]).filter((path) =>
    path === 'phone' ? !PHONE.test(draft.phone) : draft[path].trim() === '',
  ).length;

/** Keeps the digits of a typed or pasted phone number, and a leading +. */
export const toPhone = (text: string): string =>
  (text.trimStart().startsWith('+') ? '+' : '') + text.replace(/\D/g, '');
