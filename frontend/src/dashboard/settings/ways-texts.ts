import type { WayKind } from '@book-store/contract/settings/delivery/delivery';
import type { OfferedMethod } from '@book-store/contract/settings/payment/payment';
import { area } from '../../lib/wording/storefront-texts.ts';

const kinds: Readonly<Record<WayKind, string>> = {
  parcel: 'Parcel',
  'pick-up': 'Pick-up in the shop',
  round: 'Own round',
};

const methodHints: Readonly<Record<OfferedMethod, string>> = {
  'cash-on-delivery': 'The customer pays at the door.',
  'at-pick-up': 'The customer pays in the shop.',
  transfer:
    'The order waits until you have the money. Customers in the euro area and in India get a QR code.',
  invoice: 'The order goes out at once, and the customer pays afterwards.',
  stripe:
    'The customer pays on a page of Stripe’s; the order waits for it, for about half an hour.',
};

export const waysTexts = area('dashboard/settings/ways', {
  delivery: {
    title: 'Delivery',
    what: 'the delivery',
    save: 'Save delivery',
    saved: 'Delivery has been saved',
    ways: 'Ways of delivery',
    way: (number: number): string => `Way ${number}`,
    addWay: 'Add a way of delivery',
    removeWay: 'Remove this way',
    kinds,
    name: 'Name',
    kind: 'Kind',
    countries: 'Countries',
    fee: 'Fee',
    deliveryFee: 'Delivery fee',
    freeFrom: 'Free from',
    freeFromHint: 'The sum of the books.',
    daysFrom: 'Working days, from',
    daysTo: 'Working days, to',
    stepsBySum: 'Steps by sum',
    stepsByWeight: 'Steps by weight',
    fromSum: 'From a sum of',
    overWeight: 'Over a weight of (grams)',
    addStepBySum: 'Add a step by sum',
    addStepByWeight: 'Add a step by weight',
    removeStep: 'Remove the last step',
    allCountries: 'all countries',
    shared: (way: string, countries: string): string =>
      `“${way}” goes to ${countries}, too: customers there choose between them.`,
    /** For the comparison of two edits. */
    inWords: {
      stepBySum: (price: string, sum: string): string => `${price} from ${sum}`,
      stepByWeight: (price: string, grams: string): string => `${price} over ${grams} g`,
      freeFrom: (sum: string): string => `free from ${sum}`,
      days: (from: string, to: string): string => `${from} to ${to} working days`,
    },
    promisesDates: 'Promise dates',
    promiseDates: 'Promise dates instead of a number of working days',
    closedOn: 'Closed on',
    closedDates: 'Closed dates',
    closedDatesHint: 'One on each line, such as 2026-12-25.',
    deliveredByItself: 'Paid parcels are delivered by themselves',
    deliverByItself:
      'Mark paid parcels as delivered on the day after the last promised one. Cash stays to be collected.',
    keptDays: 'Days that you keep what is ready to be picked up',
    usualWeight: 'Weight of a book that has none, in grams',
    usualWeightHint: 'Each book can have its own, in its form or in an imported file.',
    orderableDays: 'Days until a book that you order arrives',
    orderableDaysHint: 'For sold-out books that can be ordered.',
    note: 'Note',
    noteHint: 'Shown beside the delivery, such as when you do not deliver.',
  },
  payments: {
    title: 'Ways to pay',
    what: 'the ways to pay',
    save: 'Save payments',
    saved: 'The ways to pay have been saved',
    methodHints,
    limits: 'Countries, limits and fee',
    countries: 'Countries',
    smallest: 'From a sum of',
    smallestHint: 'Books and delivery.',
    largest: 'Up to a sum of',
    fee: 'Fee',
    feeHint: 'A line of the order, taxed as its books are.',
    /** For the comparison of two edits. */
    inWords: {
      smallest: (sum: string): string => `from ${sum}`,
      largest: (sum: string): string => `up to ${sum}`,
      fee: (fee: string): string => `fee ${fee}`,
    },
    remove: 'Remove',
    /** Completes the button's name for screen readers. */
    removed: (method: string): string => ` ${method}`,
    offer: 'Offer another way',
    choose: 'Choose',
    noStripe:
      'For cards and wallets, set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET on the server first.',
    account: 'Your account, for transfers',
    accountName: 'Owner of the account',
    upi: 'UPI id',
    details: 'Other details',
    detailsHint: 'What else a transfer needs in your country, such as a sort code.',
    reminderDays: 'Remind after days',
    cancelDays: 'Cancel after days',
    cancelDaysHint: 'Then the copies are for sale again.',
    giftCards: 'Gift cards',
    payWithGiftCards: 'Customers can pay with gift cards',
    giftCardMonths: 'Months for which new gift cards hold',
    giftCardMonthsHint:
      'Without a number they hold for ever. The law of your country may ask for years.',
    sellGiftCards: 'Customers can buy gift cards',
    sellGiftCardsHint:
      'They pay in advance, by transfer or at Stripe, and a mail brings the card on its day.',
    smallestGiftCard: 'Smallest gift card',
    largestGiftCard: 'Largest gift card',
  },
});
