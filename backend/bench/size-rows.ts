import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { CATEGORIES } from '@book-store/contract/catalogue/genres/categories';
import { BOOK_SORTS } from '@book-store/contract/lists';
import { addDays, toDay } from '../src/platform/time/utc-day.ts';
import { placeOrder } from '../src/testing/app/start-ordering.ts';
import type { Customer } from '../src/testing/app/start-shop.ts';
import { any, type Kind } from './measure.ts';
import { aCustomer, FIRST_NUMBER, oftenLow } from './size-orders.ts';

type Given = {
  books: BookView[];
  orders: number;
  customer: Customer;
  /** Of an admin. */
  headers: Record<string, string>;
};

const today = toDay(new Date());
const range = (days: number) => `from=${addDays(today, 1 - days)}&to=${today}`;

/** Returns what visitors and customers wait for, then the dashboard's calls. */
export function callsToMeasure({ books, orders, customer, headers }: Given): Kind[] {
  const word = () => any(any(books).title.split(' '));
  /** With a letter too many, so that its results are in no cache. */
  const mistyped = () => word().replace(/^./, (first) => first + any([...'bcdfghjklm']));
  const list = (query: string) => `/api/books/?${query}&sort=${any(BOOK_SORTS)}`;
  const visitor: Record<string, () => string> = {
    'list, a genre': () => list(`limit=${1 + oftenLow(99)}&category=${any(CATEGORIES)}`),
    'list, page 50': () => list('limit=20&page=50'),
    'one book': () => `/api/books/${any(books)._id}`,
    'page of a genre': () => `/genres/${any(CATEGORIES)}?page=${1 + oftenLow(300)}`,
    'search, two words': () => list(`limit=20&q=${word()}%20${word()}`),
    'search, a mistyped word': () => list(`limit=20&q=${mistyped()}`),
    suggestions: () => `/api/suggestions?q=${word().slice(0, 3)}`,
  };
  const admin: Record<string, () => string> = {
    'overview, open orders': () => '/orders/summary',
    'figures of 365 days': () => `/figures?${range(365)}`,
    'figures of any range': () => `/figures?${range(1 + oftenLow(700))}`,
    'order list, page 100': () => '/orders?page=100',
    'order search, a number': () => `/orders?q=BS-${FIRST_NUMBER + oftenLow(orders)}`,
    'order search, a name': () => `/orders?q=${aCustomer(orders).name}`,
    'customers, page 50 by sum': () => '/customers?sort=sum&page=50',
    "one customer's orders": () => `/customers/${aCustomer(orders).uid}/orders`,
    'orders.csv': () => '/exports/orders.csv',
  };
  const asAdmin = (path: string) => ({ path: `/api/admin${encodeURI(path)}`, headers });
  const get = (paths: typeof visitor, call: (path: string) => ReturnType<Kind['call']>) =>
    Object.entries(paths).map(([name, path]): Kind => ({ name, call: () => call(path()) }));
  return [
    ...get(visitor, (path) => ({ path })),
    { name: 'order', status: 201, call: () => placeOrder(customer, any(books)) },
    ...get(admin, asAdmin),
  ];
}
