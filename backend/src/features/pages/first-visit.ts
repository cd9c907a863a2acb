import type { Request, Response } from 'express';
import type { Visit } from './page-document.ts';

/** Says that this browser session has seen its first page, and nothing about whose it is. */
const COOKIE = 'visited';

/** Returns whether a page is the first of a browser session, and marks the session. */
export function visitOf(req: Request, res: Response): Visit {
  res.vary('Cookie');
  const isLater = new RegExp(`(^|;\\s*)${COOKIE}=`).test(req.get('cookie') ?? '');
  if (isLater) return 'later';
  res.cookie(COOKIE, '1', { httpOnly: true, sameSite: 'lax', secure: req.secure });
  return 'first';
}
