import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const CHECK_PATH = '/api/ready';
const CHECK_INTERVAL_MS = 500;
const CHECK_TIMEOUT_MS = 1000;
/** A server that does not reply may only be busy. */
const MAX_SILENT_CHECKS = 3;

type Upstream = { origin: string; isReady: boolean; silentChecks: number };

/**
 * Starts a load balancer: gives requests in turn to the servers that say that they are ready, and to all
 * when none does. A request goes to another server only if its connection was refused, so that none is ever
 * carried out twice.
 */
export async function startBalancer(origins: readonly string[]) {
  const upstreams = origins.map(
    (origin): Upstream => ({ origin, isReady: false, silentChecks: 0 }),
  );
  const agent = new Agent({ keepAlive: true });
  let requests = 0;

  const check = async (upstream: Upstream) => {
    try {
      const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
      const { ok } = await fetch(upstream.origin + CHECK_PATH, { signal });
      upstream.isReady = ok;
      upstream.silentChecks = 0;
    } catch {
      upstream.silentChecks += 1;
      if (upstream.silentChecks >= MAX_SILENT_CHECKS) upstream.isReady = false;
    }
  };
  const checkAll = () => Promise.all(upstreams.map(check));
  await checkAll();
  const checking = setInterval(checkAll, CHECK_INTERVAL_MS);

  async function pass(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await buffer(req);
    const ready = upstreams.filter(({ isReady }) => isReady);
    const able = ready.length > 0 ? ready : upstreams;
    requests += 1;
    for (let tries = 0; tries < able.length; tries += 1) {
      const upstream = able[(requests + tries) % able.length] as Upstream;
      try {
        await forward(req, { to: upstream.origin, body, res });
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
        upstream.isReady = false;
      }
    }
    res.writeHead(503).end('No server accepts connections.');
  }

  /** Rejects if the server sends no reply. */
  function forward(
    { url = '/', method, headers }: IncomingMessage,
    { to, body, res }: { to: string; body: Buffer; res: ServerResponse },
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const outgoing = request(new URL(url, to), { agent, method, headers }, (reply) => {
        const { connection: _, ...others } = reply.headers;
        res.writeHead(reply.statusCode ?? 502, others);
        reply.on('error', () => res.destroy());
        reply.pipe(res);
        resolve();
      });
      outgoing.once('error', reject);
      outgoing.end(body);
    });
  }

  const server = createServer((req, res) => {
    pass(req, res).catch((error: Error) => res.writeHead(502).end(error.message));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (origin: string) => upstreams.some((one) => one.origin === origin && one.isReady),
    stop: () => {
      clearInterval(checking);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
