import { area } from '../../../../lib/wording/storefront-texts.ts';

/** Of the cart. */
export const cartTexts = area('orders/parts/cart', {
  notKept:
    'Your browser does not let this shop store anything: your cart lasts only until you close or reload this page.',
  quantity: (count: number): string => `Qty: ${count}`,
  gone: 'This book is no longer available. It is not part of the subtotal.',
  soldOut: 'This book is sold out at the moment. It is not part of the subtotal.',
  price: (was: string, hasRisen: boolean): string =>
    `The price has ${hasRisen ? 'risen' : 'fallen'} since you added it: it was ${was}.`,
  lowered: (wanted: number, left: number): string =>
    `Only ${left} left: we have lowered the number from ${wanted} to ${left}.`,
  notAdded: (most: number, count: number): string =>
    `Your cart is full: one order holds ${most} books, so ${count} ${count === 1 ? 'was' : 'were'} not added.`,
  subtotal: 'Subtotal',
  removeFirst: 'Remove the books that cannot be ordered first.',
  undo: 'Undo',
  emptied: 'Your cart has been emptied.',
  removed: (count: number, title: string): string =>
    `${count === 1 ? `“${title}” has` : `${count} books have`} been removed.`,
  restored: 'Everything is back in your cart.',
  blocked: (count: number): string =>
    count === 1
      ? 'One book cannot be ordered at the moment. Remove it to check out.'
      : `${count} books cannot be ordered at the moment. Remove them to check out.`,
  removeThem: (count: number): string => (count === 1 ? 'Remove it' : 'Remove them'),
  deliverTo: 'Deliver to',
  anotherCountry: 'Another country',
  delivery: 'Delivery',
  estimate: (way: string): string => `${way} (estimate)`,
  freeFrom: (from: string, left: string): string => `Delivery is free from ${from}: ${left} to go.`,
});
