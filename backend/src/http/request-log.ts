import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Express, Request } from 'express';
import type { Logger } from 'pino';

declare module 'http' {
  interface IncomingMessage {
    /** In the response, in problem documents and in every line of the log that concerns the request. */
    id: string;
    /** The route that replies, set by Express among others. */
    route?: { path: unknown } | undefined;
  }
}
declare module 'express-serve-static-core' {
  interface Request {
    /** Logs lines that carry the id. */
    readonly log: Logger;
  }
}

const FROM_PROXY = /^[A-Za-z0-9-]{8,64}$/;

/**
 * Assigns a request an id, or keeps the proxy's, and logs one line when it completes or is aborted.
 * Logs the route pattern, never the URL: paths and query strings contain emails, order ids and search
 * terms.
 */
export function logRequest(log: Logger, req: IncomingMessage, res: ServerResponse): void {
  const began = performance.now();
  const given = req.headers['x-request-id'];
  req.id = typeof given === 'string' && FROM_PROXY.test(given) ? given : randomUUID();
  res.on('close', () => {
    const pattern = req.route?.path;
    log.info(
      {
        requestId: req.id,
        method: req.method,
        route: typeof pattern === 'string' ? pattern : undefined,
        status: res.writableFinished ? res.statusCode : 'aborted',
        ms: Math.round(performance.now() - began),
      },
      'request',
    );
  });
}

/** Gives every request of an application its own `log`; made on demand, as few log more than a line. */
export function addRequestLoggers(app: Express, log: Logger): void {
  Object.defineProperty(app.request, 'log', {
    get(this: Request) {
      return log.child({ requestId: this.id });
    },
  });
}
