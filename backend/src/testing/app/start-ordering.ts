import { randomUUID } from 'node:crypto';
import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { toMinor, toMoneyText } from '@book-store/contract/money';
import { anOrderBody } from '../../orders/order/orders.builder.ts';
import { orderFaults } from '../checks/order-check.ts';
import type { Call, HttpClient, Reply } from './http-client.ts';
import { ADMIN, type Customer } from './start-shop.ts';

const STOCKS = [500_000, 500_000, 500_000];
/** One order in this many is repeated, as by an impatient customer. */
const REPEATED = 10;

/**
 * Adds books with counted stock and makes customers order them. `faults` checks the shop against its
 * confirmations: every order exists once, and each copy is sold once.
 */
export async function startOrdering(client: HttpClient, customers: readonly Customer[]) {
  const read = readAs(client, await signInAdmin(client));
  const books = await addCountedBooks(read, STOCKS);
  let last: Call | undefined;
  /** Order ids by idempotency key. */
  const confirmed = new Map<string, string>();
  const contradictions: string[] = [];
  return {
    call: (): Call => {
      if (last && Math.random() * REPEATED < 1) return last;
      const customer = customers[Math.floor(customers.length * Math.random())] as Customer;
      const some = books.filter(() => Math.random() < 0.5);
      last = placeOrder(customer, ...(some.length > 0 ? some : books));
      return last;
    },
    onReply: ({ headers }: Call, reply: Reply) => {
      const key = headers?.['idempotency-key'] ?? '';
      const { _id: id } = JSON.parse(reply.text()) as { _id: string };
      const before = confirmed.get(key) ?? id;
      if (before !== id) contradictions.push(`one order became ${before} and ${id}`);
      confirmed.set(key, id);
    },
    placed: () => confirmed.size,
    faults: async (): Promise<string[]> => {
      const orders = { placed: new Set(confirmed.values()), cancelled: new Set<string>() };
      const faults = await orderFaults((path) => read({ path }), copiesOf(books), orders);
      return [...contradictions, ...faults];
    },
  };
}

type Counted = { _id: string; newPrice: number; stock: number };
type Read = (call: Call) => ReturnType<typeof JSON.parse>;

/** Calls the shop with some headers and parses its reply. */
export const readAs =
  (client: HttpClient, headers: Record<string, string>): Read =>
  async (call) =>
    JSON.parse((await client.call({ headers, ...call })).text());

/** As an admin, adds a book for each of these stocks. */
export async function addCountedBooks(read: Read, stocks: readonly number[]): Promise<Counted[]> {
  const facts = { title: 'Counted', description: 'Sold under load.', category: 'fiction' };
  const books: Counted[] = [];
  for (const stock of stocks) {
    const body = { ...facts, oldPrice: 10, newPrice: 10, stock };
    books.push(await read({ method: 'POST', path: '/api/books/create-book', body }));
  }
  return books;
}

export const copiesOf = (books: readonly Counted[]): Map<string, number> =>
  new Map(books.map(({ _id, stock }) => [_id, stock]));

export const asCustomer = ({ idToken }: Customer) => ({ authorization: `Bearer ${idToken}` });

type Bought = Pick<BookView, '_id' | 'newPrice'>;

export function placeOrder(customer: Customer, ...books: readonly Bought[]): Call {
  const total = books.reduce((sum, { newPrice }) => sum + toMinor(newPrice), 0);
  const headers = { ...asCustomer(customer), 'idempotency-key': randomUUID() };
  const body = anOrderBody({
    email: customer.email,
    productIds: books.map(({ _id }) => _id),
    totalPrice: toMoneyText(total),
  });
  return { method: 'POST', path: '/api/orders/', headers, body };
}

export async function signInAdmin(client: HttpClient): Promise<{ authorization: string }> {
  const reply = await client.call({ method: 'POST', path: '/api/auth/admin', body: ADMIN });
  if (reply.status !== 200) throw new Error(`The admin's sign-in returned ${reply.status}.`);
  return { authorization: `Bearer ${JSON.parse(reply.text()).token}` };
}
