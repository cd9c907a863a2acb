import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFirebaseProject, type FirebaseProject } from '../../testing/app/firebase-project.ts';
import { preloadOf } from '../../testing/app/start-shop.ts';
import { type RunningServer, runServer } from '../../testing/processes/run-server.ts';
import { anOrderBody } from '../order/orders.builder.ts';

/** An account for each test, because the number of orders per account is limited. */
const ACCOUNTS = ['ada', 'ben', 'cleo', 'dora'] as const;
type Account = (typeof ACCOUNTS)[number];
const emailOf = (account: Account) => `${account}@example.com`;

/** Personal data of an account, an order or a token, which the log must not contain. */
const PERSONAL = /@example\.com|Ada Reader|Quiet Lane|15550100|eyJ/;

let dir: string;
let firebase: FirebaseProject;
let shop: RunningServer;
const tokens = new Map<Account, string>();
let book: BookView;

const origin = () => /http:\/\/localhost:\d+/.exec(shop.printed())?.[0] ?? '';
async function start(): Promise<void> {
  const NODE_OPTIONS = `--import=${preloadOf(firebase)}`;
  shop = runServer({ PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'debug', NODE_OPTIONS });
  await shop.opened;
}
async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  shop.child.kill(signal);
  await shop.ended;
}

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'book-store-kill-'));
  firebase = await createFirebaseProject('test-shop');
  await start();
  [book] = (await (await fetch(`${origin()}/api/books/?limit=1`)).json()) as [BookView];
  for (const account of ACCOUNTS) {
    const email = emailOf(account);
    tokens.set(account, await firebase.token({ sub: account, email, email_verified: true }));
  }
});

afterAll(async () => {
  await end('SIGTERM');
  rmSync(dir, { recursive: true });
});

async function place(account: Account, key: string, signal?: AbortSignal): Promise<OrderView> {
  const totalPrice = book.newPrice.toFixed(2);
  const reply = await fetch(`${origin()}/api/orders/`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${tokens.get(account)}`,
      'Idempotency-Key': key,
    },
    body: JSON.stringify(
      anOrderBody({ email: emailOf(account), productIds: [book._id], totalPrice }),
    ),
    ...(signal && { signal }),
  });
  expect(reply.status).toBe(201);
  return (await reply.json()) as OrderView;
}

const placeMany = (account: Account) => Array.from({ length: 50 }, () => place(account, 'one-key'));
const idsOf = (orders: OrderView[]) => new Set(orders.map((order) => order._id));

async function storedIds(account: Account): Promise<string[]> {
  const headers = { Authorization: `Bearer ${tokens.get(account)}` };
  const reply = await fetch(`${origin()}/api/orders/email/${emailOf(account)}`, { headers });
  return ((await reply.json()) as OrderView[]).map((order) => order._id);
}

describe('an order whose reply was lost', () => {
  it.each<[string, Account, (all: Promise<OrderView>[]) => Promise<unknown>]>([
    ['at once', 'ada', () => Promise.resolve()],
    ['a moment later', 'ben', () => new Promise((resolve) => setTimeout(resolve, 15))],
    ['when the first reply is there', 'cleo', (all) => Promise.any(all)],
  ])(
    'is placed once when the server is killed %s and the client retries',
    async (_when, account, moment) => {
      const first = placeMany(account);
      const settled = Promise.allSettled(first);
      await moment(first);
      await end('SIGKILL');
      expect(shop.printed()).not.toMatch(PERSONAL);
      const answered = (await settled).flatMap((one) =>
        one.status === 'fulfilled' ? [one.value] : [],
      );
      await start();
      const again = await Promise.all(placeMany(account));
      expect(idsOf([...answered, ...again]).size).toBe(1);
      expect(await storedIds(account)).toHaveLength(1);
    },
  );

  it('is placed once when the client times out and retries', async () => {
    for (const ms of [0, 1, 2, 4, 8, 16, 32]) {
      const impatient = place('dora', `lost-${ms}`, AbortSignal.timeout(ms));
      const lost = await impatient.catch(() => undefined);
      const [one, other] = await Promise.all([
        place('dora', `lost-${ms}`),
        place('dora', `lost-${ms}`),
      ]);
      expect(idsOf([one, other, ...(lost ? [lost] : [])]).size).toBe(1);
    }
    expect(shop.printed()).toContain('/api/orders/');
    expect(shop.printed()).not.toMatch(PERSONAL);
    expect(await storedIds('dora')).toHaveLength(7);
  });
});
