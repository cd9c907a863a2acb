import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import proxyaddr from 'proxy-addr';
import { networkOf } from './limits/network-of.ts';

/** Where a request comes from, for limits and sign-ins. */
export type Origin = {
  network: string;
  /** Whether it came over HTTPS. */
  secure: boolean;
  userAgent: string | undefined;
  cookie: string | undefined;
};

/** Returns where a request comes from. */
export const originOf = (req: Request): Origin => ({
  network: addressOf(req),
  secure: req.secure,
  userAgent: req.get('user-agent'),
  cookie: req.get('cookie'),
});

/**
 * Returns the network that a request comes from. Behind a trusted proxy this is the address the proxy
 * reports; if that is not a valid address, the proxy's own, so that invented values all count as one.
 */
export const addressOf = (req: Request): string =>
  addressBehind(req, req.app.get('trust proxy fn'));

/** Like `addressOf`, for a request that Express has not prepared, with its compiled `trust proxy`. */
export const addressBehind = (
  req: IncomingMessage,
  trust: (address: string, hop: number) => boolean,
): string => networkOf(proxyaddr(req, trust)) ?? networkOf(req.socket.remoteAddress) ?? 'unknown';
