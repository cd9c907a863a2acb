import type { Request, Response } from 'express';
import type { Visit } from './page-document.ts';

/** Says that this browser session has seen its first page, and nothing about whose it is. */
const COOKIE = 'visited';
const HAS_COOKIE = new RegExp(`(^|;\\s*)${COOKIE}=`);

/** Returns whether a page is the first of a browser session. */
export const visitOf = (req: Request): Visit =>
  HAS_COOKIE.test(req.get('cookie') ?? '') ? 'later' : 'first';

/** Has the browser say at later pages that they are. */
export function markVisit(req: Request, res: Response): void {
  res.vary('Cookie');
  if (visitOf(req) === 'later') return;
  res.cookie(COOKIE, '1', { httpOnly: true, sameSite: 'lax', secure: req.secure });
}
