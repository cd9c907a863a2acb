import {
  type GiftCardMovementKind,
  type GiftCardState,
  maskedGiftCard,
} from '@book-store/contract/orders/gift-cards/gift-cards';

/** What a gift card can do, as the owner reads it. */
export const giftCardStates: Record<GiftCardState, string> = {
  active: 'Active',
  'used-up': 'Used up',
  expired: 'Expired',
  blocked: 'Blocked',
};

/** What can happen to a gift card, as the owner reads it. */
export const giftCardMovements: Record<GiftCardMovementKind, string> = {
  issued: 'Issued',
  used: 'Used',
  returned: 'Given back',
  refunded: 'Refunded to its buyer',
  corrected: 'Corrected',
  blocked: 'Blocked',
  unblocked: 'Unblocked',
};

/** Returns what a card is called: by the end of its code, once it has one. */
export const giftCardName = ({ lastFour }: { lastFour?: string | undefined }): string =>
  lastFour ? maskedGiftCard(lastFour) : 'To be sent';
