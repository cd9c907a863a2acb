import { shopDay } from '../../place.ts';

/** Only an active one pays. */
export const GIFT_CARD_STATES = ['active', 'used-up', 'expired', 'blocked'] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

/** `refunded` is a refund to its buyer, or the return of a failed one. */
export const GIFT_CARD_MOVEMENTS = [
  'issued',
  'used',
  'returned',
  'refunded',
  'corrected',
  'blocked',
  'unblocked',
] as const;
export type GiftCardMovementKind = (typeof GIFT_CARD_MOVEMENTS)[number];

export const GIFT_CARD_MESSAGE_MAX = 200;
/** How many days ahead a customer can have a gift card sent. */
export const GIFT_CARD_DAYS_MAX = 365;
export const GIFT_CARD_REASON_MAX = 200;

/** The last day on which a card pays: it expires when the next one starts. */
export const lastDayOf = (expiresAt: string | Date): string =>
  shopDay(new Date(new Date(expiresAt).getTime() - 1));

/** Without the ambiguous I, O, 0 and 1. Five bits each. */
export const GIFT_CARD_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 80 bits, to be unguessable. */
export const GIFT_CARD_LENGTH = 16;
const GROUP = 4;

const BARE_CODE = new RegExp(`^[${GIFT_CARD_LETTERS}]{${GIFT_CARD_LENGTH}}$`);

/** Normalises a typed code and removes its grouping; undefined if it cannot be one. */
export function bareGiftCardCode(typed: string): string | undefined {
  const bare = typed.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return BARE_CODE.test(bare) ? bare : undefined;
}

export const formatGiftCardCode = (bare: string): string =>
  (bare.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');

/** The part by which people recognise their card. */
export const lastFourOf = (bare: string): string => bare.slice(-GROUP);

export const maskedGiftCard = (lastFour: string): string => `•••• ${lastFour}`;
