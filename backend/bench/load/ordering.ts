import type { Call, HttpClient } from './http-client.ts';
import { admin } from './own-shop.ts';
import { any, type Book, type Customer, type Kind, placeOrder, signInAdmin } from './visitors.ts';

const COUNTED_BOOKS = 3;
const COPIES = 500_000;
const PRICE = 10;
/** One order in this many is sent a second time, as by an impatient customer. */
const REPEATED = 10;
const PAGE = 100;

type CountedBook = Pick<Book, '_id' | 'newPrice'>;

/**
 * Adds books with counted copies to the shop and makes customers order them. `faults` compares the shop
 * with what it has confirmed: every order once, and each copy sold once. Any server of the shop will do.
 */
export async function startOrdering(client: HttpClient, customers: readonly Customer[]) {
  const books = await addCountedBooks(client);
  let sent = 0;
  let last: Call | undefined;
  /** Ids of orders by the key that they were sent with. */
  const confirmed = new Map<string, string>();
  const contradictions: string[] = [];

  const kind: Omit<Kind, 'name' | 'share'> = {
    status: 201,
    call: () => {
      if (last && Math.random() * REPEATED < 1) return last;
      const some = books.filter(() => Math.random() < 0.5);
      last = placeOrder(any(customers), ...(some.length > 0 ? some : books));
      sent += 1;
      return last;
    },
    onReply: ({ headers }, { text }) => {
      const key = headers?.['idempotency-key'] ?? '';
      const { _id: id } = JSON.parse(text) as { _id: string };
      const before = confirmed.get(key);
      if (before && before !== id) contradictions.push(`one order became ${before} and ${id}`);
      confirmed.set(key, id);
    },
  };

  return {
    kind,
    placed: () => confirmed.size,
    faults: async (): Promise<string[]> => {
      const token = await signInAdmin(client, admin);
      const stored = await readOrders(client, token);
      const ids = new Set(stored.map(({ _id }) => _id));
      const lost = [...confirmed.values()].filter((id) => !ids.has(id));
      const unknown = stored.length - (confirmed.size - lost.length);
      return [
        ...contradictions,
        ...lost.map((id) => `order ${id} is lost`),
        ...(unknown <= sent - confirmed.size ? [] : [`${unknown} orders that nobody sent`]),
        ...(await stockFaults(client, books, stored)),
      ];
    },
  };
}

async function addCountedBooks(client: HttpClient): Promise<CountedBook[]> {
  const authorization = `Bearer ${await signInAdmin(client, admin)}`;
  const books: CountedBook[] = [];
  for (let at = 1; at <= COUNTED_BOOKS; at += 1) {
    const { status, text } = await client.call({
      method: 'POST',
      path: '/api/books/create-book',
      headers: { authorization },
      body: {
        title: `Counted book ${at}`,
        description: 'Sold under load.',
        category: 'fiction',
        newPrice: PRICE,
        oldPrice: PRICE,
        stock: COPIES,
      },
    });
    if (status !== 201) throw new Error(`A book could not be added: ${status} ${text}`);
    books.push(JSON.parse(text) as CountedBook);
  }
  return books;
}

type StoredOrder = { _id: string; productIds: string[] };

async function readOrders(client: HttpClient, token: string): Promise<StoredOrder[]> {
  const orders = new Map<string, StoredOrder>();
  for (let page = 1; ; page += 1) {
    const { text } = await client.call({
      path: `/api/admin/orders?limit=${PAGE}&page=${page}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const found = JSON.parse(text) as StoredOrder[];
    for (const order of found) orders.set(order._id, order);
    if (found.length < PAGE) return [...orders.values()];
  }
}

async function stockFaults(
  client: HttpClient,
  books: readonly CountedBook[],
  orders: readonly StoredOrder[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { _id } of books) {
    const { text } = await client.call({ path: `/api/books/${_id}` });
    const { stock, title } = JSON.parse(text) as { stock: number; title: string };
    const sold = orders.filter(({ productIds }) => productIds.includes(_id)).length;
    if (stock !== COPIES - sold)
      faults.push(`${title}: ${COPIES - stock} copies are gone, and ${sold} are in orders`);
  }
  return faults;
}
