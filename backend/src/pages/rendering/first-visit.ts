import type { IncomingMessage } from 'node:http';
import type { Visit } from './page-document.ts';

/** Says only that this browser session has seen its first page. */
const COOKIE = 'visited';
const HAS_COOKIE = new RegExp(`(^|;\\s*)${COOKIE}=`);

export const visitOf = ({ headers }: IncomingMessage): Visit =>
  HAS_COOKIE.test(headers.cookie ?? '') ? 'later' : 'first';

/** A first page sets the cookie that marks later ones. */
export const pageHeaders = (visit: Visit, origin: string): Record<string, string> => ({
  'Cache-Control': 'no-cache',
  'Content-Type': 'text/html; charset=utf-8',
  Vary: 'Cookie, Accept-Encoding',
  ...(visit === 'first' && {
    'Set-Cookie': `${COOKIE}=1; Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`,
  }),
});
