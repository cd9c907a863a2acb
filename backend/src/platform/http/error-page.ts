import { createHash } from 'node:crypto';
import type { ErrorCode } from '@book-store/contract/error-codes';
import type { Language } from '@book-store/contract/storefront';
import type { Request, Response } from 'express';
import { shopOf } from './request-shop.ts';

type Shown = Extract<ErrorCode, 'too-many-requests' | 'unavailable' | 'internal'>;
type Texts = Record<Shown, { title: string; text: string }> & {
  again: string;
  home: string;
  later: string;
  after: (seconds: number) => string;
};

/** Texts of the error page by error code. */
const ENGLISH: Texts = {
  'too-many-requests': {
    title: 'One moment, please',
    text: 'Your network has asked this shop for very many pages at once.',
  },
  unavailable: {
    title: 'Back in a moment',
    text: 'The shop cannot reach its database. Nothing in your cart is lost.',
  },
  internal: { title: 'Something went wrong', text: 'This page could not be shown.' },
  again: 'Try again',
  home: 'To the shop',
  later: 'Please try again.',
  after: (seconds) => `Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
};
const GERMAN: Texts = {
  'too-many-requests': {
    title: 'Einen Moment, bitte',
    text: 'Aus Ihrem Netz wurden sehr viele Seiten auf einmal abgerufen.',
  },
  unavailable: {
    title: 'Gleich wieder da',
    text: 'Die Datenbank des Shops ist nicht erreichbar. In Ihrem Warenkorb geht nichts verloren.',
  },
  internal: {
    title: 'Da ist etwas schiefgegangen',
    text: 'Diese Seite konnte nicht angezeigt werden.',
  },
  again: 'Erneut versuchen',
  home: 'Zum Shop',
  later: 'Bitte versuchen Sie es noch einmal.',
  after: (seconds) =>
    `Bitte versuchen Sie es in ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} noch einmal.`,
};
const TEXTS: Record<Language, Texts> = { en: ENGLISH, de: GERMAN };
const isShown = (code: ErrorCode): code is Shown => code in ENGLISH;

/** The colours of `theme.css`; the style sheet may be unavailable, too. */
const STYLES = `
:root { color-scheme: light dark }
body { margin: 0; padding: 4rem 1.5rem; background: #fbf8f2; color: #1e1a16; font: 1rem/1.5 "Source Sans 3", system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto }
h1 { margin: 0 0 1rem; font: 600 1.728rem/1.2 Literata, Georgia, serif }
a { display: inline-block; margin-top: 1rem; padding: 0.75rem 1.5rem; border-radius: 8px; background: #f5b82e; color: #1e1a16; font-weight: 600; text-decoration: none }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px }
@media (prefers-color-scheme: dark) {
  body { background: #17140f; color: #f3ece0 }
  a:focus-visible { outline-color: #f3ece0 }
}`;
const POLICY = `default-src 'none';style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

const pathOf = (req: Request): string => req.originalUrl.split('?')[0] ?? '';

/** Returns whether a request is for a page, not for the API or a file. */
const isForPage = (req: Request): boolean =>
  ['GET', 'HEAD'].includes(req.method) && /^(?!\/(api|covers)(\/|$))[^.]*$/i.test(pathOf(req));

/** Returns whether a request is a form that somebody has sent without JavaScript. */
const isForm = (req: Request): boolean => req.method === 'POST' && /\/form$/.test(pathOf(req));

/**
 * Sends the error as a short page that needs no script, if a person will read it. Returns false for other requests,
 * and for errors that have their own pages.
 */
export function sendErrorPage(
  res: Response,
  { code, status, retryAfter }: { code: ErrorCode; status: number; retryAfter: number | undefined },
): boolean {
  const { req } = res;
  const isSent = isForm(req);
  if (!isShown(code) || !(isSent || isForPage(req)) || !req.accepts('html')) return false;
  const { language } = shopOf(res);
  const { [code]: texts, again, home, later, after } = TEXTS[language];
  // A link cannot send the form again.
  const link = isSent ? `<a href="/">${home}</a>` : `<a href="">${again}</a>`;
  res
    .status(status)
    .set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY })
    .type('html')
    .send(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${texts.title}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p>${texts.text}</p>
<p>${retryAfter === undefined ? later : after(retryAfter)}</p>
${link}
</main>
</body>
</html>
`);
  return true;
}
