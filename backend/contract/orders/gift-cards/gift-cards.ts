/** What a gift card can do: only an active one pays. */
export const GIFT_CARD_STATES = ['active', 'used-up', 'expired', 'blocked'] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

/** What can happen to a gift card; `refunded` is what its buyer has got back, and what has come back of that. */
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

/** Without what is easily taken for something else: I, O, 0 and 1. Five bits each. */
export const GIFT_CARD_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 80 bits: nobody guesses them. */
export const GIFT_CARD_LENGTH = 16;
const GROUP = 4;

const BARE_CODE = new RegExp(`^[${GIFT_CARD_LETTERS}]{${GIFT_CARD_LENGTH}}$`);

/** Returns the code that somebody has typed, without its groups; undefined if no code looks like that. */
export function bareGiftCardCode(typed: string): string | undefined {
  const bare = typed.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return BARE_CODE.test(bare) ? bare : undefined;
}

/** Returns a code in groups, as people read it. */
export const formatGiftCardCode = (bare: string): string =>
  (bare.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');

/** Returns the end of a code, by which people recognise their card. */
export const lastFourOf = (bare: string): string => bare.slice(-GROUP);

/** Returns what is shown instead of a code. */
export const maskedGiftCard = (lastFour: string): string => `•••• ${lastFour}`;
