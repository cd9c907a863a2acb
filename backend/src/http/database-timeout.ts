import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { outage, sendProblem } from './error-handler.ts';
import { requestIdOf } from './request-id.ts';

/** How often a request that still runs is asked for, in milliseconds. */
const LOOK_EVERY = 1400;

/**
 * Answers 503 in place of a request that waits for a database which says nothing any more: a
 * connection gone silent tells the driver nothing for many seconds. A long query of a database that
 * answers is waited for. What the request began may still happen; an order that is sent again is
 * the same order by its key.
 */
export function databaseTimeout({
  log,
  isDatabaseAway,
}: {
  log: Logger;
  isDatabaseAway: () => Promise<boolean>;
}): RequestHandler {
  let asking: Promise<boolean> | undefined;
  // One question serves all requests that wait at the same moment.
  const isAway = () => {
    asking ??= isDatabaseAway().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  return (_req, res, next) => {
    const timer = setInterval(async () => {
      if (!(await isAway()) || res.headersSent || res.closed) return;
      log.error({ requestId: requestIdOf(res) }, 'the database does not answer');
      sendProblem(res, outage());
    }, LOOK_EVERY);
    res.once('close', () => clearInterval(timer));
    next();
  };
}
