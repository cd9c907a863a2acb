import type { RenderedPage } from '@book-store/contract/rendered-page';
import type { BuiltPages } from './built-pages.ts';
import { escapeJson, fillPage, type Page } from './page-head.ts';

/** Whether a document is the first one of a browser session. */
export type Visit = 'first' | 'later';

const FIRST_LOAD = /\s*<!--first-load-->.*<!--\/first-load-->/s;
/** Until the browser has rendered a page that the server has not. */
const WAITING =
  '<div class="first-paint" role="status"><span class="spinner"></span><span class="sr-only">Loading the shop</span></div>';

type Contents = Pick<RenderedPage, 'html' | 'preloads' | 'data' | 'file'>;

/**
 * Returns the HTML of a page: its head, and its contents if the server has rendered them. The first
 * document of a session is covered by a spinner and has its styles inside; later ones link to them.
 */
export function pageDocument(
  built: BuiltPages,
  page: Page,
  { visit, contents }: { visit: Visit; contents?: Contents | undefined },
): string {
  const bare = visit === 'first' ? built.styledTemplate : built.template;
  const isCovered = visit === 'first' && page.shop?.storefront !== 'refined';
  const template = isCovered ? bare : bare.replace(FIRST_LOAD, '');
  if (!contents) {
    const waiting = isCovered ? '' : WAITING;
    return fillPage(template, page, built.earlyScript)
      .replace('<!--page-->', waiting)
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

/** A data block: the Content-Security-Policy does not apply to it, because nothing runs it. */
const carry = (id: string, data: object) =>
  `<script type="application/json" id="${id}">${escapeJson(data)}</script>`;
