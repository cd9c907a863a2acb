import { randomUUID } from 'node:crypto';
import { parse } from 'node:querystring';
import type { ApiReply } from '@book-store/contract/api-reply';
import { inPlace } from '@book-store/contract/place';
import type { Logger } from 'pino';
import { notFound } from '../../errors/errors.ts';
import type { CurrentShop } from '../../shop.ts';
import type { PointLimit } from '../limits/points.ts';
import { retryAfterOf, toAppError, toProblem } from '../router/error-handler.ts';
import { matchRoutes } from '../router/match-routes.ts';
import { parseParams, parseQuery } from '../router/parse-input.ts';
import type { Route } from '../router/route.ts';
import { findReply } from './cached-route.ts';
import type { ReplyCache } from './reply-cache.ts';

/**
 * Calls the API as a visitor within this process, such as `/api/books/?limit=3`: with the same routes and cached
 * answers as over HTTP. Never rejects: an error is a problem document with its status, such as 404, 429 or 503.
 * `network` (`addressOf`) pays the points. Only routes with `cached` can be called.
 */
export type CallApi = (pathWithQuery: string, network: string) => Promise<KeyedReply>;

/** A reply with its cache key; errors have none. */
type KeyedReply = ApiReply & { key?: string };

type Deps = {
  routes: readonly Route[];
  cache: ReplyCache;
  currentShop: CurrentShop;
  reads: PointLimit;
  isOutage: (error: unknown) => boolean;
  log: Logger;
};

export function createCallApi({ routes, isOutage, log, ...shared }: Deps): CallApi {
  const askable = routes.filter((route) => route.cached);

  async function ask(pathWithQuery: string, network: string): Promise<KeyedReply> {
    const [path = '', search = ''] = pathWithQuery.split('?', 2);
    const [found] = matchRoutes(askable, path);
    if (!found) {
      throw notFound('There is no such endpoint in this API.');
    }
    const { route, params } = found;
    const asked = inPlace(shared.currentShop().place, () => ({
      params: parseParams(route.params, params),
      query: parseQuery(route.query, parse(search)),
    }));
    const { answer, key } = await findReply(shared, route, { network, ...asked });
    const text = await answer.encoded(undefined);
    return {
      key,
      status: answer.status,
      headers: answer.headers,
      // Parsed lazily: a cached page only looks at the ETag.
      get body() {
        return JSON.parse(text.toString());
      },
    };
  }

  return async (pathWithQuery, network) => {
    const requestId = randomUUID();
    return ask(pathWithQuery, network).catch((error: unknown) => {
      const context = { requestId, log: log.child({ requestId }) };
      const known = toAppError(error, { isOutage, ...context });
      const retryAfter = retryAfterOf(known);
      const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
      const problem = toProblem(known, { ...context, place: shared.currentShop().place });
      return { ...problem, headers: headers as Record<string, string> };
    });
  };
}
