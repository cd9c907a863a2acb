import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '../shared/errors.ts';

/**
 * Returns whether a request names two hosts. Node keeps the first, a proxy may have gone by the second, so
 * RFC 9112 wants it refused.
 */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** Refuses a request that names two hosts. */
export const oneHost: RequestHandler = (req, _res, next) => {
  if (!namesTwoHosts(req)) return next();
  next(new AppError('bad-request', { detail: 'A request must have one Host header.' }));
};
