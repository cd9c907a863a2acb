import type { RequestHandler, Response } from 'express';
import { outage, sendProblem } from './router/error-handler.ts';

/** How often a pending request checks whether the database still responds. */
const CHECK_INTERVAL_MS = 1400;

const timers = new WeakMap<Response, NodeJS.Timeout>();

/** For pages: they notice it themselves, and send what retries by itself instead of an error page. */
export const noticesOutageItself = (res: Response): void => clearInterval(timers.get(res));

/**
 * Replies 503 when the database stops responding, because the driver notices a silent connection only
 * after many seconds. A slow query on a database that responds is not interrupted. Writes that the
 * request has started may still happen; a retried order is recognised by its idempotency key.
 */
export function databaseTimeout({
  isDatabaseUnavailable,
}: {
  isDatabaseUnavailable: () => Promise<boolean>;
}): RequestHandler {
  let checking: Promise<boolean> | undefined;
  // All pending requests share one check.
  const isUnavailable = () => {
    checking ??= isDatabaseUnavailable().finally(() => {
      checking = undefined;
    });
    return checking;
  };

  const check = async (res: Response) => {
    if (!(await isUnavailable()) || res.headersSent || res.closed) return;
    res.req.log.error('the database is not responding');
    sendProblem(res, outage());
  };

  return (_req, res, next) => {
    const timer = setInterval(() => void check(res), CHECK_INTERVAL_MS);
    timers.set(res, timer);
    res.once('close', () => clearInterval(timer));
    next();
  };
}
