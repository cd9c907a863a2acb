import { randomUUID } from 'node:crypto';
import type { Call, HttpClient, Reply } from './http-client.ts';

type Credentials = { username: string; password: string };

/** One kind of request, how often it comes, and the status of its reply. */
export type Kind = {
  name: string;
  /** In percent. */
  share: number;
  status: number;
  call: () => Call;
  /** Called with each reply of the right status. */
  onReply?: (call: Call, reply: Reply) => void;
};

export type Customer = { email: string; idToken: string };
export type Book = {
  _id: string;
  category: string;
  coverImage: string;
  newPrice: number;
  title: string;
};

const WORDS = ['hary poter', 'the', 'love', 'garcia', 'design', 'a', 'busines', 'horror', 'xyzzy'];

/** Returns what people do in a shop: of a hundred requests 90 browse, 6 search, 3 concern a cart, 1 is an order. */
export async function visitors(
  client: HttpClient,
  { customers, orders }: { customers: readonly Customer[]; orders: Omit<Kind, 'name' | 'share'> },
): Promise<Kind[]> {
  const books = await someBooks(client);
  return [
    ...shelvesOf(books, { list: 16, book: 20, cover: 36 }),
    get('html', 18, () => any(['/', `/genres/${any(books).category}`, `/books/${any(books)._id}`])),
    get('search', 4, searchFor),
    get('suggestions', 2, () => `/api/suggestions?q=${encodeURIComponent(any(WORDS))}`),
    {
      name: 'cart change',
      share: 2,
      status: 200,
      call: () => changeCart(any(customers), any(books)),
    },
    { name: 'cart', share: 1, status: 200, call: () => cartOf(any(customers)) },
    { name: 'order', share: 1, ...orders },
  ];
}

/** Returns the kinds of requests of visitors who only read, for measuring what others do to them. */
export async function readers(client: HttpClient): Promise<Kind[]> {
  const books = await someBooks(client);
  return [
    ...shelvesOf(books, { list: 30, book: 20, cover: 20 }),
    get('search', 12, searchFor),
    get('html', 10, () => any(['/', `/books/${any(books)._id}`])),
    get('health', 4, () => '/api/health'),
  ];
}

export const someBooks = async (client: HttpClient) =>
  JSON.parse((await client.call({ path: '/api/books/' })).text) as Book[];

function shelvesOf(
  books: readonly Book[],
  shares: { list: number; book: number; cover: number },
): Kind[] {
  const covers = books.map((book) => book.coverImage).filter((name) => name && !name.includes('/'));
  return [
    get('list', shares.list, () => `/api/books/?limit=20&page=${1 + any([0, 1])}`),
    get('book', shares.book, () => `/api/books/${any(books)._id}`),
    get('cover', shares.cover, () => `/covers/240/${any(covers)}`),
  ];
}

const searchFor = () => `/api/books/?limit=8&q=${encodeURIComponent(any(WORDS))}`;

const get = (name: string, share: number, path: () => string): Kind => ({
  name,
  share,
  status: 200,
  call: () => ({ path: path(), headers: { 'accept-encoding': 'gzip' } }),
});

const asCustomer = ({ idToken }: Customer) => ({ authorization: `Bearer ${idToken}` });

export function changeCart(customer: Customer, { _id: bookId }: Book): Call {
  const at = new Date().toISOString();
  return {
    method: 'POST',
    path: '/api/account/cart/changes',
    headers: asCustomer(customer),
    body: { sentAt: at, changes: [{ bookId, kind: any(['add', 'remove']), at }] },
  };
}

const cartOf = (customer: Customer): Call => ({
  path: '/api/account/cart',
  headers: asCustomer(customer),
});

export const ordersOf = (customer: Customer): Call => ({
  path: `/api/orders/email/${encodeURIComponent(customer.email)}`,
  headers: asCustomer(customer),
});

export const placeOrder = (
  customer: Customer,
  ...books: readonly Pick<Book, '_id' | 'newPrice'>[]
): Call => ({
  method: 'POST',
  path: '/api/orders/',
  headers: { ...asCustomer(customer), 'idempotency-key': randomUUID() },
  body: {
    name: 'Dora Reader',
    email: customer.email,
    phone: '+15550100',
    address: {
      street: '12 Inkwell Lane',
      city: 'Springfield',
      state: 'IL',
      country: 'US',
      zipcode: '62701',
    },
    productIds: books.map(({ _id }) => _id),
    totalPrice: (
      books.reduce((cents, { newPrice }) => cents + Math.round(newPrice * 100), 0) / 100
    ).toFixed(2),
  },
});

/** Signs up with Google, because accounts with a verified address may have more open orders. */
export async function register(client: HttpClient): Promise<Customer> {
  const email = `load-${randomUUID()}@example.com`;
  const account = JSON.stringify({ sub: email, email, email_verified: true });
  const { status, text } = await client.call({
    method: 'POST',
    path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo',
    body: {
      postBody: `providerId=google.com&id_token=${encodeURIComponent(account)}`,
      requestUri: 'http://localhost',
      returnSecureToken: true,
    },
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

export function any<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}
