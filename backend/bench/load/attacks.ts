import { randomBytes } from 'node:crypto';
import { BOOK_SORTS } from '@book-store/contract/lists';
import type { Call } from './http-client.ts';
import { wordOf } from './many-books.ts';
import { type Book, type Customer, changeCart, placeOrder } from './visitors.ts';

type Attack = (known: Known) => Call;
/** What the attacker has: what anybody can find out about a shop, some accounts, and an admin's session. */
export type Known = {
  sitemaps: readonly string[];
  books: readonly Book[];
  customers: readonly Customer[];
  adminToken: string;
};

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const below = (most: number) => Math.floor(Math.random() * most);
const list = (query: string): Call => ({ path: `/api/books/?${query}` });

const GENRES = ['', '&category=business', '&category=fiction', '&category=horror'];
const filters = () => `sort=${any(BOOK_SORTS)}${any(GENRES)}`;

/** Returns a word with an extra letter, so that its results are not in a cache. */
function mistyped(): string {
  const word = wordOf(below(30_000));
  const at = 1 + below(word.length - 1);
  return `${word.slice(0, at)}${any([...'bcdfghjklmnpqrstvwxyz'])}${word.slice(at)}`;
}
const words = (count: number) => Array.from({ length: count }, mistyped).join(' ');
const letter = () => any([...'abcdefghijklmnopqrstuvwxyz']);

/** Filters that nobody else has asked for, and that thousands of books match. */
const oddFilters = () =>
  `sort=${any(BOOK_SORTS)}&category=fiction&category=horror&category=u${below(1e9)}&page=${1 + below(90)}`;

const signIn = (): Call => ({
  method: 'POST',
  path: '/api/auth/admin',
  body: { username: `u${below(1e9)}`, password: 'a wrong password' },
});
const customerSignIn = (): Call => ({
  method: 'POST',
  path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any',
  body: { email: `u${below(1e9)}@example.com`, password: 'wrong', returnSecureToken: true },
});

const register = (): Call => ({
  method: 'POST',
  path: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any',
  body: { email: `u${below(1e9)}@example.com`, password: 'long enough 1', returnSecureToken: true },
});

/** The requests of clients in one network, each in the most expensive variant found. */
export const ATTACKS: Record<string, Attack> = {
  sitemap: ({ sitemaps }) => ({ path: any(sitemaps) }),
  'search, 12 mistyped words': () =>
    list(`limit=8&q=${encodeURIComponent(words(12).slice(0, 100))}`),
  'search, 1 mistyped word': () => list(`limit=8&q=${words(1)}`),
  'search, one letter': () => list(`limit=100&${filters()}&q=${letter()}`),
  'deep pages': () => list(`limit=100&page=${400 + below(100)}&${filters()}`),
  'deepest pages allowed': () => list(`limit=100&page=${90 + below(11)}&${filters()}`),
  'first pages of 100': () => list(`limit=100&${filters()}`),
  'unknown books': () => ({ path: `/api/books/${randomBytes(12).toString('hex')}` }),
  'pages of unknown books': () => ({ path: `/books/${randomBytes(12).toString('hex')}` }),
  covers: ({ books }) => ({ path: `/covers/720/${any(books).coverImage}` }),
  'unknown covers': () => ({ path: `/covers/720/u-${randomBytes(16).toString('hex')}.webp` }),
  'admin sign-in': signIn,
  'customer sign-in': customerSignIn,
  registrations: register,
  'cart changes of 12 accounts': ({ customers, books }) => changeCart(any(customers), any(books)),
  'orders of 12 accounts': ({ customers, books }) => placeOrder(any(customers), any(books)),
  'lists with odd filters': () => list(`limit=100&${oddFilters()}`),
  'shelf pages with odd filters': () => ({ path: `/books?${oddFilters()}` }),
  'facets of odd filters': () => ({
    path: `/api/books/facets?category=fiction&category=u${below(1e9)}`,
  }),
  'pages of 12 books': ({ books }) => ({ path: `/books/${any(books.slice(0, 12))._id}` }),
  'openapi.json?x': () => ({ path: `/api/openapi.json?x=${below(1e9)}` }),
  'books.csv by an admin': ({ adminToken }) => ({
    path: '/api/admin/exports/books.csv',
    headers: { authorization: `Bearer ${adminToken}` },
  }),
};
