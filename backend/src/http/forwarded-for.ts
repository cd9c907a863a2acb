import type { RequestHandler } from 'express';
import { withoutPort } from './network-of.ts';

/**
 * Removes the ports that some proxies write into `X-Forwarded-For`. Express would treat address and
 * port as an address that is new with every connection, and would not recognise a trusted proxy.
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
