import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from './request-id.ts';

/**
 * One line a request, once it is answered or given up. It names the route's pattern and never the
 * URL: paths and query strings hold emails, order ids and what people search for.
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

/** Notes where a router is mounted; an error on its way up makes Express forget it. */
export const noteMount: RequestHandler = (req, res, next) => {
  res.locals.mount = req.baseUrl;
  next();
};

const mountOf = (res: Response): string => res.locals.mount ?? '';
