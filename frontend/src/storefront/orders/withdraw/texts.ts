import { area } from '../../../lib/wording/storefront-texts.ts';

/** Of the page on which customers withdraw from a contract. */
export const withdrawTexts = area('orders/withdraw', {
  intro:
    'You can withdraw from your order without a reason, within 14 days of receiving the last book. You need no account for it.',
  number: 'Order number',
  numberHint: (example: string): string => `It is in our mails, such as ${example}.`,
  numberMissing: 'Please enter the number of the order.',
  nameMissing: 'Please enter your name.',
  emailMissing: 'Please enter your email address.',
  emailHint: 'Your receipt goes to this address.',
  books: 'Which books?',
  booksHint: 'Leave it empty to withdraw from the whole order.',
  next: 'Continue',
  check: 'Please check what you send',
  allBooks: 'The whole order',
  confirm: 'Confirm withdrawal',
  confirming: 'Sending…',
  back: 'Change something',
  done: 'We have received your withdrawal',
  received: (time: string): string => `We received it on ${time}.`,
  receipt: (email: string): string => `A receipt is on its way to ${email}.`,
});
