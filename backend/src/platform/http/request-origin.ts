import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import proxyaddr from 'proxy-addr';
import { badRequest } from '../errors/errors.ts';
import { networkOf, withoutPort } from './limits/network-of.ts';

/** The origin of a request, for limits and sign-ins. */
export type Origin = {
  network: string;
  /** Whether it came over HTTPS. */
  secure: boolean;
  userAgent: string | undefined;
  cookie: string | undefined;
  /** The local port. */
  port: number | undefined;
};

export const originOf = (req: Request): Origin => ({
  network: addressOf(req),
  secure: req.secure,
  userAgent: req.get('user-agent'),
  cookie: req.get('cookie'),
  port: req.socket.localPort,
});

/**
 * Returns the caller's network. Behind a trusted proxy this is the address that the proxy reports; if that is
 * invalid, the proxy's own, so that all invented values count as one.
 */
export const addressOf = (req: Request): string =>
  addressBehind(req, req.app.get('trust proxy fn'));

/** Like `addressOf`, for a raw Node request; takes Express's compiled `trust proxy`. */
export const addressBehind = (
  req: IncomingMessage,
  trust: (address: string, hop: number) => boolean,
): string => networkOf(proxyaddr(req, trust)) ?? networkOf(req.socket.remoteAddress) ?? 'unknown';

/**
 * Removes the ports that some proxies add to `X-Forwarded-For`. Express would treat address and
 * port as an address that is new with every connection, and would not recognise a trusted proxy.
 */
export function forwardedFor({ headers }: IncomingMessage): void {
  const chain = String(headers['x-forwarded-for'] ?? '');
  if (chain.includes(':')) {
    headers['x-forwarded-for'] = chain
      .split(',')
      .map((entry) => withoutPort(entry.trim()))
      .join(', ');
  }
}

/**
 * Returns whether a request names two hosts. Node keeps the first, a proxy may have used the
 * second, so RFC 9112 requires refusing it.
 */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

export const oneHost: RequestHandler = (req, _res, next) => {
  if (!namesTwoHosts(req)) return next();
  next(badRequest('A request must have one Host header.'));
};
