import { ENGLISH_NAMES } from '@book-store/contract/orders/order/way-names';
import type { Language } from '@book-store/contract/storefront';
import type {
  GiftCardStatus,
  OrderFacts,
  OrderWords,
  ParcelStatus,
  PickUpStatus,
} from './order-words.ts';
import { owner } from './owner-english.ts';
import { payment } from './payment-english.ts';
import { returned } from './return-english.ts';

const FOLLOW = 'You can follow the order on our pages, and cancel it until it is packed.';
const HAVE_NUMBER = 'The number is all you need when you talk to us.';
const UNEXPECTED = 'If you did not expect this, please talk to us; the number is all you need.';

const unconfirmed: OrderWords = {
  subject: (number) => `Please confirm your order ${number}`,
  heading: () => 'Please confirm your order',
  first: ({ number, confirmBy }) =>
    `Somebody, hopefully you, has ordered these books with this address. It is order ${number}. Please confirm it${confirmBy ? ` by ${confirmBy}` : ''}: until then we keep the books for you.`,
  closing: () => [
    'What happens next: as soon as you have confirmed the order, we pack your books. If you confirm it later, it counts if we still have them.',
    'If it was not you, you need not do anything: nothing will be sent.',
  ],
};
const placed = {
  subject: (number: string) => `Your order ${number}`,
  heading: () => 'Thank you for your order',
  first: ({ number }: OrderFacts) => `We have your order ${number}. These are the books:`,
  askUs: HAVE_NUMBER,
};
const confirmed = {
  subject: (number: string) => `Your order ${number} is confirmed`,
  heading: () => 'Your order is confirmed',
  first: ({ number }: OrderFacts) =>
    `We have confirmed your order ${number} and are packing your books.`,
};
const cancelled: OrderWords = {
  subject: (number) => `Your order ${number} is cancelled`,
  heading: () => 'Your order is cancelled',
  first: ({ number, money }) => `Your order ${number} has been cancelled. ${money}`,
  closing: () => [],
  askUs: UNEXPECTED,
};

const corrected: OrderWords = {
  subject: (number) => `Your order ${number}: where your parcel is`,
  heading: () => 'How to follow your parcel',
  first: ({ number }) =>
    `This is the number of the parcel with your order ${number}. If you have another one from us, it no longer counts.`,
  closing: () => [],
};

const changed: OrderWords = {
  subject: (number) => `Your order ${number} has changed`,
  heading: () => 'Your order has changed',
  first: ({ number }) => `We have changed your order ${number}. These are the books now:`,
  closing: () => [],
  askUs: UNEXPECTED,
};

const undone: OrderWords = {
  subject: (number) => `A correction to your order ${number}`,
  heading: () => 'Our last message was a mistake',
  first: ({ number }) =>
    `We sent you our last message about your order ${number} by mistake. We are still working on it, and write to you when it goes on.`,
  closing: () => ['You need not do anything.'],
};

const parcel: Record<ParcelStatus, OrderWords> = {
  unconfirmed,
  placed: {
    ...placed,
    closing: ({ total, inCash }) => [
      `What happens next: we confirm the order and pack your books.${inCash ? ` You pay ${total} in cash when the parcel arrives.` : ''}`,
      FOLLOW,
    ],
  },
  confirmed: {
    ...confirmed,
    closing: ({ total, inCash }) => [
      `What happens next: we tell you when the parcel leaves.${inCash ? ` Please have ${total} in cash ready when it arrives.` : ''}`,
    ],
  },
  'out-for-delivery': {
    subject: (number) => `Your order ${number} is on its way`,
    heading: () => 'Your parcel is on its way',
    first: ({ number }) => `The parcel with your order ${number} has left our shop.`,
    closing: ({ total, inCash }) => [
      `What happens next: the parcel arrives at your door${inCash ? `, and you pay ${total} in cash` : ''}.`,
    ],
  },
  cancelled,
};

const pickUp: Record<PickUpStatus, OrderWords> = {
  unconfirmed,
  placed: {
    ...placed,
    closing: ({ total, inCash }) => [
      `What happens next: we tell you when your books are ready to be picked up.${inCash ? ` You pay ${total} in cash in our shop.` : ''}`,
      FOLLOW,
    ],
  },
  confirmed: {
    ...confirmed,
    closing: () => ['What happens next: we tell you when your books are ready to be picked up.'],
  },
  packed: {
    subject: (number) => `Your order ${number} is ready to be picked up`,
    heading: () => 'Your books are ready',
    first: ({ number }) => `Your order ${number} is ready. You can pick it up in our shop.`,
    closing: ({ total, until, inCash }) => [
      ...(until ? [`We keep your books for you until ${until}.`] : []),
      inCash
        ? `Please have ${total} in cash ready, and tell us the number of the order.`
        : 'Please tell us the number of the order.',
    ],
  },
  cancelled,
};

const boughtGiftCard: Record<GiftCardStatus, OrderWords> = {
  placed: {
    subject: (number) => `Your order ${number} is paid`,
    heading: () => 'Thank you for your order',
    first: ({ number }) =>
      `We have the money for your order ${number}. This is what you have bought:`,
    closing: ({ giftCard }) => [
      `What happens next: on ${giftCard?.day}, a mail brings the gift card${giftCard?.name ? ` to ${giftCard.name}` : ''}. Its code is in that mail alone.`,
    ],
  },
  cancelled,
};

/** The shop's mails in English. */
export const english = {
  language: 'en' as Language,
  order: {
    parcel,
    pickUp,
    boughtGiftCard,
    /** The line of an order that buys a gift card. */
    giftCardFor: (name: string | undefined) => (name ? `Gift card for ${name}` : 'Gift card'),
    undone,
    changed,
    corrected,
    payment,
    returned,
    hello: (name: string) => `Hello ${name},`,
    button: 'See your orders',
    guestButton: 'See your order',
    confirmButton: 'Confirm your order',
    withdraw: 'Withdraw from the contract',
    enclosed: { terms: 'Terms of service', withdrawal: 'Right of withdrawal' },
    address: 'Delivery to',
    ways: ENGLISH_NAMES.ways,
    free: 'free',
    discount: (code: string) => `Discount code ${code}`,
    freeWithCode: 'free delivery',
    total: 'Total, in cash',
    totalAtTheDoor: 'Total, in cash at the door',
    includedTax: (percent: string) => `Incl. ${percent} tax`,
    addedTax: (percent: string) => `Plus ${percent} tax`,
    carriedBy: (carrier: string, number: string) =>
      `It travels with ${carrier} under the number ${number}.`,
    carried: (number: string) => `It travels under the number ${number}.`,
    follow: (url: string) => `You can follow it here: ${url}`,
  },
  backInStock: {
    subject: (title: string) => `${title} is back`,
    heading: 'The book you waited for is back',
    first: 'You asked us to tell you when this book can be ordered again. Now it can.',
    button: 'Open the book',
    closing: 'We have put none aside, so it is first come, first served. You get this mail once.',
    stop: 'No more mails about books to this address',
  },
  confirmBackInStock: {
    subject: 'Please confirm: shall we write when the book is back?',
    heading: 'Shall we write to you when this book is back?',
    first:
      'Somebody, hopefully you, has asked us to tell this address when this book can be ordered again. We do so once you confirm it; the link works for a week.',
    button: 'Confirm',
    closing: 'If it was not you, you need not do anything: you will not hear from us again.',
    stop: 'No more mails about books to this address',
  },
  giftCard: {
    subject: 'A gift card for you',
    heading: (amount: string) => `A gift card of ${amount} for you`,
    hello: (name: string | undefined) =>
      `${name ? `Hello ${name}, s` : 'S'}omebody has thought of you and sends you a gift card of our shop.`,
    message: (text: string) => `“${text}”`,
    code: 'This is its code:',
    use: 'Enter the code at the checkout. What an order does not use up stays on the card. Please keep this mail: whoever has the code can pay with it.',
    until: (day: string) => `The card holds until ${day}.`,
    button: 'Choose books',
    print: 'Print the card',
  },
  withdrawal: {
    subject: (order: string) => `We have received your withdrawal: ${order}`,
    heading: 'We have received your withdrawal',
    first: (order: string, time: string) =>
      `You have withdrawn from the contract about order ${order}. We received this on ${time}.`,
    name: (name: string) => `Your name: ${name}`,
    books: (books: string | undefined) => `Books: ${books || 'all of the order'}`,
    /** Replaces the customer's own text. */
    someBooks: 'Books: those that you have named; what you wrote is kept with your withdrawal.',
    closing:
      'Please keep this mail: it is your receipt. We will get in touch about the books and your money.',
    askUs: 'If it was not you, please tell us.',
  },
  paper: {
    subject: (title: string, order: string) => `${title}, order ${order}`,
    heading: (title: string) => title,
    first: (order: string) => `Here is the paper for your order ${order}, as a PDF.`,
  },
  answer: {
    subject: (about: string) => (about ? `Our answer: ${about}` : 'Our answer to your question'),
    heading: 'Our answer',
    hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    about: (book: string) => `You asked us for this book: ${book}`,
    aboutOrder: (number: string) => `You wrote to us about order ${number}.`,
    button: 'Open the book',
    closing: 'If anything is left to ask, reply to this mail.',
  },
  newsletter: {
    subject: 'Please confirm your subscription',
    heading: 'Please confirm your subscription',
    first:
      'Somebody, hopefully you, has subscribed this address to our newsletter. It counts once you confirm it; the link works for a week.',
    button: 'Confirm',
    closing: 'If it was not you, you need not do anything: you will not hear from us again.',
    unsubscribe: 'Unsubscribe',
  },
  owner,
};

/** What a language must provide. */
export type LetterTexts = typeof english;
