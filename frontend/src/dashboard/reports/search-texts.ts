import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

/** Of the search of everything in the header. */
export const searchTexts = area('dashboard/reports/search', {
  label: 'Search orders, customers, books, invoices and tracking numbers',
  results: 'Search results',
  orders: 'Orders',
  customers: 'Customers',
  books: 'Books',
  papers: 'Invoices and credit notes',
  kinds: { invoice: 'Invoice', 'credit-note': 'Credit note', cancellation: 'Credit note' },
  paper: (kind: string, number: string): string => `${kind} ${number}`,
  ofOrder: (number: string): string => `of order ${number}`,
  parcel: (number: string): string => `parcel ${number}`,
  allOrders: (count: string): string => `All ${count} in Orders`,
  allCustomers: (count: string): string => `All ${count} in Customers`,
  allBooks: (count: string): string => `All ${count} in Books`,
  orMore: (count: string): string => `${count}+`,
  none: (words: string): string => `Nothing matches “${words}”.`,
  failed: 'The search failed. Please try again.',
  count: (count: number): string => `${counted(count, 'result')}, choose with the arrow keys`,
});
