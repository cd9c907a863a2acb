import type { RequestHandler } from 'express';
import { withoutPort } from './network-of.ts';

/**
 * Takes the ports out of `X-Forwarded-For`, which some proxies write. Express would take address and
 * port for an address that is new with every connection, and would not know a trusted proxy by it.
 */
export const forwardedFor: RequestHandler = (req, _res, next) => {
  const { headers } = req;
  const chain = req.get('x-forwarded-for');
  if (chain) {
    headers['x-forwarded-for'] = chain
      .split(',')
      .map((entry) => withoutPort(entry.trim()))
      .join(', ');
  }
  next();
};
