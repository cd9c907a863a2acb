/** What the words of a mail about an order depend on. */
export type OrderFacts = {
  /** As people read it: 'BS-10042'. */
  number: string;
  /** The number of all copies. */
  copies: number;
  /** What the customer pays. */
  total: string;
  /** Whether that is paid in cash, when the books change hands. */
  inCash: boolean;
  /** What is said of the money of an order that ends. */
  money: string;
  /** Of an order that buys a gift card: on which day it goes to whom. */
  giftCard?: { name: string | undefined; day: string } | undefined;
  /** Until when the shop keeps the books of an order that is to be confirmed. */
  confirmBy?: string | undefined;
  /** The last day on which the shop keeps what is ready to be picked up. */
  until?: string | undefined;
};

/** What a mail says of a status. */
export type OrderWords = {
  subject: (number: string) => string;
  heading: (facts: OrderFacts) => string;
  first: (facts: OrderFacts) => string;
  closing: (facts: OrderFacts) => string[];
};

/** The statuses that the customer is told of, of an order that is brought and of one that is picked up. */
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
/** A gift card is bought and paid; its recipient gets it by a mail of its own. */
export const GIFT_CARD_STATUSES = ['placed', 'cancelled'] as const;
export type ParcelStatus = (typeof PARCEL_STATUSES)[number];
export type PickUpStatus = (typeof PICK_UP_STATUSES)[number];
export type GiftCardStatus = (typeof GIFT_CARD_STATUSES)[number];
export type ToldStatus = ParcelStatus | PickUpStatus;
