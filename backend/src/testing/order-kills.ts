import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import type { BookView } from '@book-store/contract/schemas/books';
import type { StockMovementView } from '@book-store/contract/schemas/stock';
import { anOrderBody } from '../features/orders/orders.builder.ts';
import { type RunningServer, runServer } from './run-server.ts';

const CUSTOMERS = 8;
const STOCKS = [6, 40, 4000];
const ORDERS_BEFORE_KILL = 40;
/** More orders than these would be too many open ones for an account. */
const KILLS_OF_A_GROUP = 10;
const ENV = {
  PORT: '0',
  TRUST_PROXY: '1',
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'correct horse battery staple',
  FIREBASE_PROJECT_ID: '',
  FIREBASE_API_KEY: '',
  FIREBASE_AUTH_DOMAIN: '',
};

type Customer = { email: string; token: string };
/** What the shop has confirmed. */
type Confirmed = { placed: Set<string>; cancelled: Set<string> };

/**
 * Kills a shop (kill -9) at random moments while customers order and cancel, and starts it again. Returns
 * the contradictions between copies, orders, stock log and what the shop has confirmed after each kill.
 */
export async function killWhileOrdering(
  kills: number,
  say: (line: string) => void = () => {},
): Promise<string[]> {
  const dir = mkdtempSync(path.join(tmpdir(), 'book-store-stock-'));
  const faults: string[] = [];
  const confirmed: Confirmed = { placed: new Set(), cancelled: new Set() };
  let shop = await start(dir);
  try {
    const groups = Math.ceil(kills / KILLS_OF_A_GROUP);
    const customers = await Promise.all(
      Array.from({ length: CUSTOMERS * groups }, (_, at) =>
        signUp(shop, `reader-${at}@example.com`),
      ),
    );
    const books = await Promise.all(STOCKS.map((stock) => addBook(shop, stock)));
    for (let kill = 1; kill <= kills; kill += 1) {
      const working = customers
        .filter((_, at) => at % groups === kill % groups)
        .map((customer) => keepOrdering(shop, customer, { books, confirmed }));
      await amongOrders(confirmed);
      shop.child.kill('SIGKILL');
      await shop.ended;
      await Promise.all(working);
      shop = await start(dir);
      const wrong = await check(shop, books, confirmed);
      faults.push(...wrong.map((fault) => `after kill ${kill}: ${fault}`));
      say(
        `${kill} kills: ${confirmed.placed.size} orders and ${confirmed.cancelled.size} cancellations confirmed, ${faults.length} faults`,
      );
    }
    if (confirmed.placed.size === 0) faults.push('No order was placed at all.');
  } finally {
    shop.child.kill('SIGTERM');
    await shop.ended;
    rmSync(dir, { recursive: true, force: true });
  }
  return faults;
}

/** Waits until some more orders are confirmed, and then until a random moment of the next ones. */
async function amongOrders({ placed }: Confirmed): Promise<void> {
  const enough = placed.size + Math.random() * ORDERS_BEFORE_KILL;
  const giveUpAt = Date.now() + 5000;
  while (placed.size <= enough && Date.now() < giveUpAt) await pause(5);
  await pause(Math.random() * 50);
}

async function start(dir: string): Promise<RunningServer> {
  const shop = runServer({ ...ENV, DATA_DIR: dir });
  await shop.opened;
  return shop;
}

const originOf = (shop: RunningServer) => /http:\/\/localhost:\d+/.exec(shop.printed())?.[0] ?? '';

type Call = { method?: string; body?: object; token?: string; headers?: Record<string, string> };

/** Each call comes from another address, so that no limit applies. */
function call(shop: RunningServer, url: string, { method, body, token, headers }: Call = {}) {
  return fetch(`${originOf(shop)}${url}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      'X-Forwarded-For': Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join(
        '.',
      ),
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Signs up with Google, because accounts with a verified address may have more open orders. */
async function signUp(shop: RunningServer, email: string): Promise<Customer> {
  const account = JSON.stringify({ sub: email, email, email_verified: true });
  const body = {
    postBody: `providerId=google.com&id_token=${encodeURIComponent(account)}`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  };
  for (;;) {
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp';
    const reply = await call(shop, url, { body });
    if (reply.ok) return { email, token: ((await reply.json()) as { idToken: string }).idToken };
    await pause(200);
  }
}

async function asOwner(shop: RunningServer): Promise<string> {
  const body = { username: ENV.ADMIN_USERNAME, password: ENV.ADMIN_PASSWORD };
  return ((await (await call(shop, '/api/auth/admin', { body })).json()) as { token: string })
    .token;
}

async function addBook(shop: RunningServer, stock: number): Promise<string> {
  const body = {
    title: `With ${stock} copies`,
    description: 'Sold while the shop dies.',
    category: 'fiction',
    newPrice: 10,
    oldPrice: 10,
    stock,
  };
  const token = await asOwner(shop);
  const reply = await call(shop, '/api/books/create-book', { body, token });
  return ((await reply.json()) as BookView)._id;
}

type Work = { books: readonly string[]; confirmed: Confirmed };

/** Orders some of the books, cancels a third of the orders, until the shop is dead. */
async function keepOrdering(
  shop: RunningServer,
  { email, token }: Customer,
  { books, confirmed }: Work,
): Promise<void> {
  try {
    for (;;) {
      const productIds = books.filter(() => Math.random() < 0.6);
      if (productIds.length === 0) continue;
      const totalPrice = (productIds.length * 10).toFixed(2);
      const body = anOrderBody({ email, productIds, totalPrice });
      const reply = await call(shop, '/api/orders/', { body, token });
      if (reply.status === 429) await pause(100);
      if (reply.status !== 201) continue;
      const { _id } = (await reply.json()) as { _id: string };
      confirmed.placed.add(_id);
      if (Math.random() > 0.33) continue;
      const cancelled = await call(shop, `/api/orders/${_id}/cancel`, { body: {}, token });
      if (cancelled.ok) confirmed.cancelled.add(_id);
    }
  } catch {
    // The shop is dead.
  }
}

async function check(
  shop: RunningServer,
  books: readonly string[],
  { placed, cancelled }: Confirmed,
) {
  const token = await asOwner(shop);
  const orders = await readAll<AdminOrderView>(shop, '/api/admin/orders', token);
  const faults: string[] = [];
  const byId = new Map(orders.map((order) => [order._id, order]));
  for (const id of placed) if (!byId.has(id)) faults.push(`order ${id} is lost`);
  for (const id of cancelled)
    if (byId.get(id)?.status !== 'cancelled') faults.push(`the cancellation of ${id} is lost`);
  for (const [at, id] of books.entries()) {
    const { stock } = (await (await call(shop, `/api/books/${id}`)).json()) as BookView;
    const held = orders.filter(
      ({ status, productIds }) => status !== 'cancelled' && productIds.includes(id),
    ).length;
    if (stock !== (STOCKS[at] ?? 0) - held)
      faults.push(`${stock} copies are left of ${STOCKS[at]}, and ${held} orders hold one`);
    const log = await readAll<StockMovementView>(shop, `/api/admin/books/${id}/stock-log`, token);
    const sum = log.reduce((total, { delta }) => total + delta, 0);
    if (sum !== stock || log[0]?.left !== stock)
      faults.push(`the log says ${sum} and ${log[0]?.left}, the book ${stock}`);
  }
  return faults;
}

async function readAll<Item>(shop: RunningServer, url: string, token: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await call(shop, `${url}?limit=100&page=${page}`, { token });
    const found = (await reply.json()) as Item[];
    items.push(...found);
    if (found.length < 100) return items;
  }
}
