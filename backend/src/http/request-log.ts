import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from './request-id.ts';

/**
 * Logs one line per request when it completes or is aborted. Logs the route pattern, never the URL:
 * paths and query strings contain emails, order ids and search terms.
 */
export function requestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const began = performance.now();
    res.on('close', () => {
      const pattern: unknown = req.route?.path;
      log.info(
        {
          requestId: requestIdOf(res),
          method: req.method,
          route: typeof pattern === 'string' ? mountOf(res) + pattern : undefined,
          status: res.writableFinished ? res.statusCode : 'aborted',
          ms: Math.round((performance.now() - began) * 10) / 10,
        },
        'request',
      );
    });
    next();
  };
}

/** Remembers where a router is mounted, because Express resets `baseUrl` when an error propagates. */
export const noteMount: RequestHandler = (req, res, next) => {
  res.locals.mount = req.baseUrl;
  next();
};

const mountOf = (res: Response): string => res.locals.mount ?? '';
