import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '@book-store/contract/error-codes';
import type { Express, Request } from 'express';
import type { Logger } from 'pino';

declare module 'http' {
  interface IncomingMessage {
    /** In the response, in problem documents and in every line of the log that concerns the request. */
    id: string;
    /** The route that replies, set by Express among others. */
    route?: { path: unknown } | undefined;
    /** Where the router that replies is mounted, such as `/covers`. */
    baseUrl?: string;
    /** The code of the error that the reply tells. */
    problem?: ErrorCode | undefined;
  }
}
declare module 'express-serve-static-core' {
  interface Request {
    /** Logs lines that carry the id. */
    readonly log: Logger;
  }
}

const FROM_PROXY = /^[A-Za-z0-9-]{8,64}$/;

/** A request that was answered, or whose client has left. */
export type FinishedRequest = {
  method: string;
  /** The pattern of the route; undefined for files of the front end and unknown paths. */
  route: string | undefined;
  status: number | 'aborted';
  /** The code of an error. */
  code: ErrorCode | undefined;
  ms: number;
};

/**
 * Assigns a request an id, or keeps the proxy's, and logs one line when it completes or is aborted.
 * Logs the route pattern, never the URL: paths and query strings contain emails, order ids and search
 * terms.
 */
export function logRequest(
  { log, count }: { log: Logger; count?: ((request: FinishedRequest) => void) | undefined },
  req: IncomingMessage,
  res: ServerResponse,
): void {
  const began = performance.now();
  const given = req.headers['x-request-id'];
  req.id = typeof given === 'string' && FROM_PROXY.test(given) ? given : randomUUID();
  res.on('close', () => {
    const request: FinishedRequest = {
      method: req.method ?? '',
      route: patternOf(req),
      status: res.writableFinished ? res.statusCode : 'aborted',
      code: req.problem,
      ms: performance.now() - began,
    };
    count?.(request);
    log.info({ requestId: req.id, ...request, ms: Math.round(request.ms) }, 'request');
  });
}

function patternOf({ route, baseUrl = '' }: IncomingMessage): string | undefined {
  return typeof route?.path === 'string' ? baseUrl + route.path : undefined;
}

/** Gives every request of an application its own `log`; made on demand, as few log more than a line. */
export function addRequestLoggers(app: Express, log: Logger): void {
  Object.defineProperty(app.request, 'log', {
    get(this: Request) {
      return log.child({ requestId: this.id });
    },
  });
}
