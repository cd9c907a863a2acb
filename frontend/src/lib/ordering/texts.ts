import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { ENGLISH_NAMES } from '@book-store/contract/orders/order/way-names';
import { area, type TextsOf } from '../wording/storefront-texts.ts';

const statuses: Readonly<Record<OrderStatus, string>> = {
  'awaiting-payment': 'Waiting for payment',
  unconfirmed: 'To be confirmed',
  placed: 'Placed',
  confirmed: 'Confirmed',
  packed: 'Packed',
  'out-for-delivery': 'Out for delivery',
  delivered: 'Delivered',
  refused: 'Refused',
  cancelled: 'Cancelled',
};

export const orderingTexts = area('lib/ordering', {
  /** The names of delivery methods without a custom name. */
  ways: ENGLISH_NAMES.ways,
  statuses,
  readyToPickUp: 'Ready to be picked up',
  pickedUp: 'Picked up',
  /** What an order is that buys a gift card. */
  giftCardFor: (name: string | undefined): string => (name ? `Gift card for ${name}` : 'Gift card'),
  giftCardGoes: (email: string, day: string): string => `By mail to ${email}, on ${day}`,
  /** What stands before what a code takes off; of another kind, what it does. */
  discount: (code: string): string => `Discount code ${code}`,
  freeWithCode: 'free delivery',
  /** What stands before an amount of tax. */
  tax: (percent: string, included: boolean): string =>
    included ? `incl. ${percent} tax` : `plus ${percent} tax`,
  /** What ways to pay are called, and what an order's total is in each of them. */
  payment: {
    methods: ENGLISH_NAMES.methods,
    paid: 'Paid',
    refunded: 'Given back',
    toPay: 'To pay',
    total: 'Total',
    giftCard: (card: string): string => `Paid with gift card ${card}`,
  },
});

export type OrderingTexts = TextsOf<typeof orderingTexts>;
