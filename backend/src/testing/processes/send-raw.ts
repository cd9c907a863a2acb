import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type RawCall = {
  method?: string;
  /** Sent unchanged; no client normalises it. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
};
export type RawReply = { status: number; headers: IncomingMessage['headers']; text: string };

const TIMEOUT_MS = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request that no browser would send. Rejects if there is no reply in time. */
export function sendRaw(origin: string, call: RawCall): Promise<RawReply> {
  const { method = 'GET', path, headers = {}, body } = call;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const outgoing = request(
      { agent, hostname, port, method, path, headers: { ...headers, ...length } },
      (reply) => {
        text(reply).then(
          (body) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text: body }),
          reject,
        );
      },
    );
    outgoing.setTimeout(TIMEOUT_MS, () => {
      outgoing.destroy(new Error(`${method} ${path} got no reply.`));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
