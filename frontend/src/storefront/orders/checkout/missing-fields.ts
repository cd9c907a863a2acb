import { PHONE_PATTERN } from '@book-store/contract/phone';
import { neededIn } from '../../../kit/fields/address-values.ts';
import type { DeliveryDraft } from '../parts/checkout/delivery-draft.ts';
import type { Ways } from '../parts/checkout/use-ways.ts';

export type DeliveryPath = Exclude<keyof DeliveryDraft, 'delivery' | 'payment' | 'terms' | 'save'>;

type Asked = Pick<Ways, 'isPickUp'> & { isGuest: boolean };

const requiredOf = (draft: DeliveryDraft, { isPickUp, isGuest }: Asked): DeliveryPath[] => [
  'name',
  'phone',
  ...(isGuest ? (['email'] as const) : []),
  ...(isPickUp ? [] : neededIn(draft['address.country'])),
];

const PHONE = new RegExp(`^${PHONE_PATTERN}$`);

/** Returns how many required fields are not filled in properly yet. */
export const countMissing = (draft: DeliveryDraft, asked: Asked): number =>
  requiredOf(draft, asked).filter((path) =>
    path === 'phone' ? !PHONE.test(draft.phone) : draft[path].trim() === '',
  ).length;

/** Keeps the digits of a typed or pasted phone number, and a leading +. */
export const toPhone = (text: string): string =>
  (text.trimStart().startsWith('+') ? '+' : '') + text.replace(/\D/g, '');
