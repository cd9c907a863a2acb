import type { RequestHandler } from 'express';

/** Sets the headers that every response has: those given, and the id of the request. */
export function commonHeaders(headers: Record<string, string>): RequestHandler {
  const given = Object.entries(headers);
  return (req, res, next) => {
    for (const [name, value] of given) res.setHeader(name, value);
    res.setHeader('X-Request-Id', req.id);
    next();
  };
}
