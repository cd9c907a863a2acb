import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { ReadBudget } from '../limits/read-budget.ts';
import { type CachedReply, COMPRESSION_MIN_LENGTH } from './cached-reply.ts';
import { type Encoding, knownEncoding } from './compress.ts';
import type { ReplyCache } from './reply-cache.ts';

/** Maximum memory of all parsed URLs. */
const BYTES_MAX = 4 * 1024 * 1024;
const OVERHEAD_BYTES = 1024;

/** The URL of a call or a page that visitors read, which need not be parsed again. */
type KnownCall = {
  /** Its pattern, for the log. */
  route: { path: unknown };
  /** Returns the name of its cached answer. */
  nameFor: (req: IncomingMessage) => string;
  /** Counts it. Rejects if there were too many. */
  count?: (req: IncomingMessage, network: string) => Promise<void> | undefined;
};

/** Creates a bounded cache of known calls by URL; they never change. */
export const createKnownCalls = () =>
  new LRUCache<string, KnownCall>({
    maxSize: BYTES_MAX,
    // The name and what was parsed are about as long.
    sizeCalculation: (_call, url) => 6 * url.length + OVERHEAD_BYTES,
  });
export type KnownCalls = ReturnType<typeof createKnownCalls>;

/** CPU time of sending a cached answer. */
const COST_MS = 0.08;

type Deps = {
  cache: ReplyCache;
  known: KnownCalls;
  reads: ReadBudget;
  /** The headers that every response has. */
  common: Record<string, string>;
  /** Returns the network that a request comes from. */
  networkOf: (req: IncomingMessage) => string;
};

/** What to send; without bytes it is 304. */
type Body = { bytes: Buffer | undefined; encoding: Encoding | undefined };

/**
 * Returns a handler that serves visitors' calls and pages from the cache, before Express, with the headers that
 * the application would set. Passes on all calls without a cached answer, and unusual ones.
 */
export function serveCached({ cache, known, reads, common, networkOf }: Deps) {
  const shared = Object.entries(common).flat();
  /** The complete headers of each answer and each of its bodies, except for the request id. */
  const headers = new WeakMap<CachedReply | Buffer, string[]>();

  function headersOf(answer: CachedReply, { bytes, encoding }: Body): string[] {
    const known = headers.get(bytes ?? answer);
    if (known) return known;
    const { 'Content-Type': type = '', ...others } = answer.headers;
    const ofBody = bytes ? ['Content-Type', type, 'Content-Length', String(bytes.length)] : [];
    const ofEncoding = encoding ? ['Content-Encoding', encoding] : [];
    const own = Object.entries({ Vary: 'Accept-Encoding', ...others }).flat();
    const complete = [...shared, ...own, ...ofEncoding, ...ofBody];
    headers.set(bytes ?? answer, complete);
    return complete;
  }

  return (req: IncomingMessage, res: ServerResponse, otherwise: RequestListener): void => {
    const call = isUsual(req) ? known.get(req.url ?? '') : undefined;
    const answer = call && cache.get(call.nameFor(req));
    const body = answer && bodyOf(answer, req);
    const network = body && networkOf(req);
    if (!network || !reads.takeNow(network, COST_MS)) {
      otherwise(req, res);
      return;
    }
    const send = () => {
      req.route = call.route;
      const status = body.bytes ? answer.status : 304;
      res.writeHead(status, headersOf(answer, body).concat('X-Request-Id', req.id));
      res.end(req.method === 'HEAD' ? undefined : body.bytes);
    };
    const counted = call.count?.(req, network);
    // The application sends the error.
    if (counted) counted.then(send, () => otherwise(req, res));
    else send();
  };
}

/** Headers of calls that are not a visitor's or that the application has to check. */
const UNUSUAL = ['authorization', 'content-length', 'transfer-encoding', 'content-type'] as const;

const isUsual = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && UNUSUAL.every((name) => headers[name] === undefined);

/** Returns what to send; undefined if it is not compressed yet, or if the ETags need a full comparison. */
function bodyOf(answer: CachedReply, { headers }: IncomingMessage): Body | undefined {
  const { 'if-none-match': had, 'cache-control': demand } = headers;
  if (had !== undefined) {
    const isSame = had === answer.headers.ETag && demand === undefined;
    return isSame ? { bytes: undefined, encoding: undefined } : undefined;
  }
  const accepted = knownEncoding(headers['accept-encoding']);
  if (!accepted) return undefined;
  const isSmall = answer.length < COMPRESSION_MIN_LENGTH;
  const encoding = isSmall || accepted === 'identity' ? undefined : accepted;
  const bytes = answer.ready(encoding);
  return bytes && { bytes, encoding };
}
