import { setTimeout as pause } from 'node:timers/promises';
import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { currentInvoice } from '@book-store/contract/orders/papers/papers';
import { expect, it } from 'vitest';
import { readCsv } from '../../platform/csv/read-csv.ts';
import { type HttpClient, httpClient } from '../../testing/app/http-client.ts';
import {
  addCountedBooks,
  placeOrder,
  readAs,
  signInAdmin,
} from '../../testing/app/start-ordering.ts';
import { startShop } from '../../testing/app/start-shop.ts';

const KILLS = Number(process.env.KILLS ?? 1);
const TIMEOUT_MS = 60_000 + KILLS * 60_000;
/** Few enough that several admins often draw the invoice of the same order. */
const ORDERS = 8;
const ADMINS = 6;
const PAPERS_BEFORE_KILL = 30;
const WORK_MS = 20_000;

type Shop = Awaited<ReturnType<typeof startShop>>;
type Read = ReturnType<typeof readAs>;

/** Returns the ids of packed orders in a shop that numbers its papers RE-0001 and so on. */
async function packedOrders(client: HttpClient, { customers }: Shop, read: Read) {
  const put = (section: string, body: object) =>
    read({ method: 'PUT', path: `/api/admin/shop/${section}`, body });
  const sellerAddress = 'Ring 1\n04109 Leipzig';
  await put('tax', { included: true, number: 'DE123456789', sellerAddress, rates: [] });
  await put('papers', { prefix: 'RE', yearly: false, payDays: 14 });
  const [book] = await addCountedBooks(read, [ORDERS]);
  if (!book) throw new Error('There is no book.');
  const ids: string[] = [];
  for (const customer of customers.slice(0, ORDERS)) {
    const placed = await client.call(placeOrder(customer, book));
    ids.push(JSON.parse(placed.text())._id);
  }
  for (const step of [
    { from: 'placed', to: 'confirmed' },
    { from: 'confirmed', to: 'packed' },
  ]) {
    const moves = ids.map((id) => ({ id, ...step }));
    const { moved } = await read({
      method: 'POST',
      path: '/api/admin/orders/moves',
      body: { moves },
    });
    expect(moved).toHaveLength(ORDERS);
  }
  return ids;
}

/** Draws invoices and cancels them, until told to stop; `seen` gets the order of each paper that an answer named. */
async function keepDrawing(
  client: HttpClient,
  headers: Record<string, string>,
  { ids, seen, signal }: { ids: string[]; seen: Map<string, string>; signal: AbortSignal },
) {
  const post = async (path: string) => {
    const reply = await client.call({ method: 'POST', path, headers, body: {} });
    if (reply.status !== 200) return undefined;
    const order: AdminOrderView = JSON.parse(reply.text());
    for (const { number } of order.papers ?? []) seen.set(number, order._id);
    return order;
  };
  while (!signal.aborted) {
    const id = ids[Math.floor(Math.random() * ids.length)];
    try {
      const order = await post(`/api/admin/orders/${id}/invoice`);
      const invoice = currentInvoice(order?.papers);
      if (invoice) await post(`/api/admin/papers/${invoice._id}/cancellation`);
    } catch {
      // Its server is dead.
      await pause(20);
    }
  }
}

/** Waits until some more papers are drawn, and then until a random moment of the next ones. */
async function amongPapers(seen: ReadonlyMap<string, string>): Promise<void> {
  const enough = seen.size + 1 + Math.random() * PAPERS_BEFORE_KILL;
  const giveUpAt = Date.now() + WORK_MS;
  while (seen.size <= enough && Date.now() < giveUpAt) await pause(5);
  expect(seen.size).toBeGreaterThan(enough);
  await pause(Math.random() * 50);
}

/** Expects a count without gaps, each number once, in one order, whose invoices and credit notes alternate. */
async function expectSoundPapers(client: HttpClient, read: Read, seen: Map<string, string>) {
  const orders: AdminOrderView[] = await read({ path: '/api/admin/orders?limit=100' });
  for (const { papers = [] } of orders)
    expect(papers.map(({ kind }) => kind)).toEqual(
      papers.map((_paper, at) => (at % 2 === 0 ? 'invoice' : 'credit-note')),
    );
  const named = orders.flatMap(({ _id, number: order, papers = [] }) =>
    papers.map(({ number }) => ({ number, order, _id })),
  );
  const counts = named.map(({ number }) => Number(number.replace('RE-', '')));
  expect(counts.sort((one, other) => one - other)).toEqual(named.map((_paper, at) => at + 1));
  for (const [number, id] of seen)
    expect(named).toContainEqual(expect.objectContaining({ number, _id: id }));
  const path = '/api/admin/exports/figures.csv?part=papers';
  const { authorization } = await signInAdmin(client);
  const journal = await client.call({ path, headers: { authorization } });
  const stored = readCsv(journal.text()).map(({ cells }) => [cells.Number, cells.Order].join(' '));
  expect(stored.sort()).toEqual(named.map(({ number, order }) => `${number} ${order}`).sort());
}

it.each([
  ['two servers are', 2],
  ['the only server, with its database, is', 1],
])(
  'papers are numbered without gaps, each for one order, after %s killed while they are drawn',
  async (_how, servers) => {
    const shop = await startShop({ servers });
    const client = httpClient(shop.origins);
    const end = new AbortController();
    try {
      const headers = await signInAdmin(client);
      const read = readAs(client, headers);
      const ids = await packedOrders(client, shop, read);
      const seen = new Map<string, string>();
      const work = { ids, seen, signal: end.signal };
      const drawing = Array.from({ length: ADMINS }, () => keepDrawing(client, headers, work));
      for (let kill = 0; kill < KILLS; kill += 1) {
        // While the first one is dead, the second one goes on.
        for (const { stop } of shop.servers) {
          await amongPapers(seen);
          await stop('SIGKILL');
        }
        for (const { start } of shop.servers) await start();
        await amongPapers(seen);
      }
      end.abort();
      await Promise.all(drawing);
      await expectSoundPapers(client, read, seen);
    } finally {
      end.abort();
      client.close();
      await shop.stop();
    }
  },
  TIMEOUT_MS,
);
