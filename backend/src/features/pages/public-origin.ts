import type { Request } from 'express';

/**
 * Returns what says where the shop is: `PUBLIC_URL`, or without one this machine and the port that
 * the request came in by. Never what the request says, because a caller can make up any host.
 */
export const publicOrigin =
  (publicUrl: string | undefined) =>
  (req: Request): string =>
    publicUrl ?? `http://localhost:${req.socket.localPort}`;
