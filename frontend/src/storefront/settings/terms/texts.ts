import { area, type Linked } from '../../../lib/wording/storefront-texts.ts';

/** Of the terms of service, until the owner writes some. */
export const termsTexts = area('settings/terms', {
  order: 'Your order',
  offer:
    'By placing an order you offer to buy the books at the total that the checkout shows. We accept it when we confirm it. If a price changes while you shop, the checkout tells you before anything is ordered.',
  paying: 'Paying',
  cash: (currency: string): string =>
    `You pay in cash on delivery, in ${currency}, the total that your order shows. There is no other way to pay and no surcharge for this one.`,
  /** Where there are other ways to pay. */
  chosen: (currency: string): string =>
    `You pay the total that your order shows, in ${currency}, in the way that you choose at the checkout.`,
  cancelling: 'Cancelling and refusing',
  cancel:
    'You can cancel until we have packed the books. You may refuse a parcel at the door, and return unread books within 14 days.',
  delivery: 'Delivery',
  shipping: [
    'How and when your books arrive is explained in our ',
    'shipping policy',
    '.',
  ] as Linked,
});
