import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

const FROM_PROXY = /^[A-Za-z0-9-]{8,64}$/;

/**
 * Assigns each request an id, or keeps the proxy's, and logs one line per request when it completes or
 * is aborted. Logs the route pattern, never the URL: paths and query strings contain emails, order ids
 * and search terms. Lines logged through `req.log` carry the id too.
 */
export function requestLog(log: Logger): RequestHandler {
  const line = (req: Request, res: Response, { ms }: { ms: number }) => {
    const pattern: unknown = req.route?.path;
    return {
      method: req.method,
      route: typeof pattern === 'string' ? pattern : undefined,
      status: res.writableFinished ? res.statusCode : 'aborted',
      ms,
    };
  };
  return pinoHttp<Request, Response>({
    logger: log,
    genReqId: (req, res) => {
      const given = req.get('x-request-id');
      const id = given && FROM_PROXY.test(given) ? given : randomUUID();
      res.set('X-Request-Id', id);
      return id;
    },
    customAttributeKeys: { reqId: 'requestId', responseTime: 'ms' },
    customSuccessObject: line,
    customErrorObject: (req, res, _error, value) => line(req, res, value),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
    // Lines must not carry the request and the response themselves: URL and headers are personal.
    quietReqLogger: true,
    quietResLogger: true,
    wrapSerializers: false,
    serializers: { req: () => undefined },
  });
}
