import { area } from '../../lib/storefront-texts.ts';

const listed = (titles: readonly string[]) => new Intl.ListFormat('en').format(titles);

/** Of the orders of a customer. */
export const orderTexts = area('shop/orders', {
  cancel: 'Cancel this order',
  cancelSure: (number: string): string => `Cancel order ${number}?`,
  cancelMeans: 'The books will not be sent, and there is nothing to pay.',
  cancelYes: 'Yes, cancel the order',
  cancelNo: 'Keep the order',
  cancelled: 'Your order has been cancelled. There is nothing to pay.',
  whatNext: 'What happens next',
  thanks: (number: string): string => `Thank you! We have your order ${number}.`,
  weConfirm: 'We confirm the order and pack your books.',
  parcelArrives: (street: string, when: string): string =>
    `The parcel arrives at ${street}${when}.`,
  payAtDoor: (sum: string): string => `You pay ${sum} in cash at the door.`,
  weTell: (when: string): string =>
    `We tell you by mail when you can pick them up in our shop${when}.`,
  payThere: (sum: string): string => `You pay ${sum} in cash there.`,
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
