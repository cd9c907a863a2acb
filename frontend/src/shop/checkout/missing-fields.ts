import { PHONE_PATTERN } from '@book-store/contract/phone';
import { ADDRESS_NAMES } from '../../kit/forms/address-fields.tsx';
import type { DeliveryDraft } from './delivery-draft.ts';

export type DeliveryPath = Exclude<keyof DeliveryDraft, 'terms' | 'save'>;

const REQUIRED: readonly DeliveryPath[] = ['name', 'phone', ...ADDRESS_NAMES];

const PHONE = new RegExp(`^${PHONE_PATTERN}$`);

/** Returns how many required fields are not filled in properly yet. */
export const countMissing = (draft: DeliveryDraft): number =>
  REQUIRED.filter((path) =>
    path === 'phone' ? !PHONE.test(draft.phone) : draft[path].trim() === '',
  ).length;

/** Keeps the digits of a typed or pasted phone number, and a leading +. */
export const toPhone = (text: string): string =>
  (text.trimStart().startsWith('+') ? '+' : '') + text.replace(/\D/g, '');
