import { setTimeout as wait } from 'node:timers/promises';
import { PRICE_RANGES } from '@book-store/contract/book-facts';
import { CATEGORIES } from '@book-store/contract/categories';
import { BOOK_SORTS } from '@book-store/contract/lists';
import type { BookView } from '@book-store/contract/schemas/books';
import { authorsOf, slugOf } from '@book-store/contract/slugs';
import type { Call, HttpClient } from '../load/http-client.ts';
import { numbersFrom } from '../load/many-books.ts';
import { type Customer, inTurn, ordersOf, placeOrder, register } from '../load/visitors.ts';
import { adminRows } from './admin-rows.ts';
import { aCustomer, emailOfCustomer } from './many-orders.ts';
import type { Kind, Row } from './measure-row.ts';

const CUSTOMERS = 10;
/** After this nothing is answered from the cache of replies. */
const CACHED_MS = 700;

type Parts = {
  client: HttpClient;
  random: () => number;
  any: <T>(list: readonly T[]) => T;
  books: BookView[];
  customers: Customer[];
  /** The header of an admin. */
  authorization: string;
  orders: number;
};

/** Returns all rows: what visitors and customers wait for, then the dashboard. */
export async function rowsFor(
  client: HttpClient,
  { orders, authorization }: { orders: number; authorization: string },
): Promise<Row[]> {
  const random = numbersFrom(7);
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const books = await someBooks(client);
  const customers = await inTurn(CUSTOMERS, () => register(client));
  const parts = { client, random, any, books, customers, authorization, orders };
  const probe = () => ({ path: `/api/books/${any(books)._id}` });
  return [...visitorRows(parts), ...customerRows(parts), ...adminRows(parts)].map((row) => ({
    times: 200,
    ...row,
    probe,
  }));
}

/** Returns books from all over the catalogue. */
async function someBooks(client: HttpClient): Promise<BookView[]> {
  const lists = BOOK_SORTS.flatMap((sort) =>
    CATEGORIES.map(async (category) => {
      const path = `/api/books/?limit=100&sort=${sort}&category=${category}`;
      return JSON.parse((await client.call({ path })).text) as BookView[];
    }),
  );
  return (await Promise.all(lists)).flat();
}

const sort = (at: number) => `sort=${BOOK_SORTS[at % BOOK_SORTS.length]}`;
const category = (at: number) => `category=${CATEGORIES[at % CATEGORIES.length]}`;
/** Differs from request to request, so that no answer is cached from an earlier one. */
const limit = (at: number) => `limit=${1 + (at % 100)}`;
const letter = (at: number) => 'abcdefghijklmnopqrstuvwxyz'.charAt(at % 26);
const list = (query: string): Call => ({ path: `/api/books/?${query}` });
const search = (q: string) => list(`limit=20&q=${encodeURIComponent(q)}`);

function visitorRows({ client, random, any, books, authorization }: Parts): Kind[] {
  const word = () => any(any(books).title.split(' '));
  /** A word with a letter too many, so that its results are in no cache. */
  const mistyped = () => {
    const right = word();
    const place = 1 + Math.floor(random() * right.length);
    return right.slice(0, place) + letter(Math.floor(random() * 26)) + right.slice(place);
  };
  const author = () => slugOf(authorsOf(any(books).author ?? '')[0] ?? '');
  return [
    { name: 'list, cached', call: () => list('limit=20') },
    { name: 'list, first page', call: (at) => list(limit(at)) },
    { name: 'list, page 50', call: (at) => list(`limit=20&page=50&${sort(at)}&${category(at)}`) },
    { name: 'list, page 100 of 100', call: (at) => list(`limit=100&page=100&${sort(at)}`) },
    { name: 'list, a category', call: (at) => list(`${limit(at)}&${category(at)}`) },
    { name: 'list, by price', call: (at) => list(`${limit(at)}&sort=${at % 2 ? '' : '-'}price`) },
    { name: 'one book, cached', call: () => ({ path: `/api/books/${books[0]?._id}` }) },
    { name: 'one book', call: () => ({ path: `/api/books/${any(books)._id}` }) },
    { name: 'page of a book', call: () => ({ path: `/books/${any(books)._id}` }) },
    { name: 'search, a word', call: () => search(word()) },
    { name: 'search, two words', call: () => search(`${word()} ${word()}`) },
    { name: 'search, a mistyped word', call: () => search(mistyped()) },
    {
      name: 'search, six mistyped words',
      call: () => search(Array.from({ length: 6 }, mistyped).join(' ')),
    },
    { name: 'search, one letter', call: (at) => list(`limit=20&${sort(at)}&q=${letter(at)}`) },
    {
      name: 'search just after a change',
      times: 30,
      before: () => client.call(edit(any(books), authorization)),
      call: () => search(word()),
    },
    {
      name: 'facets of all books',
      times: 20,
      before: () => wait(CACHED_MS),
      call: () => ({ path: '/api/books/facets' }),
    },
    {
      name: 'facets, a genre, a price, an author',
      call: (at) => ({
        path: `/api/books/facets?${category(at)}&price=${PRICE_RANGES[at % 4]}&author=${author()}`,
      }),
    },
    { name: 'facets of a search', call: () => ({ path: `/api/books/facets?q=${word()}` }) },
    { name: 'author', call: () => ({ path: `/api/authors/${author()}` }) },
    {
      name: 'suggestions for three letters',
      call: () => ({ path: `/api/suggestions?q=${word().slice(0, 3)}` }),
    },
    {
      name: 'suggestions for a mistyped word',
      call: () => ({ path: `/api/suggestions?q=${mistyped()}` }),
    },
    {
      name: 'page of all books',
      times: 20,
      before: () => wait(CACHED_MS),
      call: () => ({ path: '/books' }),
    },
    {
      name: 'page of a genre, any part',
      call: (at) => ({
        path: `/genres/${CATEGORIES[at % CATEGORIES.length]}?page=${1 + Math.floor(random() * 300)}&${sort(at)}`,
      }),
    },
    { name: 'page of an author', call: () => ({ path: `/authors/${author()}` }) },
    {
      name: 'page of a search',
      call: () => ({ path: `/search?q=${word()}` }),
    },
    {
      name: 'home page',
      times: 20,
      before: () => wait(CACHED_MS),
      call: () => ({ path: '/' }),
    },
    { name: 'sitemap, its index', times: 20, call: () => ({ path: '/sitemap.xml' }) },
    { name: 'sitemap, a part', times: 50, call: () => ({ path: '/sitemap-1.xml' }) },
  ];
}

function customerRows({ any, books, customers, authorization, orders, random }: Parts): Kind[] {
  const email = () => emailOfCustomer(aCustomer(orders, random));
  return [
    { name: 'order', status: 201, call: () => placeOrder(any(customers), any(books)) },
    { name: 'own orders', call: () => ordersOf(any(customers)) },
    {
      name: "a customer's orders, by email",
      call: () => ({ path: `/api/orders/email/${email()}`, headers: { authorization } }),
    },
  ];
}

function edit(
  { _id, createdAt: _at, coverTint: _tint, ...book }: BookView,
  authorization: string,
): Call {
  const body = { ...book, trending: !book.trending };
  return { method: 'PUT', path: `/api/books/edit/${_id}`, headers: { authorization }, body };
}
