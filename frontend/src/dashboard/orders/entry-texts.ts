import { titleOfCopies } from '@book-store/contract/orders/order/orders';
import { area } from '../../lib/wording/storefront-texts.ts';

/** Of orders that the owner enters, and of finding books for an order. */
export const entryTexts = area('dashboard/orders/entry', {
  title: 'New order',
  about: 'For somebody in the shop or on the phone.',
  all: 'All orders',
  entered: (number: string): string => `Order ${number} entered`,
  books: 'Books',
  booksOfOrder: 'Books of this order',
  remove: (title: string): string => `Remove ${title}`,
  delivery: 'Delivery',
  total: 'Total',
  for: 'For',
  delivered: 'To be delivered',
  paidNow: 'Handed over and paid now',
  sell: 'Sell',
  place: 'Place order',
  noBooks: 'Add at least one book.',
  find: {
    label: 'Find books',
    placeholder: 'Title, author or ISBN',
    searching: 'Searching...',
    none: 'No matching books.',
    near: (words: string): string => `No exact matches for “${words}”. Close matches:`,
    instead: (words: string, searched: string): string =>
      `Nothing matches “${words}”. Books for “${searched}”:`,
    found: 'Matching books',
    inStock: (copies: number): string => `${copies} in stock`,
    add: 'Add',
    addBook: (title: string): string => `Add ${title}`,
    added: 'Added',
    soldOut: 'Sold out',
  },
  scan: {
    unknown: (isbn: string): string => `No book has the ISBN ${isbn}.`,
    several: 'Several books have this ISBN.',
    soldOut: (title: string): string => `${title} is sold out.`,
    noMore: (title: string): string => `There are no more copies of ${title}.`,
    added: (title: string, quantity: number): string =>
      `Added ${titleOfCopies({ title, quantity })}.`,
  },
});
