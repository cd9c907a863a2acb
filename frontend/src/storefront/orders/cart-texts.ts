import { area } from '../../lib/wording/storefront-texts.ts';

/** Of the cart. */
export const cartTexts = area('orders/cart', {
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
  /** Of the discount code in cart and checkout. */
  discount: {
    summary: 'Use a discount code',
    label: 'Discount code',
    apply: 'Apply',
    remove: 'Remove',
    checking: 'Checking the code…',
    applied: (code: string): string => `The code ${code} is applied.`,
    afterwards: 'With the discount',
    failed: 'The code could not be checked. Please try again.',
    /** Why a code cannot be used. */
    refusals: {
      unknown: (): string => 'We have no such code. Please check how it is spelled.',
      'not-yet': (day: string): string => `This code can be used from ${day} on.`,
      expired: (): string => 'This code has expired.',
      'used-up': (): string => 'This code has been used up.',
      'used-by-you': (): string => 'You have already used this code.',
      minimum: (_day: string, minimum: string): string =>
        `This code is for books for at least ${minimum}.`,
      'not-these-books': (): string => 'This code is not for the books in your cart.',
    },
  },
});
