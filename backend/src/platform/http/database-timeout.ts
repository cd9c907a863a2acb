import type { RequestHandler, Response } from 'express';
import { outage, sendProblem } from './router/error-handler.ts';

/** How often a pending request checks whether the database still responds. */
const CHECK_INTERVAL_MS = 1400;
/** How often the timer looks for pending requests that are due. */
const TICK_MS = 100;

/**
 * Replies 503 when the database stops responding, because the driver notices a silent connection only
 * after many seconds. A slow query on a database that responds is not interrupted. Writes that the
 * request has started may still happen; a retried order is recognised by its idempotency key.
 */
export function databaseTimeout({
  isDatabaseAway,
}: {
  isDatabaseAway: () => Promise<boolean>;
}): RequestHandler {
  let checking: Promise<boolean> | undefined;
  // All pending requests share one check.
  const isAway = () => {
    checking ??= isDatabaseAway().finally(() => {
      checking = undefined;
    });
    return checking;
  };

  const check = async (res: Response) => {
    if (!(await isAway()) || res.headersSent || res.closed) return;
    res.req.log.error('the database is not responding');
    sendProblem(res, outage());
  };

  /** When each pending request checks next. One timer for all: almost none of them ever does. */
  const due = new Map<Response, number>();
  let timer: NodeJS.Timeout | undefined;
  const tick = () => {
    const now = performance.now();
    for (const [res, at] of due) {
      if (at > now) continue;
      due.set(res, now + CHECK_INTERVAL_MS);
      void check(res);
    }
    if (due.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return (_req, res, next) => {
    due.set(res, performance.now() + CHECK_INTERVAL_MS);
    timer ??= setInterval(tick, TICK_MS);
    res.once('close', () => due.delete(res));
    next();
  };
}
