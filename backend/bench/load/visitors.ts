import { randomUUID } from 'node:crypto';
import type { Call, HttpClient } from './http-client.ts';

type Credentials = { username: string; password: string };
export type Kind = { name: string; share: number; status: number; call: () => Call };

export type Customer = { email: string; idToken: string };
type Book = { _id: string; coverImage: string; newPrice: number; title: string };

const CUSTOMERS = 30;
const WORDS = ['hary poter', 'the', 'love', 'garcia', 'design', 'a', 'busines', 'horror', 'xyzzy'];

/** Returns the kinds of requests that visitors send, with their shares in percent; an admin's only with credentials. */
export async function visitors(
  client: HttpClient,
  credentials: Credentials | undefined,
): Promise<Kind[]> {
  const books = await someBooks(client);
  const customers = await inTurn(CUSTOMERS, () => register(client));
  const adminToken = credentials && (await signInAdmin(client, credentials));
  const kinds: Kind[] = [
    ...readersOf(books),
    { name: 'orders list', share: 2, status: 200, call: () => ordersOf(any(customers)) },
    { name: 'order', share: 1, status: 201, call: () => placeOrder(any(customers), any(books)) },
  ];
  if (!adminToken) return kinds;
  const authorization = `Bearer ${adminToken}`;
  const stats = { path: '/api/admin', headers: { authorization } };
  return [...kinds, { name: 'admin stats', share: 1, status: 200, call: () => stats }];
}

/** Returns the kinds of requests of visitors who only browse. */
export const readers = async (client: HttpClient): Promise<Kind[]> =>
  readersOf(await someBooks(client));

const someBooks = async (client: HttpClient) =>
  JSON.parse((await client.call({ path: '/api/books/' })).text) as Book[];

function readersOf(books: readonly Book[]): Kind[] {
  const covers = books.map((book) => book.coverImage).filter((name) => !name.includes('/'));
  return [
    get('list', 30, () => `/api/books/?limit=20&page=${1 + any([0, 1])}`),
    get('book', 20, () => `/api/books/${any(books)._id}`),
    get('cover', 20, () => `/covers/240/${any(covers)}`),
    get('search', 12, () => `/api/books/?limit=8&q=${encodeURIComponent(any(WORDS))}`),
    get('html', 10, () => any(['/', `/books/${any(books)._id}`])),
    get('health', 4, () => '/api/health'),
  ];
}

const get = (name: string, share: number, path: () => string): Kind => ({
  name,
  share,
  status: 200,
  call: () => ({ path: path(), headers: { 'accept-encoding': 'gzip' } }),
});

export const ordersOf = ({ email, idToken }: Customer): Call => ({
  path: `/api/orders/email/${encodeURIComponent(email)}`,
  headers: { authorization: `Bearer ${idToken}` },
});

export const placeOrder = (
  { email, idToken }: Customer,
  book: Pick<Book, '_id' | 'newPrice'>,
): Call => ({
  method: 'POST',
  path: '/api/orders/',
  headers: { authorization: `Bearer ${idToken}`, 'idempotency-key': randomUUID() },
  body: {
    name: 'Dora Reader',
    email,
    phone: '+15550100',
    address: {
      street: '12 Inkwell Lane',
      city: 'Springfield',
      state: 'IL',
      country: 'US',
      zipcode: '62701',
    },
    productIds: [book._id],
    totalPrice: book.newPrice.toFixed(2),
  },
});

export async function register(client: HttpClient): Promise<Customer> {
  const email = `load-${randomUUID()}@example.com`;
  const { status, text } = await client.call({
    method: 'POST',
    path: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo',
    body: { email, password: 'a long enough one', returnSecureToken: true },
  });
  if (status !== 200)
    throw new Error(`Registration returned ${status}. The load test needs the emulator.`);
  return { email, idToken: (JSON.parse(text) as Customer).idToken };
}

export async function signInAdmin(client: HttpClient, body: Credentials): Promise<string> {
  const { status, text } = await client.call({ method: 'POST', path: '/api/auth/admin', body });
  if (status !== 200) throw new Error(`The admin's sign-in returned ${status}.`);
  return (JSON.parse(text) as { token: string }).token;
}

export async function inTurn<T>(times: number, make: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < times) results.push(await make());
  return results;
}

function any<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}
