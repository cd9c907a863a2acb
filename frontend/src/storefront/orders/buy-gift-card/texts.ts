import { area, type Linked } from '../../../lib/wording/storefront-texts.ts';

/** Of the page on which customers buy a gift card. */
export const buyGiftCardTexts = area('orders/buy-gift-card', {
  intro:
    'A present that always fits: we send it by mail, on the day you choose. It pays for books in our shop, in part or in all.',
  amount: 'Amount',
  proposed: 'Proposed amounts',
  between: (smallest: string, largest: string): string => `From ${smallest} to ${largest}.`,
  amountMissing: 'Please enter an amount.',
  forWhom: 'For whom is it?',
  recipientName: "Recipient's name",
  recipientNameMissing: "Please enter the recipient's name.",
  recipientEmail: "Recipient's email",
  recipientEmailMissing: "Please enter the recipient's email address.",
  recipientHint: 'The gift card goes to this address. Please check it.',
  message: 'Message',
  sendOn: 'Day of the mail',
  sendOnHint: 'It goes out on this day, once it is paid.',
  you: 'You',
  name: 'Your name',
  nameMissing: 'Please enter your name.',
  email: 'Your email',
  emailMissing: 'Please enter your email address.',
  payment: 'Payment',
  paymentHints: {
    transfer: 'We send the gift card once the money is there.',
    stripe: 'You pay on the next page, which is Stripe’s.',
  } as Readonly<Record<'transfer' | 'stripe', string>>,
  notPayable: 'This amount cannot be paid in advance. Please choose another one.',
  buy: 'Buy the gift card',
  buying: 'Ordering…',
  signIn: ['Please ', 'sign in', ' to buy a gift card.'] as Linked,
});
