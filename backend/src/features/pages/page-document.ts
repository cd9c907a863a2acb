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
  const template =
    visit === 'first' ? built.styledTemplate : built.template.replace(FIRST_LOAD, '');
  const links = contents
    ? built.earlyScript + contents.preloads + built.scriptLinks(contents.file)
    : '';
  const waiting = visit === 'first' ? '' : WAITING;
  return fillPage(template, page, links)
    .replace('<!--page-->', () => contents?.html ?? waiting)
    .replace('<!--page-data-->', () => (contents ? carry(contents.data) : ''));
}

/** A data block: the Content-Security-Policy has no say in it, because nothing runs it. */
const carry = (data: object) =>
  `<script type="application/json" id="page-data">${escapeJson(data)}</script>`;
