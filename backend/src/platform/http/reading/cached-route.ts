import { inPlace } from '@book-store/contract/place';
import { z } from 'zod';
import type { CurrentShop, Shop } from '../../shop.ts';
import { POINTS, type PointLimit } from '../limits/points.ts';
import type { Route, VisitorCall } from '../router/route.ts';
import { type CachedReply, cachedReply } from './cached-reply.ts';
import type { ReplyCache } from './reply-cache.ts';

type Shared = { cache: ReplyCache; currentShop: CurrentShop; reads: PointLimit };
type Found = { answer: CachedReply; key: string };

/** Returns an answer with its key, from the cache if possible; otherwise it costs points. */
export async function findReply(
  { cache, currentShop, reads }: Shared,
  route: Route,
  call: VisitorCall,
): Promise<Found> {
  const key = keyOf(route, call);
  const answer = await cache.find(key, {
    pay: () => reads.take(call.network, pointsOf(route, call.query)),
    read: () => read(route, call, currentShop()),
  });
  return { answer, key };
}

/** Returns the points that a read costs. */
export const pointsOf = ({ cached = POINTS.read }: Route, query: unknown): number =>
  typeof cached === 'function' ? cached(query) : cached;

/** Equal for all spellings of a call, because the parsed input has the order of the schema. */
const keyOf = ({ path }: Route, { params, query }: VisitorCall) =>
  `${path} ${JSON.stringify([params, query])}`;

/** Runs a route without a caller; it knows only the network. */
async function read(
  route: Route,
  { network, params, query }: VisitorCall,
  shop: Shop,
): Promise<CachedReply> {
  const answer = await route.run({
    fresh: false,
    caller: undefined,
    origin: { network, secure: false, userAgent: undefined, cookie: undefined, port: undefined },
    shop,
    params,
    query,
    headers: undefined,
    body: undefined,
  });
  return toReply(route, answer, shop);
}

type Answer = { body?: unknown; status?: number; headers?: Record<string, string> };

/** Formats a route's answer as a response, with amounts in the shop's currency. */
export function toReply(
  route: Route,
  answer: Answer,
  { place }: Pick<Shop, 'place'>,
  cacheControl = route.cache ?? 'no-store',
): CachedReply {
  const { replyType: type, reply, statuses } = route;
  const body = inPlace(place, () => z.encode(reply, answer.body));
  const headers = {
    'Cache-Control': cacheControl,
    ...(type && { 'Content-Type': type }),
    ...answer.headers,
  };
  const text = type ? String(body) : JSON.stringify(body);
  return cachedReply(answer.status ?? statuses?.[0] ?? 200, headers, text);
}
