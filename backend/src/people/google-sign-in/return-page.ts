import { createHash } from 'node:crypto';
import { SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import type { Language } from '@book-store/contract/storefront';
import { escapeHtml } from '../../platform/text/escape-html.ts';

/** Why a Google sign-in failed. */
export type GoogleProblem = 'cancelled' | 'expired' | 'unreachable' | 'failed';

/** The message to the waiting page. */
export type GoogleAnswer = { code: string } | { problem: GoogleProblem };

type Texts = Record<'done' | GoogleProblem, { title: string; text: string }> & { back: string };

const ENGLISH: Texts = {
  done: {
    title: 'You can close this window',
    text: 'The shop goes on where you pressed the Google button.',
  },
  cancelled: {
    title: 'You can close this window',
    text: 'You have not signed in with Google.',
  },
  expired: {
    title: 'This took too long',
    text: 'Close this window and press the Google button again. The shop needs cookies for it.',
  },
  unreachable: {
    title: 'Google does not answer',
    text: 'Close this window and try again in a few minutes, or use your email and password.',
  },
  failed: {
    title: 'Google sign-in failed',
    text: 'Close this window and try again, or use your email and password.',
  },
  back: 'Back to the shop',
};
const GERMAN: Texts = {
  done: {
    title: 'Sie können dieses Fenster schließen',
    text: 'Im Shop geht es dort weiter, wo Sie den Google-Knopf gedrückt haben.',
  },
  cancelled: {
    title: 'Sie können dieses Fenster schließen',
    text: 'Sie haben sich nicht über Google angemeldet.',
  },
  expired: {
    title: 'Das hat zu lange gedauert',
    text: 'Schließen Sie dieses Fenster und drücken Sie noch einmal auf den Google-Knopf. Der Shop braucht dafür Cookies.',
  },
  unreachable: {
    title: 'Google antwortet nicht',
    text: 'Schließen Sie dieses Fenster und versuchen Sie es in ein paar Minuten noch einmal, oder nutzen Sie E-Mail-Adresse und Passwort.',
  },
  failed: {
    title: 'Die Anmeldung über Google hat nicht geklappt',
    text: 'Schließen Sie dieses Fenster und versuchen Sie es noch einmal, oder nutzen Sie E-Mail-Adresse und Passwort.',
  },
  back: 'Zurück zum Shop',
};
const TEXTS: Record<Language, Texts> = { en: ENGLISH, de: GERMAN };

/** The colours of `theme.css`. */
const STYLES = `
:root { color-scheme: light dark }
body { margin: 0; padding: 3rem 1.5rem; background: #fbf8f2; color: #1e1a16; font: 1rem/1.5 "Source Sans 3", system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto }
h1 { margin: 0 0 1rem; font: 600 1.44rem/1.2 Literata, Georgia, serif }
a { color: inherit }
@media (prefers-color-scheme: dark) {
  body { background: #17140f; color: #f3ece0 }
}`;

/**
 * Notifies the waiting page, and closes once it confirms. Google's pages in between clear `opener`, so it uses a
 * BroadcastChannel.
 */
const SCRIPT = `
const { channel: name, answer } = document.body.dataset;
const channel = new BroadcastChannel(name);
channel.onmessage = ({ data }) => { if (data === 'received') close(); };
channel.postMessage(JSON.parse(answer));`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing may leave the page or be stored. */
export const RETURN_PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none';script-src ${hashOf(SCRIPT)};style-src ${hashOf(STYLES)};base-uri 'none';form-action 'none';frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
};

type Shown = { waiting: string | undefined; language: Language };

/** Returns the page that ends the popup. If no page waits, it only shows the result. */
export function returnPage(answer: GoogleAnswer, { waiting, language }: Shown): string {
  const texts = TEXTS[language];
  const { title, text } = texts['code' in answer ? 'done' : answer.problem];
  const told = escapeHtml(JSON.stringify(answer));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${title}</title>
<style>${STYLES}</style>
</head>
<body${waiting ? ` data-channel="google-sign-in-${waiting}" data-answer="${told}"` : ''}>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${SHOP_PAGES.login.pattern}">${texts.back}</a></p>
</main>
${waiting ? `<script>${SCRIPT}</script>` : ''}
</body>
</html>
`;
}
