import { Agent, request } from 'node:http';

export type Call = {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: object;
};
export type Reply = { status: number; text: string; headers: Record<string, unknown> };

const TIMEOUT_MS = 10_000;

/**
 * Creates a client that keeps its connections alive; every call comes from another client's network. Calls
 * go to the origins in turn.
 */
export function httpClient(origin: string | readonly string[], { timeoutMs = TIMEOUT_MS } = {}) {
  const origins = typeof origin === 'string' ? [origin] : origin;
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let calls = 0;

  function call({ method = 'GET', path, headers, body }: Call): Promise<Reply> {
    calls += 1;
    const text = body && JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        new URL(path, origins[calls % origins.length]),
        {
          agent,
          method,
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            // The networks that are set aside for benchmarks.
            'x-forwarded-for': `198.${18 + (calls & 1)}.${(calls >> 1) & 255}.${(calls >> 9) & 255}`,
            ...(text && { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (incoming) => {
          const parts: Buffer[] = [];
          incoming.on('data', (part) => parts.push(part));
          incoming.on('error', reject);
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              text: Buffer.concat(parts).toString(),
              headers: incoming.headers,
            }),
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(text);
    });
  }
  return { call, close: () => agent.destroy() };
}

export type HttpClient = ReturnType<typeof httpClient>;
