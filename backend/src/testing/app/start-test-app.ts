import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setShopPlace } from '@book-store/contract/place';
import mongoose from 'mongoose';
import request from 'supertest';
import { afterAll, beforeAll } from 'vitest';
import { seedGenresOnce } from '../../catalogue/genres/seed-genres.ts';
import { prepareSearch } from '../../catalogue/search/book-search.ts';
import { type AppDeps, createApp } from '../../main/app.ts';
import { seedNewsOnce } from '../../messages/news/seed-news.ts';
import { seedDataDir } from '../../platform/config/directories.ts';
import { type Database, openDatabase } from '../../platform/database/connect.ts';
import { countVisibleChange } from '../../platform/documents/visible-changes.ts';
import { refreshShop } from '../../settings/shop/current-shop.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { beforeWrite } from '../checks/before-write.ts';
import { checkReply } from '../checks/check-reply.ts';
import { type TestClock, testDeps } from './test-deps.ts';

/** A MongoDB to run the tests against; without one, each file starts its own engine. */
const EXTERNAL_URI = process.env.TEST_MONGODB_URI ?? process.env.MONGODB_URI;

/** Whether settings may have changed since they were read. */
let areStale = true;
beforeWrite('settings', ({ collection }) => {
  if (collection === ShopSettings.collection.name) areStale = true;
});

let reading: Promise<unknown> = Promise.resolve();

/** Tests store settings as another server would, and do not wait for the next refresh. */
async function refreshStale(): Promise<void> {
  if (areStale) {
    areStale = false;
    const isRead = Promise.race([refreshShop().then(() => true), wait(500, false)]);
    reading = isRead.then((inTime) => {
      if (!inTime) areStale = true;
    });
  }
  await reading;
}

export type TestApp = {
  /** Sends real HTTP to the app. */
  http: () => ReturnType<typeof request>;
  /** For calls that a well-behaved client cannot make. */
  origin: () => string;
  /** For tests that need no port, or a second client. */
  express: () => RequestListener;
  /** The app's clock; tests may set it. */
  clock: TestClock;
  database: () => Database;
  /** Reads a collection as it is stored. */
  stored: (collection: string) => Promise<Record<string, unknown>[]>;
};

/** Runs the app on a free port with a fresh database, for all tests of a file. */
export function useTestApp(
  overrides: Partial<AppDeps> = {},
  externalUri: string | undefined = EXTERNAL_URI,
): TestApp {
  const clock: TestClock = { now: undefined };
  let server: Server;
  let app: RequestListener;
  let database: Database;
  let dataDir: string;
  let mongodbUri: string | undefined;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'book-store-test-'));
    app = createApp({ ...testDeps(clock, () => database.isUp()), ...overrides });
    mongodbUri = externalUri && ownDatabase(externalUri);
    database = await openDatabase({ mongodbUri, dataDir, inProcess: true });
    // An earlier file in this process may have used other settings.
    await refreshShop();
    await seedGenresOnce(new Date());
    await seedNewsOnce({ dir: seedDataDir, now: new Date() });
    // The search index of this process may contain books of another file.
    countVisibleChange();
    await prepareSearch();
    server = createServer(async (req, res) => {
      await refreshStale();
      app(req, res);
    }).listen(0);
  });

  afterAll(async () => {
    server?.close();
    await database?.close();
    if (mongodbUri) await dropDatabase(mongodbUri);
    await rm(dataDir, { recursive: true, force: true });
    // Tests without an app write amounts as a shop without settings does.
    setShopPlace();
  });

  return {
    http: () => checked(request(server)),
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    express: () => app,
    clock,
    database: () => database,
    stored: (collection) => mongoose.connection.collection(collection).find({}).toArray(),
  };
}

type Client = ReturnType<typeof request>;

/** Checks the reply of every call against the contract. */
const checked = (client: Client): Client =>
  new Proxy(client, {
    get: (target, method: keyof Client) => (path: string) =>
      (target[method] as Client['get'])(path).expect(checkReply),
  });

/** Uses a separate connection, because a test may have closed the shop's. */
async function dropDatabase(uri: string): Promise<void> {
  const connection = await mongoose.createConnection(uri).asPromise();
  await connection.dropDatabase();
  await connection.close();
}

function ownDatabase(uri: string): string {
  const [address = '', options] = uri.split('?');
  const host = address.replace(/^(mongodb(?:\+srv)?:\/\/[^/]+).*$/, '$1');
  return `${host}/test-${randomUUID()}${options ? `?${options}` : ''}`;
}
