import type { Request } from 'express';

/**
 * Returns a function that returns the shop's public origin: `PUBLIC_URL`, or localhost with the port
 * that the request came in on. Never uses the `Host` header, because clients can forge it.
 */
export const publicOrigin =
  (publicUrl: string | undefined) =>
  (req: Request): string =>
    publicUrl ?? `http://localhost:${req.socket.localPort}`;
