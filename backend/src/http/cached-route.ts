import type { Request, Response } from 'express';
import { type CachedReply, cachedReply } from './cached-reply.ts';
import { encodingFor } from './compress.ts';
import type { ReplyCache } from './reply-cache.ts';
import type { Route, VisitorCall } from './route.ts';
import { COMPRESSION_MIN_LENGTH } from './send-text.ts';

type Found = { answer: CachedReply; name: string };

/** Returns the answer to a visitor's call and its name, from the cache if possible. Counts and pays for it. */
export async function findReply(
  cache: ReplyCache,
  route: Route,
  call: VisitorCall,
): Promise<Found> {
  await route.cached?.count?.(call);
  const name = nameOf(route, call);
  const answer = await cache.find(name, {
    pay: async () => route.cached?.pay?.(call),
    read: () => read(route, call),
  });
  return { answer, name };
}

/** The cache key: equal for all spellings of a call, because the parsed input has the order of the schema. */
const nameOf = ({ path }: Route, { params, query }: VisitorCall) =>
  `${path} ${JSON.stringify([params, query])}`;

/** Runs a route without a caller; of the request it gets only the network, for the budget. */
async function read(route: Route, { network, params, query }: VisitorCall): Promise<CachedReply> {
  const answer = await route.run({
    fresh: false,
    caller: undefined,
    origin: { network, secure: false, userAgent: undefined, cookie: undefined },
    params,
    query,
    headers: undefined,
    body: undefined,
  });
  const headers = { 'Cache-Control': route.cache ?? 'no-store', ...answer.headers };
  const text = JSON.stringify(route.reply.parse(answer.body));
  return cachedReply(answer.status ?? route.statuses?.[0] ?? 200, headers, text);
}

/** Sends a cached answer, compressed if the client accepts that, or 304 if the client has it. */
export async function sendReply(req: Request, res: Response, answer: CachedReply): Promise<void> {
  const accepted = encodingFor(req, res);
  const encoding = answer.length < COMPRESSION_MIN_LENGTH ? undefined : accepted;
  const bytes = await answer.encoded(encoding);
  // `databaseTimeout` has already sent a response.
  if (res.headersSent) return;
  if (encoding) res.set('Content-Encoding', encoding);
  res.status(answer.status).set(answer.headers).send(bytes);
}
