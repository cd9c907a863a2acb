import type { RequestHandler } from 'express';

/** Sets the headers of every response: the given ones and the request id. */
export function commonHeaders(headers: Record<string, string>): RequestHandler {
  const given = Object.entries(headers);
  return (req, res, next) => {
    for (const [name, value] of given) res.setHeader(name, value);
    res.setHeader('X-Request-Id', req.id);
    next();
  };
}
