import { setTimeout as pause } from 'node:timers/promises';
import { type HttpClient, httpClient } from '../app/http-client.ts';
import {
  addCountedBooks,
  asCustomer,
  copiesOf,
  placeOrder,
  readAs,
  signInAdmin,
} from '../app/start-ordering.ts';
import { type Customer, startShop } from '../app/start-shop.ts';
import { type Confirmed, orderFaults } from '../checks/order-check.ts';

/** They order concurrently. One account could not place as many orders as a few kills need. */
const CUSTOMERS = 8;
const STOCKS = [6, 40, 4000];
const ORDERS_BEFORE_KILL = 40;

type Work = { books: Awaited<ReturnType<typeof addCountedBooks>>; confirmed: Confirmed };

/**
 * Kills a shop (kill -9) at random moments while customers order and cancel, and restarts it. Returns the
 * inconsistencies between stock, orders, stock log and confirmations after each kill.
 */
export async function killWhileOrdering(kills: number): Promise<string[]> {
  const shop = await startShop();
  const client = httpClient(shop.origins);
  const faults: string[] = [];
  const confirmed: Confirmed = { placed: new Set(), cancelled: new Set() };
  try {
    const read = readAs(client, await signInAdmin(client));
    const books = await addCountedBooks(read, STOCKS);
    for (let kill = 1; kill <= kills; kill += 1) {
      const first = (kill * CUSTOMERS) % shop.customers.length;
      const working = shop.customers
        .slice(first, first + CUSTOMERS)
        .map((customer) => keepOrdering(client, customer, { books, confirmed }));
      await amongOrders(confirmed);
      for (const { stop } of shop.servers) await stop('SIGKILL');
      await Promise.all(working);
      for (const { start } of shop.servers) await start();
      const wrong = await orderFaults((path) => read({ path }), copiesOf(books), confirmed);
      faults.push(...wrong.map((fault) => `after kill ${kill}: ${fault}`));
    }
    if (confirmed.placed.size === 0) faults.push('No order was placed at all.');
  } finally {
    client.close();
    await shop.stop();
  }
  return faults;
}

/** Waits for some more confirmed orders, and then until a random moment within the next one. */
async function amongOrders({ placed }: Confirmed): Promise<void> {
  const enough = placed.size + Math.random() * ORDERS_BEFORE_KILL;
  const giveUpAt = Date.now() + 5000;
  while (placed.size <= enough && Date.now() < giveUpAt) await pause(5);
  await pause(Math.random() * 50);
}

/** Orders some of the books and cancels a third of the orders, until the shop is dead. */
async function keepOrdering(
  client: HttpClient,
  customer: Customer,
  { books, confirmed }: Work,
): Promise<void> {
  try {
    for (;;) {
      const some = books.filter(() => Math.random() < 0.6);
      if (some.length === 0) continue;
      const reply = await client.call(placeOrder(customer, ...some));
      if (reply.status === 429) await pause(100);
      if (reply.status !== 201) continue;
      const { _id } = JSON.parse(reply.text()) as { _id: string };
      confirmed.placed.add(_id);
      if (Math.random() > 0.33) continue;
      const headers = asCustomer(customer);
      const path = `/api/orders/${_id}/cancel`;
      const cancelled = await client.call({ method: 'POST', path, headers, body: {} });
      if (cancelled.status === 200) confirmed.cancelled.add(_id);
    }
  } catch {
    // The shop is dead.
  }
}
