import type { OfferedMethod, PaymentMethod } from '@book-store/contract/settings/payment/payment';
import { counted } from '../../../../lib/money/amount.ts';
import { area, type Linked } from '../../../../lib/wording/storefront-texts.ts';

/** Of the checkout. */
export const checkoutTexts = area('orders/parts/checkout', {
  /** Where customers can pay in other ways than cash. */
  title: 'Checkout',
  saveForNextTime: 'Save for next time',
  terms: [
    'I agree to the ',
    'Terms & Conditions',
    ' and the ',
    'Shipping Policy',
    '.',
  ] as readonly [string, string, string, string, string],
  agree: 'Please agree to the terms.',
  nothingLost: 'Nothing is lost: your cart and your details are still here.',
  correct: 'Please correct the marked fields.',
  notTwice: 'Trying again will not order twice.',
  atOurEnd: 'Something went wrong at our end.',
  tryAgain: 'Please try again in a moment.',
  expired: 'Your session has expired. Sign in again to continue.',
  mixedUp: 'This order got mixed up with an earlier one. Please place it again.',
  gone: (count: number): string =>
    count === 1 ? 'A book is no longer available' : 'Some books are no longer available',
  soldOut: (count: number): string =>
    count === 1 ? 'A book is sold out' : 'Some books are sold out',
  removeThem: (count: number): string =>
    count === 1 ? 'Remove it from the cart' : 'Remove them from the cart',
  pricesChanged: 'Prices have changed since you last looked',
  delivery: 'Delivery',
  payment: 'Payment',
  paymentHints: {
    'cash-on-delivery': 'You pay when the parcel arrives.',
    'at-pick-up': 'You pay when you pick up your books.',
    transfer: 'We keep your books, and send them once the money is there.',
    invoice: 'We send your books, and you transfer the money afterwards.',
    stripe: 'You pay on the next page, which is Stripe’s.',
  } as Readonly<Record<OfferedMethod, string>>,
  giftCard: {
    name: 'Gift card',
    use: 'Use a gift card',
    code: 'Code of the gift card',
    codeHint: '16 letters and digits, with or without dashes.',
    incomplete: 'A code has 16 letters and digits; I, O, 0 and 1 are none of them.',
    apply: 'Apply',
    checking: 'Checking…',
    remove: 'Do not use it',
    pays: (sum: string, left: string): string => `It pays ${sum}; ${left} stays on it.`,
    total: 'Total',
    useLess: 'Use less of it',
    amount: 'Amount to use',
    amountRule: (most: string): string => `Please enter an amount above zero, up to ${most}.`,
  },
  /** Of ways to pay that do not fit an order. */
  unfit: 'Not for this order',
  misfits: {
    country: 'not offered in this country.',
    below: (limit: string): string => `for orders of at least ${limit}.`,
    above: (limit: string): string => `for orders of at most ${limit}.`,
    'too-little': (rest: string, least: string): string =>
      `card payments start at ${least}, and only ${rest} is left to pay.`,
    'not-exact': (rest: string, next: string): string =>
      `a card cannot be charged exactly ${rest}, only ${next}.`,
  },
  onlyOfGiftCard: (amount: string): string => `Use only ${amount} of the gift card`,
  dropped: (method: string): string =>
    `${method} is no longer possible for this order. Please choose another way to pay.`,
  choosePayment: 'Please choose how you pay.',
  noneFitsYet: 'None of our ways to pay is possible for this order yet.',
  toPay: 'To pay',
  notPayable: 'We have no way to pay for this order. Please talk to us.',
  payable: {
    'cash-on-delivery': 'Payable in cash on delivery',
    'at-pick-up': 'Payable in cash in our shop',
    'gift-card': 'Nothing left to pay',
    transfer: 'Payable by transfer in advance',
    invoice: 'Payable on invoice',
    stripe: 'Payable by card or wallet',
  } as Readonly<Record<PaymentMethod, string>>,
  pays: {
    'cash-on-delivery': (sum: string): string => `You pay ${sum} in cash when the parcel arrives.`,
    'at-pick-up': (sum: string): string => `You pay ${sum} in cash in our shop.`,
    transfer: (sum: string): string => `You transfer ${sum}; the account is on the next page.`,
    invoice: (sum: string): string => `You transfer ${sum} once you have your books.`,
    stripe: (sum: string): string => `You pay ${sum} on the next page.`,
    'gift-card': (): string => 'Your gift card pays all of it.',
  } as Readonly<Record<PaymentMethod, (sum: string) => string>>,
  tax: 'Tax',
  newTotal: ['The new total is ', '. If you agree, place the order now.'] as readonly [
    string,
    string,
  ],
  seeOrders: 'See your orders',
  signInAgain: 'Sign in again',
  fewerCopies: 'There are fewer copies than you wanted',
  haveAccount: [
    'Do you have an account? ',
    'Sign in',
    ' and your details are filled in.',
  ] as Linked,
  enterEmail: 'Please enter your email address.',
  guestEmailHint: 'We send the order to this address, with a link to see and cancel it.',
  /** What the button has to say in the European Union. */
  orderWithObligation: 'Order with obligation to pay',
  recipient: 'Recipient',
  enterName: 'Please enter the name.',
  enterPhone: 'Please enter the phone number.',
  phoneHint: 'Digits only, for the driver to reach you.',
  emailHint: 'Your orders are linked to the email address of your account.',
  address: 'Delivery address',
  yourBooks: 'Your books',
  readyOn: (days: string): string => `Your books are ready in our shop: ${days}.`,
  arrivesOn: (days: string): string => `Your parcel arrives: ${days}.`,
  readyIn: (time: string): string => `Your books are ready in our shop in ${time}.`,
  arrivesIn: (time: string): string => `Your parcel arrives in ${time}.`,
  cancelling: [
    'You can cancel until we have packed your books. How to return them is in our ',
    'terms',
    '.',
  ] as Linked,
  removeFirst: 'Remove what is not available first.',
  empty: 'Your cart is empty. Choose a book first.',
  fieldsToGo: (count: number): string => `${counted(count, 'field')} to go.`,
  tickFirst: 'Tick the box above to agree to the terms before you place the order.',
  savedAddresses: 'Saved addresses',
  anotherAddress: 'Another address',
  postcode: (country: string): string =>
    `Postcodes of ${country} usually look different. If this one is right, place the order again.`,
  notThere: 'We do not deliver to this country.',
});
