import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { PointLimit } from '../limits/points.ts';
import { type CachedReply, COMPRESSION_MIN_LENGTH } from './cached-reply.ts';
import { type Encoding, knownEncoding } from './compress.ts';
import type { ReplyCache } from './reply-cache.ts';

type Deps = {
  cache: ReplyCache;
  reads: PointLimit;
  /** Headers of every response. */
  common: Record<string, string>;
  networkOf: (req: IncomingMessage) => string;
};

/** Without `bytes` it is a 304. */
type Body = { bytes: Buffer | undefined; encoding: Encoding | undefined };

/**
 * Returns a handler that serves visitors' calls and pages from the cache, before Express, with the same headers.
 * Passes on requests that are not cached or unusual.
 */
export function serveCached({ cache, reads, common, networkOf }: Deps) {
  const shared = Object.entries(common).flat();
  /** The complete headers of each answer and body, except for the request id. */
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

  return async (req: IncomingMessage, res: ServerResponse, otherwise: RequestListener) => {
    const known = isUsual(req) ? cache.urls.get(req.url ?? '') : undefined;
    const answer = known && cache.get(known.keyFor(req));
    const body = answer && bodyOf(answer, req);
    if (!body || !(await reads.takeNow(networkOf(req)))) return otherwise(req, res);
    req.route = known.route;
    known.onSend?.(req);
    const status = body.bytes ? answer.status : 304;
    res.writeHead(status, headersOf(answer, body).concat('X-Request-Id', req.id));
    res.end(req.method === 'HEAD' ? undefined : body.bytes);
  };
}

/** Headers of requests that are not a visitor's or that the application must check. */
const UNUSUAL = ['authorization', 'content-length', 'transfer-encoding', 'content-type'] as const;

const isUsual = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && UNUSUAL.every((name) => headers[name] === undefined);

/** Returns undefined if the body is not compressed yet, or if the ETags need a full comparison. */
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
