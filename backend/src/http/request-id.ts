import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const FROM_PROXY = /^[A-Za-z0-9-]{8,64}$/;

/** Assigns each request an id, or keeps the proxy's. Response, problem document and log carry it. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.get('x-request-id');
  res.locals.requestId = given && FROM_PROXY.test(given) ? given : randomUUID();
  res.set('X-Request-Id', requestIdOf(res));
  next();
};

/** Returns the id of the request that a response belongs to. */
export const requestIdOf = (res: Response): string => String(res.locals.requestId ?? '');
