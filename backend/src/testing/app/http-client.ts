import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Call = {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: object;
};
export type Reply = { status: number; headers: IncomingHttpHeaders; text: () => string };
export type HttpClient = ReturnType<typeof httpClient>;

const CHECK_INTERVAL_MS = 500;
/** A server that does not reply may only be busy. */
const CHECK_TIMEOUT_MS = 3000;

/**
 * Calls ready servers in turn, like a load balancer. Tries another one only if a connection is refused, so that
 * no request is executed twice. Every call comes from another network, unless one is given.
 */
export function httpClient(
  origins: readonly string[],
  { timeoutMs = 10_000, network = '' }: { timeoutMs?: number; network?: string } = {},
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const ready = new Set(origins);
  let calls = 0;

  const check = async (origin: string) => {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    const reply = await fetch(`${origin}/api/ready`, { signal }).catch(() => undefined);
    if (reply?.ok) ready.add(origin);
    else ready.delete(origin);
  };
  const checking = setInterval(() => origins.map(check), CHECK_INTERVAL_MS);

  async function call(one: Call): Promise<Reply> {
    const able = ready.size > 0 ? [...ready] : origins;
    const first = ++calls;
    for (let tries = 0; ; tries += 1) {
      const origin = able[(first + tries) % able.length] as string;
      try {
        return await send(origin, one, first);
      } catch (error) {
        const isRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
        if (!isRefused || tries + 1 === able.length) throw error;
        ready.delete(origin);
      }
    }
  }

  function send(origin: string, { method, path, headers, body }: Call, at: number): Promise<Reply> {
    // Networks reserved for benchmarks.
    const from = network || `198.${18 + (at & 1)}.${(at >> 1) & 255}.${(at >> 9) & 255}`;
    const json = body && { 'content-type': 'application/json' };
    const options = {
      ...{ agent, signal: AbortSignal.timeout(timeoutMs) },
      ...{ method, headers: { 'x-forwarded-for': from, ...json, ...headers } },
    };
    return new Promise((resolve, reject) => {
      const outgoing = request(new URL(path, origin), options, (incoming) => {
        const parts: Buffer[] = [];
        const text = () => Buffer.concat(parts).toString();
        incoming.on('data', (part) => parts.push(part));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }),
        );
      });
      outgoing.on('error', reject);
      outgoing.end(body && JSON.stringify(body));
    });
  }

  return {
    call,
    isReady: (origin: string) => ready.has(origin),
    close: () => {
      clearInterval(checking);
      agent.destroy();
    },
  };
}
