export type OrderFacts = {
  /** Formatted: 'BS-10042'. */
  number: string;
  /** Of all lines. */
  copies: number;
  total: string;
  /** Whether the total is paid in cash on delivery. */
  inCash: boolean;
  /** The sentence about the money of an order that ends. */
  money: string;
  /** For an order that buys a gift card: its recipient and day. */
  giftCard?: { name: string | undefined; day: string } | undefined;
  /** Until when the books of an unconfirmed order are reserved. */
  confirmBy?: string | undefined;
  /** The last day of pick-up. */
  until?: string | undefined;
};

export type OrderWords = {
  subject: (number: string) => string;
  heading: (facts: OrderFacts) => string;
  first: (facts: OrderFacts) => string;
  closing: (facts: OrderFacts) => string[];
  askUs?: string | undefined;
};

/** The statuses that customers are notified of, for delivery and for pick-up. */
export const PARCEL_STATUSES = [
  'unconfirmed',
  'placed',
  'confirmed',
  'out-for-delivery',
  'cancelled',
] as const;
export const PICK_UP_STATUSES = [
  'unconfirmed',
  'placed',
  'confirmed',
  'packed',
  'cancelled',
] as const;
/** The card itself goes to its recipient in a mail of its own. */
export const GIFT_CARD_STATUSES = ['placed', 'cancelled'] as const;
export type ParcelStatus = (typeof PARCEL_STATUSES)[number];
export type PickUpStatus = (typeof PICK_UP_STATUSES)[number];
export type GiftCardStatus = (typeof GIFT_CARD_STATUSES)[number];
export type NotifiedStatus = ParcelStatus | PickUpStatus;
