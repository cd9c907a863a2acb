import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { languageOf } from '@book-store/contract/storefront';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import { knownPage } from '../addresses/known-pages.ts';
import type { ShownShop } from '../heads/shown-shop.ts';

const SEARCH = { en: 'Search', de: 'Suchen' };
const IN_HEADER = [PAGES.books, PAGES.contact];
const IN_FOOTER = [PAGES.about, PAGES.shipping, PAGES.privacy, PAGES.terms];
const LINK = 'class="link inline-flex min-h-11 items-center"';

/**
 * What surrounds the request to enable scripts on pages that only browsers render: the way to all that can be
 * read without scripts.
 */
export type NoScriptFrame = { header: string; footer: string };

export function noScriptFrame({ name, storefront, ownPages = [] }: ShownShop): NoScriptFrame {
  const links = (pages: readonly { pattern: string }[]) =>
    pages
      .map(({ pattern }) => {
        const { title = name } = knownPage(pattern, storefront);
        return `<li><a href="${pattern}" ${LINK}>${escapeHtml(title)}</a></li>`;
      })
      .join('');
  const written = ([PAGES.imprint, PAGES.withdrawal] as const).filter(({ pattern }) =>
    ownPages.some((id) => pattern === PAGES[id].pattern),
  );
  const search = SEARCH[languageOf(storefront)];
  return {
    header: `<header class="no-script-frame"><a href="/" ${LINK}>${escapeHtml(name)}</a><form role="search" action="${PAGES.search.pattern}"><input type="search" name="q" aria-label="${search}" class="min-h-11 border border-control bg-card px-3" /> <button class="link min-h-11">${search}</button></form><nav><ul>${links(IN_HEADER)}</ul></nav></header>`,
    footer: `<footer class="no-script-frame"><ul>${links([...IN_FOOTER, ...written])}</ul></footer>`,
  };
}
