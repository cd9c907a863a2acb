import { area } from '../../../lib/wording/storefront-texts.ts';

/** Of the page behind the link in a guest's mail. */
export const guestOrderTexts = area('orders/guest-order', {
  gone: 'This link shows no order. It may be incomplete, or older than 180 days; the latest mail about your order has a new one. If you have an account with the email address of the order, please sign in: you will find it there.',
  keep: 'The address of this page is the key to your order: whoever has it can see and cancel the order. It is in our mails, too, and works for 180 days.',
});
