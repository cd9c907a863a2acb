import { area } from '../../../../lib/wording/storefront-texts.ts';

const listed = (titles: readonly string[]) => new Intl.ListFormat('en').format(titles);

/** Of the orders of a customer. */
export const orderTexts = area('orders/parts/order', {
  cancel: 'Cancel this order',
  cancelSure: (number: string): string => `Cancel order ${number}?`,
  cancelMeans: 'The books will not be sent, and there is nothing to pay.',
  cancelPaidMeans: 'The books will not be sent, and you get back what you have paid.',
  cancelGiftCardMeans: 'The gift card will not be sent, and there is nothing to pay.',
  cancelYes: 'Yes, cancel the order',
  cancelNo: 'Keep the order',
  cancelled: 'Your order has been cancelled. There is nothing to pay.',
  cancelledPaid: 'Your order has been cancelled. You get back what you have paid.',
  whatNext: 'What happens next',
  thanks: (number: string): string => `Thank you! We have your order ${number}.`,
  weConfirm: 'We confirm the order and pack your books.',
  parcelArrives: (street: string, when: string): string =>
    `The parcel arrives at ${street}${when}.`,
  payAtDoor: (sum: string): string => `You pay ${sum} in cash at the door.`,
  weTell: (when: string): string =>
    `We tell you by mail when you can pick them up in our shop${when}.`,
  payThere: (sum: string): string => `You pay ${sum} in cash there.`,
  payFirst: (sum: string): string => `You pay ${sum}; below you see how.`,
  giftCardLeaves: (day: string): string =>
    `A mail brings the gift card on ${day}, or as soon as it is paid.`,
  followGiftCard:
    'You can follow it here, and cancel it until it is paid. The number is all you need when you talk to us.',
  confirming: {
    title: 'Please confirm your order',
    until: (time: string): string =>
      `Please confirm it by ${time}. Until then we hold the books for you.`,
    lapsed:
      'The time to confirm it has run out, and the books are for sale again. You can still confirm the order as long as we have them.',
    anyTime: 'We pack your books as soon as it is confirmed.',
    button: 'Confirm the order',
    byMail: (email: string): string =>
      `We have sent an email to ${email}. Its link brings you back here, to a button that confirms the order.`,
    noMail:
      'No email? Please check your spam folder, or contact us: we can confirm the order, too.',
    done: 'Thank you, your order is confirmed.',
    sold: (titles: string[]): string =>
      `Sold out in the meantime: ${listed(titles)}. Please contact us, or cancel this order and order the other books again.`,
  },
  confirmFirst: 'You confirm the order with the link in our email.',
  payment: 'Payment',
  payNow: 'Pay now',
  payBy: (time: string): string => `Please pay by ${time}. After that, we cancel the order.`,
  paymentArrives:
    'We are waiting for the confirmation of your payment. It usually takes a few seconds.',
  takesDays: 'Your payment is on its way. Depending on your bank, it takes some days.',
  transferTo: (sum: string): string => `Please transfer ${sum} to this account:`,
  scan: 'Or scan this code with your banking app.',
  code: 'Code for your banking app',
  account: {
    name: 'Recipient',
    iban: 'IBAN',
    bic: 'BIC',
    upi: 'UPI id',
    details: 'Details',
    amount: 'Amount',
    reference: 'Reference',
  },
  moneyBack: 'You get back what you have paid.',
  paid: (sum: string): string => `${sum} paid`,
  givenBack: (sum: string): string => `${sum} given back`,
  follow:
    'You can follow it here, and cancel it until it is packed. The number is all you need when you talk to us.',
  unsaved: 'The order is placed, but your details could not be saved for next time.',
  on: (days: string): string => `, ${days}`,
  inAbout: (time: string): string => ` in about ${time}`,
  findBook: 'Find a book',
  keptUntil: (day: string): string => `Your books are ready. We keep them for you until ${day}.`,
  yourParcel: 'Your parcel: ',
  added: (titles: string[]): string => `Added to your cart: ${listed(titles)}.`,
  alreadyThere: (titles: string[]): string => `In your cart already: ${listed(titles)}.`,
  notSold: (titles: string[]): string => `Not sold at the moment: ${listed(titles)}.`,
  withdraw: 'Withdraw from the contract',
  again: 'Order again',
  againFailed: 'The shop cannot be reached, so nothing was added. Please try again.',
  viewCart: 'View cart',
  order: (number: string): string => `Order ${number}`,
  placedOn: 'Placed on ',
  older: 'Show older orders',
  address: 'Delivery address',
  recipient: 'For',
  contact: 'Contact',
  books: 'Books',
  booksAndIds: 'Books and product ids',
  productId: (id: string): string => `ID ${id}`,
  nothingToPay: 'Nothing to pay',
  status: 'Order status',
  notYet: ' (not yet)',
});
