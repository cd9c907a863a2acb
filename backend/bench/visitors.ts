import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type { Call, HttpClient } from '../src/testing/app/http-client.ts';
import { asCustomer } from '../src/testing/app/start-ordering.ts';
import type { Customer } from '../src/testing/app/start-shop.ts';
import { any, type Kind } from './measure.ts';

const WORDS = ['hary poter', 'the', 'love', 'garcia', 'design', 'a', 'busines', 'horror', 'xyzzy'];

/** Returns what visitors who only read do: of 96 requests 90 browse and 6 search. */
export async function readers(client: HttpClient): Promise<Kind[]> {
  const books = await someBooks(client);
  const covers = books.map(({ coverImage }) => coverImage).filter((name) => /^[^/]+$/.test(name));
  const shares: [name: string, share: number, path: () => string][] = [
    ['list', 16, () => `/api/books/?limit=20&page=${any([1, 2])}`],
    ['book', 20, () => `/api/books/${any(books)._id}`],
    ['cover', 36, () => `/covers/240/${any(covers)}`],
    ['html', 18, () => any(['/', `/genres/${any(books).category}`, `/books/${any(books)._id}`])],
    ['search', 4, () => `/api/books/?limit=8&q=${encodeURIComponent(any(WORDS))}`],
    ['suggestions', 2, () => `/api/suggestions?q=${encodeURIComponent(any(WORDS))}`],
  ];
  const headers = { 'accept-encoding': 'gzip' };
  return shares.map(([name, share, path]) => ({
    ...{ name, share },
    call: () => ({ path: path(), headers }),
  }));
}

/** Returns what people do in a shop: of a hundred requests 96 read, 3 concern a cart, 1 is an order. */
export async function visitors(
  client: HttpClient,
  customers: readonly Customer[],
  orders: Pick<Kind, 'call' | 'onReply'>,
): Promise<Kind[]> {
  const books = await someBooks(client);
  const cart = () => ({ path: '/api/account/cart', headers: asCustomer(any(customers)) });
  return [
    ...(await readers(client)),
    { name: 'cart change', share: 2, call: () => changeCart(any(customers), any(books)) },
    { name: 'cart', share: 1, call: cart },
    { name: 'order', share: 1, status: 201, ...orders },
  ];
}

export const someBooks = async (client: HttpClient): Promise<BookView[]> =>
  JSON.parse((await client.call({ path: '/api/books/?limit=100' })).text());

function changeCart(customer: Customer, { _id: bookId }: BookView): Call {
  const at = new Date().toISOString();
  const body = { sentAt: at, changes: [{ bookId, kind: any(['add', 'remove']), at }] };
  return { method: 'POST', path: '/api/account/cart/changes', headers: asCustomer(customer), body };
}
