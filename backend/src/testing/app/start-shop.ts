import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEngine } from '@book-store/engine';
import { freePort } from '../../main/startup/listen.ts';
import { runServer } from '../processes/run-server.ts';
import { createFirebaseProject, type FirebaseProject } from './firebase-project.ts';

const HOST = 'localhost';
const SECRET = 'n8Xw3cVq7Rz2Kp5Lm9Tb4Yd6Hf1Js0Ga';
/** Each may place 120 orders a minute and 500 a day. */
const CUSTOMERS = 200;

export const ADMIN = { username: 'load', password: 'load-of-five-hundred' };

export type Customer = { email: string; idToken: string };
export type Shop = Awaited<ReturnType<typeof startShop>>;
type Options = {
  servers?: number;
  workers?: number;
  /** Kept after the run; a temporary one is removed. */
  dataDir?: string;
  /** Prepares the data folder of a single server. */
  fill?: (dataDir: string) => Promise<unknown>;
  env?: Record<string, string>;
};

/**
 * Starts the shop as in production. A single server embeds the database; several share an engine in this
 * process, in place of MongoDB.
 */
export async function startShop({ servers: count = 1, workers = 1, ...options }: Options = {}) {
  const temporary = mkdtempSync(path.join(tmpdir(), 'book-store-bench-'));
  const dataDir = options.dataDir ?? path.join(temporary, 'data');
  await options.fill?.(dataDir);
  const firebase = await createFirebaseProject('test-shop');
  const engine = count > 1 ? await startEngine({ dataDir: path.join(temporary, 'engine') }) : null;
  const env = {
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import=${preloadOf(firebase)}`,
    HOST,
    PUBLIC_URL: 'https://shop.example',
    JWT_SECRET: SECRET,
    METRICS_TOKEN: SECRET,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    WEB_CONCURRENCY: String(workers),
    LOG_LEVEL: 'error',
    // Requests claim to come from many addresses, as through a proxy.
    TRUST_PROXY: '1',
    ...(engine && { MONGODB_URI: engine.uri }),
    ...options.env,
  };
  const folders = Array.from({ length: count }, (_, at) => (at ? `${dataDir}-${at}` : dataDir));
  const servers: Awaited<ReturnType<typeof startServer>>[] = [];
  for (const DATA_DIR of folders) servers.push(await startServer({ ...env, DATA_DIR }));
  const origins = servers.map(({ origin }) => origin);
  return {
    servers,
    origins,
    customers: await Promise.all(Array.from({ length: CUSTOMERS }, () => signUp(firebase))),
    /** CPU seconds and bytes of memory of all servers. */
    usage: async () => {
      const all = (await Promise.all(origins.map(metricsOf))).join('\n');
      const sum = (name: string) =>
        [...all.matchAll(new RegExp(`^${name}\\S* (\\S+)$`, 'gm'))]
          .map(([, value]) => Number(value))
          .reduce((a, b) => a + b, 0);
      return {
        cpu: sum('process_cpu_seconds_total'),
        resident: sum('process_resident_memory_bytes'),
      };
    },
    stop: async () => {
      await Promise.all(servers.map(({ stop }) => stop()));
      await engine?.stop();
      rmSync(temporary, { recursive: true, force: true });
    },
  };
}

async function startServer(env: Record<string, string>) {
  const PORT = String(await freePort(HOST));
  const origin = `http://${HOST}:${PORT}`;
  const open = async () => {
    const server = runServer({ ...env, PORT });
    while (!(await fetch(`${origin}/api/ready`).catch(() => undefined))?.ok) {
      if (server.child.exitCode !== null) throw new Error(`It has exited:\n${server.printed()}`);
      await wait(50);
    }
    return server;
  };
  let server = await open();
  return {
    origin,
    /** Returns the exit code, or the signal. */
    stop: (signal: NodeJS.Signals = 'SIGTERM') => {
      server.child.kill(signal);
      return server.ended;
    },
    /** Restarts it at the same address. */
    start: async () => {
      server = await open();
    },
  };
}

async function signUp({ token }: FirebaseProject): Promise<Customer> {
  const email = `load-${randomUUID()}@example.com`;
  return { email, idToken: await token({ sub: email, email, email_verified: true }) };
}

/** Makes a server use our keys as Google's, so that the Firebase project needs no internet. */
export const preloadOf = ({ keys }: FirebaseProject) =>
  `data:text/javascript,${encodeURIComponent(`
    const { fetch } = globalThis;
    globalThis.fetch = (url, options) =>
      String(url).startsWith('https://www.googleapis.com/service_accounts/')
        ? Promise.resolve(Response.json(${JSON.stringify(keys)}))
        : fetch(url, options);
  `)}`;

async function metricsOf(origin: string): Promise<string> {
  const headers = { authorization: `Bearer ${SECRET}` };
  return (await fetch(`${origin}/api/metrics`, { headers })).text();
}
