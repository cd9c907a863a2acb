import type { RenderedPage } from '@book-store/contract/pages/heads/rendered-page';
import { isRefined, languageOf } from '@book-store/contract/storefront';
import { escapeJson, fillPage, type Page } from '../heads/page-head.ts';
import type { BuiltPages } from './built-pages.ts';
import type { NoScriptFrame } from './no-script-frame.ts';

/** Whether a document is the first one of a browser session. */
export type Visit = 'first' | 'later';

const FIRST_LOAD = /\s*<!--first-load-->.*<!--\/first-load-->/s;
/** Shown until the browser has rendered a page that the server has not. */
const waitingPage = (text: string) =>
  `<div class="first-paint" role="status"><span class="spinner"></span><span class="sr-only">${text}</span></div>`;
const WAITING = { en: waitingPage('Loading the shop'), de: waitingPage('Die Seite wird geladen') };
const NO_SCRIPT_IN_GERMAN =
  '<p class="no-script">Warenkorb, Kasse und Konto brauchen JavaScript: Bitte schalten Sie es ein und laden Sie die Seite neu. Lesen können Sie alles auch ohne: <a href="/books" class="link">alle Bücher</a>, <a href="/" class="link">Startseite</a>.</p>';
const NOT_LOADED_IN_GERMAN =
  'Die Seite wurde nicht vollständig geladen, deshalb reagieren ihre Schaltflächen noch nicht. Bitte laden Sie sie neu.';

/** Translates the template. German storefronts are refined, so they have no first-load screen. */
const inGerman = (template: string) =>
  template
    .replace('<html lang="en">', '<html lang="de">')
    .replace(/(<noscript>).*?(<\/noscript>)/s, `$1${NO_SCRIPT_IN_GERMAN}$2`)
    .replace(/(<p id="not-loaded"[^>]*>).*?(<\/p>)/s, `$1${NOT_LOADED_IN_GERMAN}$2`);

type Contents = Pick<RenderedPage, 'html' | 'preloads' | 'data' | 'file'>;

/**
 * Returns a page's HTML with its metadata, and its content if rendered. The first document of a session is
 * covered by a spinner and has its styles inlined; later ones link to them.
 */
export function pageDocument(
  built: BuiltPages,
  page: Page,
  {
    visit,
    contents,
    isOfDashboard = false,
    noScript = { header: '', footer: '' },
  }: {
    visit: Visit;
    contents?: Contents | undefined;
    isOfDashboard?: boolean;
    noScript?: NoScriptFrame | undefined;
  },
): string {
  const language = page.language ?? languageOf(page.shop?.storefront);
  const ofShop = visit === 'first' ? built.styledTemplate : built.template;
  const plain = isOfDashboard ? built.dashboardTemplate : ofShop;
  const bare = language === 'de' ? inGerman(plain) : plain;
  const isCovered = visit === 'first' && !isRefined(page.shop?.storefront);
  const template = isCovered ? bare : bare.replace(FIRST_LOAD, '');
  if (!contents) {
    const waiting = isCovered ? '' : WAITING[language];
    return fillPage(template, page, built.earlyScript)
      .replace('<!--page-->', waiting)
      .replace(
        /<noscript>(.*?)<\/noscript>/s,
        (_, text) => `<noscript>${noScript.header}${text}${noScript.footer}</noscript>`,
      )
      .replace('<!--page-data-->', '');
  }
  const links = built.earlyScript + contents.preloads + built.fontLinks;
  return fillPage(built.withLateScripts(template), page, links)
    .replace('<!--page-->', () => contents.html)
    .replace(
      '<!--page-data-->',
      () => carry('page-data', contents.data) + carry('scripts', built.scriptsOf(contents.file)),
    );
}

/** A data block: the Content-Security-Policy does not apply to it, because it is not executed. */
const carry = (id: string, data: object) =>
  `<script type="application/json" id="${id}">${escapeJson(data)}</script>`;
