import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type RawCall = {
  method?: string;
  /** Sent as it is: no client tidies it up. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
};
export type RawReply = { status: number; headers: IncomingMessage['headers']; text: string };

/** After this long without an answer a call counts as hung, in milliseconds. */
const HUNG = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request that no browser would send; rejects when no answer comes. */
export function sendRaw(origin: string, call: RawCall): Promise<RawReply> {
  const { method = 'GET', path, headers = {}, body } = call;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const outgoing = request(
      { agent, hostname, port, method, path, headers: { ...headers, ...length } },
      (reply) => {
        text(reply).then(
          (said) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text: said }),
          reject,
        );
      },
    );
    outgoing.setTimeout(HUNG, () => {
      outgoing.destroy(new Error(`${method} ${path} got no answer.`));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
