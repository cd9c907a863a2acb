import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '@book-store/contract/error-codes';
import type { Express, Request } from 'express';
import type { Logger } from 'pino';

declare module 'http' {
  interface IncomingMessage {
    /** Appears in the response, in problem documents and in every log line of the request. */
    id: string;
    /** The matched route, set by Express among others. */
    route?: { path: unknown } | undefined;
    /** The matched router's mount path, such as `/covers`. */
    baseUrl?: string;
    /** The error code in the reply. */
    problem?: ErrorCode | undefined;
  }
}
declare module 'express-serve-static-core' {
  interface Request {
    /** A logger that adds the id. */
    readonly log: Logger;
  }
}

const FROM_PROXY = /^[A-Za-z0-9-]{8,64}$/;

/** A request that was answered or aborted by the client. */
export type FinishedRequest = {
  method: string;
  /** The route pattern; undefined for the front end's files and unknown paths. */
  route: string | undefined;
  status: number | 'aborted';
  code: ErrorCode | undefined;
  ms: number;
};

/**
 * Assigns a request an id, or keeps the proxy's, and logs one line when it completes or is aborted. Logs the route
 * pattern, never the URL: paths and query strings contain emails, order ids and search terms.
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

/** Gives every request its own `log`, created on demand because few log more than one line. */
export function addRequestLoggers(app: Express, log: Logger): void {
  Object.defineProperty(app.request, 'log', {
    get(this: Request) {
      return log.child({ requestId: this.id });
    },
  });
}
