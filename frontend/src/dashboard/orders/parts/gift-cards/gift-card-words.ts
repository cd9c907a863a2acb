import {
  type GiftCardMovementKind,
  type GiftCardState,
  maskedGiftCard,
} from '@book-store/contract/orders/gift-cards/gift-cards';

export const giftCardStates: Record<GiftCardState, string> = {
  active: 'Active',
  'used-up': 'Used up',
  expired: 'Expired',
  blocked: 'Blocked',
};

export const giftCardMovements: Record<GiftCardMovementKind, string> = {
  issued: 'Issued',
  used: 'Used',
  returned: 'Given back',
  refunded: 'Refunded to its buyer',
  corrected: 'Corrected',
  blocked: 'Blocked',
  unblocked: 'Unblocked',
};

/** Identifies a card by the last digits of its code, once it has one. */
export const giftCardName = ({ lastFour }: { lastFour?: string | undefined }): string =>
  lastFour ? maskedGiftCard(lastFour) : 'To be sent';
