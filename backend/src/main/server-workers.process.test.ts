import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { anOrderBody } from '../orders/order/orders.builder.ts';
import type { RunningServer } from '../testing/processes/run-server.ts';
import { addressOf, useServers } from '../testing/processes/use-servers.ts';

const { start } = useServers();
const TWO = { WEB_CONCURRENCY: '2', LOG_LEVEL: 'info' };
const OWN_ACCOUNTS = { FIREBASE_PROJECT_ID: '', FIREBASE_API_KEY: '', FIREBASE_AUTH_DOMAIN: '' };

const METRICS_TOKEN = 'Vb3kQz8mT1xWn5yRc7pLd2sHj9fGa4eU';

/** What any server of the shop replies to. */
const ANYTHING = { path: '/api/books/?limit=1' };

type Call = { method?: string; path: string; token?: string; body?: object; key?: string };

/** Calls the shop through a connection of its own. Returns the reply and which server gave it. */
async function call(server: RunningServer, { method, path, token, body, key }: Call) {
  const sent = request(`${addressOf(server)}${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    agent: false,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key && { 'Idempotency-Key': key }),
    },
  });
  sent.end(body && JSON.stringify(body));
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
  });
  const json = JSON.parse(await text(reply));
  const line = new RegExp(`"pid":(\\d+)[^\\n]*"requestId":"${reply.headers['x-request-id']}"`);
  await expect.poll(() => line.test(server.printed())).toBe(true);
  return { status: reply.statusCode, json, pid: Number(line.exec(server.printed())?.[1]) };
}

/** Calls until a certain server replies, or another one than that. */
async function callThrough(server: RunningServer, one: Call, isIt: (pid: number) => boolean) {
  for (;;) {
    const reply = await call(server, one);
    if (isIt(reply.pid)) return reply;
  }
}

/** The processes that serve requests. */
const workersOf = ({ child }: RunningServer): number[] => {
  try {
    const found = execFileSync('pgrep', ['-P', String(child.pid), '-f', 'server\\.[jt]s'], {
      encoding: 'utf8',
    });
    return found.trim().split('\n').map(Number);
  } catch {
    return [];
  }
};
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe.skipIf(process.platform === 'win32')('a shop of two servers', () => {
  it('is one shop: accounts, orders and what admins change are the same through both', async () => {
    const own = { ADMIN_PASSWORD: 'nine-lives-of-Oscar', METRICS_TOKEN };
    const server = start({ ...TWO, ...OWN_ACCOUNTS, ...own });
    await server.opened;
    await expect.poll(() => workersOf(server).length).toBe(2);

    const email = 'ada@example.com';
    const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
    const account = { email, password: 'correct horse battery', returnSecureToken: true };
    const signedUp = await call(server, { path: `${accounts}:signUp?key=any`, body: account });
    const first = signedUp.pid;
    const isOther = (pid: number) => pid !== first;
    const signIn = { path: `${accounts}:signInWithPassword?key=any`, body: account };
    const signedIn = await callThrough(server, signIn, isOther);
    expect(signedIn.json.localId).toBe(signedUp.json.localId);

    const [book] = (await call(server, { path: '/api/books/?limit=1' })).json;
    const body = anOrderBody({
      email,
      productIds: [book._id],
      totalPrice: book.newPrice.toFixed(2),
    });
    const token = signedUp.json.idToken;
    const placed = await call(server, { path: '/api/orders', token, body, key: 'the-only-order' });
    expect(placed.status).toBe(201);
    const list = { path: `/api/orders/email/${email}`, token };
    const seen = await callThrough(server, list, (pid) => pid !== placed.pid);
    expect(seen.json.map((order: { _id: string }) => order._id)).toEqual([placed.json._id]);

    const admin = { username: 'admin', password: 'nine-lives-of-Oscar' };
    const opened = await call(server, { path: '/api/auth/admin', body: admin });
    const remove = { method: 'DELETE', path: `/api/books/${book._id}`, token: opened.json.token };
    const removed = await callThrough(server, remove, (pid) => pid !== opened.pid);
    expect(removed.status).toBe(200);
    const gone = async () => {
      const asked = { path: `/api/books/${book._id}` };
      return (await callThrough(server, asked, (pid) => pid !== removed.pid)).status;
    };
    await expect.poll(gone).toBe(404);

    const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
    const metrics = await (await fetch(`${addressOf(server)}/api/metrics`, { headers })).text();
    const measured = metrics.matchAll(/^process_resident_memory_bytes\{worker="(\w+)"\}/gm);
    expect([...measured].map(([, worker]) => worker)).toEqual(['main', '1', '2']);
    expect(metrics).toMatch(/_count\{.*route="\/api\/orders\/",status="201",worker="[12]"\} 1$/m);

    expect(server.printed().match(/The book store is open/g)).toHaveLength(1);

    const workers = workersOf(server);
    expect(workers).toHaveLength(2);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(workers.filter(isRunning)).toEqual([]);
  });

  it('replaces a server that is killed, answers on, and gives up when they keep dying as soon as they start', async () => {
    const server = start(TWO);
    await server.opened;
    const first = await call(server, ANYTHING);
    await callThrough(server, ANYTHING, (pid) => pid !== first.pid);
    const killed = first.pid;
    process.kill(killed, 'SIGKILL');
    const isReplaced = () => server.printed().includes('exited with SIGKILL; it is replaced');
    await expect.poll(isReplaced).toBe(true);
    const survivor = await call(server, ANYTHING);
    expect(survivor).toMatchObject({
      status: 200,
      pid: expect.not.toSatisfy((pid) => pid === killed),
    });
    const isNew = (pid: number) => pid !== killed && pid !== survivor.pid;
    expect((await callThrough(server, ANYTHING, isNew)).status).toBe(200);

    const killing = setInterval(() => {
      // One that has just ended may still be listed.
      for (const pid of workersOf(server).filter(isRunning)) process.kill(pid, 'SIGKILL');
    }, 200);
    expect(await server.ended).toBe(1);
    clearInterval(killing);
    expect(server.printed()).toContain('keep exiting as soon as they have started');
  });

  it('tells what a server has measured itself while the parent process does not answer', async () => {
    const server = start({ ...TWO, METRICS_TOKEN });
    await server.opened;
    // The parent process takes new connections, so that this one has to be there before.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
    const scrape = async () => {
      const sent = request(`${addressOf(server)}/api/metrics`, { agent, headers }).end();
      return text((await once(sent, 'response'))[0]);
    };
    expect(await scrape()).toContain('process_resident_memory_bytes{worker="main"}');
    server.child.kill('SIGSTOP');
    try {
      expect(await scrape()).toMatch(/^process_resident_memory_bytes\{worker="[12]"\} \d/m);
    } finally {
      server.child.kill('SIGCONT');
      agent.destroy();
    }
  });

  it('leaves no server behind when its parent process is killed', async () => {
    const server = start(TWO);
    await server.opened;
    await expect.poll(() => workersOf(server).length).toBe(2);
    const workers = workersOf(server);
    server.child.kill('SIGKILL');
    await expect.poll(() => workers.filter(isRunning)).toEqual([]);
  });

  it('says why it cannot start, once', async () => {
    const other = createServer().listen(0);
    const { port } = other.address() as AddressInfo;
    const server = start({ ...TWO, PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.printed().match(/is already in use/g)).toHaveLength(1);
    expect(workersOf(server)).toEqual([]);
    other.close();
  });
});
