import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/startup/listen.ts';
import { admin, type OwnShop, startOwnShop } from '../load/own-shop.ts';
import type { Customer } from '../load/visitors.ts';
import { playFirebaseProject } from './firebase-project.ts';

const engineProgram = fileURLToPath(new URL('./engine-process.ts', import.meta.url));
/** Each may place 120 orders a minute and 500 a day. */
const CUSTOMERS = 200;
const HOST = 'localhost';

export type Server = {
  origin: string;
  /** Tells the server to stop and waits for its end. Returns its exit code. */
  stop: () => Promise<number | null>;
  /** Starts it again at the same address. */
  start: () => Promise<void>;
};

export type Fleet = {
  servers: Server[];
  customers: Customer[];
  /** All processes, that of the database included. */
  pids: () => number[];
  /** Returns the size of the live objects in the main threads of all servers, in bytes. */
  heapBytes: () => Promise<number>;
  stop: () => Promise<void>;
};

/**
 * Starts a number of servers as in production, each with its own data folder, on one database. A single
 * server embeds it; for several, a separate process holds the engine in place of a MongoDB.
 */
export async function startFleet({
  servers: count,
  workers = 1,
}: {
  servers: number;
  workers?: number;
}): Promise<Fleet> {
  const dir = mkdtempSync(path.join(tmpdir(), 'book-store-fleet-'));
  const firebase = await playFirebaseProject();
  const engine = count > 1 ? await startEngineProcess(path.join(dir, 'engine')) : undefined;
  const settings = {
    NODE_ENV: 'production',
    HOST,
    PUBLIC_URL: 'https://shop.example',
    JWT_SECRET: randomBytes(48).toString('base64'),
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    WEB_CONCURRENCY: String(workers),
    LOG_LEVEL: 'info',
    ...(engine && { MONGODB_URI: engine.uri }),
    ...firebase.env,
  };
  const members: Member[] = [];
  for (let at = 1; at <= count; at += 1) {
    const dataDir = path.join(dir, `server-${at}`);
    const env = { ...settings, PORT: String(await freePort(HOST)) };
    members.push(await startMember({ env, dataDir, execArgv: ['--import', firebase.preload] }));
  }
  return {
    servers: members,
    customers: await Promise.all(Array.from({ length: CUSTOMERS }, firebase.makeCustomer)),
    pids: () => [
      ...members.flatMap(({ shop }) => shop().pids()),
      ...(engine?.pid ? [engine.pid] : []),
    ],
    heapBytes: async () => {
      const sizes = members.map(({ shop }) => shop().heapBytes(shop().pids()));
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
    stop: async () => {
      await Promise.all(members.map(({ stop }) => stop()));
      await engine?.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

type Member = Server & { shop: () => OwnShop };

async function startMember(options: {
  env: Record<string, string>;
  dataDir: string;
  execArgv: string[];
}): Promise<Member> {
  const open = () => startOwnShop(undefined, options);
  let shop = await open();
  return {
    origin: shop.url,
    shop: () => shop,
    stop: () => shop.stop(),
    start: async () => {
      shop = await open();
    },
  };
}

async function startEngineProcess(dataDir: string) {
  const child = fork(engineProgram, [dataDir]);
  const [uri] = (await once(child, 'message')) as [string];
  return {
    uri,
    pid: child.pid,
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
