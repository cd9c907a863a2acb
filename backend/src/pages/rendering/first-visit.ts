import type { IncomingMessage } from 'node:http';
import type { Visit } from './page-document.ts';

/** Says that this browser session has seen its first page, and nothing about whose it is. */
const COOKIE = 'visited';
const HAS_COOKIE = new RegExp(`(^|;\\s*)${COOKIE}=`);

/** Returns whether a page is the first of a browser session. */
export const visitOf = ({ headers }: IncomingMessage): Visit =>
  HAS_COOKIE.test(headers.cookie ?? '') ? 'later' : 'first';

/** Returns the headers of a page; a first one has the browser say at later pages that they are. */
export const pageHeaders = (visit: Visit, origin: string): Record<string, string> => ({
  'Cache-Control': 'no-cache',
  'Content-Type': 'text/html; charset=utf-8',
  Vary: 'Cookie, Accept-Encoding',
  ...(visit === 'first' && {
    'Set-Cookie': `${COOKIE}=1; Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`,
  }),
});
