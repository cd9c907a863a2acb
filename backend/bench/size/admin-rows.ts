import type { BookView } from '@book-store/contract/schemas/books';
import { addDays, toDay } from '../../src/shared/utc-day.ts';
import type { Call } from '../load/http-client.ts';
import { aCustomer, emailOfCustomer, numberOf, placeOf } from './many-orders.ts';
import type { Kind } from './measure-row.ts';

type Given = {
  random: () => number;
  any: <T>(list: readonly T[]) => T;
  books: BookView[];
  /** The header of an admin. */
  authorization: string;
  orders: number;
};

const OPEN = 'placed,confirmed,packed,out-for-delivery';

/** Returns the dashboard's calls, one row for each. */
export function adminRows(given: Given): Kind[] {
  const get = (path: string): Call => ({
    path: `/api/admin${path}`,
    headers: { authorization: given.authorization },
  });
  const rows = [...overview(), ...figures(), ...orderLists(), ...searches(given)];
  return [...rows, ...customers(given)].map(([name, path, times = 30]) => ({
    name,
    times,
    call: (at) => get(path(at)),
  }));
}

/** Its name, the path of each request, and how many there are. */
type Get = readonly [string, (at: number) => string, number?];

/** What the first page of the dashboard calls. */
const overview = (): Get[] => [
  ["overview: dashboard's figures", () => ''],
  ['overview: open orders, summary', () => '/orders/summary'],
  ['overview: newest orders', () => '/orders?limit=5'],
  ['overview: low stock', () => '/books/low-stock?limit=1'],
  ['overview: set-up checklist', () => '/setup'],
  ['overview: new orders, notifications', () => '/notifications'],
];

const today = toDay(new Date());
const range = (days: number, until = today) => `from=${addDays(until, 1 - days)}&to=${until}`;

const figures = (): Get[] => [
  ['figures of 7 days', () => `/figures?${range(7)}`],
  ['figures of 30 days', () => `/figures?${range(30)}`],
  ['figures of 365 days', () => `/figures?${range(365)}`],
  [
    'figures between two dates, up to two years',
    (at) => `/figures?${range(20 + 11 * at, addDays(today, -(at % 90)))}`,
  ],
  ['figures, books of 365 days as CSV', () => `/exports/figures.csv?part=books&${range(365)}`, 10],
];

const orderLists = (): Get[] => [
  ['order list, first page', () => '/orders'],
  ['order list, page 100', () => '/orders?page=100'],
  ['order list, delivered', () => '/orders?status=delivered'],
  ['order list, delivered, page 100', () => '/orders?status=delivered&page=100'],
  ['order list, all open by city', () => `/orders?status=${OPEN}&sort=city`],
  ['order list, all by city', () => '/orders?sort=city'],
  ['order list, of a month', (at) => `/orders?${range(30, addDays(today, -at))}`],
  ['slips: to pack, 100 of them', () => '/orders?status=confirmed&sort=city&limit=100'],
  ['slips: open orders of today', () => `/orders?status=${OPEN}&from=${today}&limit=100`],
  ['audit log', () => '/activity'],
];

/** Each request searches for something else. */
function searches({ random, any, books, orders }: Given): Get[] {
  const customer = () => aCustomer(orders, random);
  const search = (q: string) => `/orders?q=${encodeURIComponent(q)}`;
  const words = (from: string, count: number) => from.split(' ').slice(0, count).join(' ');
  const email = () => emailOfCustomer(customer());
  const place = () => placeOf(customer());
  return [
    ['order search, a number', () => search(`BS-${numberOf(Math.floor(random() * orders))}`)],
    ['order search, a name', () => search(place().name)],
    ['order search, a city', () => search(place().city)],
    ['order search, a word of a title', () => search(words(any(books).title, 1))],
    ['order search, a title', () => search(any(books).title)],
    ['order search, a title and a city', () => search(`${any(books).title} ${place().city}`)],
    ['order search, an email', () => search(email())],
    ['order search, a phone', () => search(`555${String(customer()).padStart(7, '0')}`)],
    ['order search, nothing', (at) => search(`zzyzx${at}`)],
    ['order search, a city, delivered', () => `${search(place().city)}&status=delivered`],
    ['order search, a letter', (at) => search('abcdefghijklmnopqrstuvwxyz'.charAt(at % 26))],
  ];
}

function customers({ random, orders }: Given): Get[] {
  const customer = () => aCustomer(orders, random);
  return [
    ['customers, first page', () => '/customers'],
    ['customers, page 50 by sum', () => '/customers?sort=sum&page=50'],
    ['customers, page 100 by name', () => '/customers?sort=name&page=100'],
    ['customers, last page', () => `/customers?page=${Math.floor(orders / 20 / 20)}`],
    ['customers, search for a name', () => `/customers?q=${placeOf(customer()).name}`],
    ['customers, search for an email', () => `/customers?q=${emailOfCustomer(customer())}`],
    ['customers, search for nothing', (at) => `/customers?q=zzyzx${at}`],
    ['one customer', () => `/customers/customer-${customer()}`],
    ["one customer's orders", () => `/customers/customer-${customer()}/orders`],
  ];
}
