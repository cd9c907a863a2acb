import type { Rolldown } from 'vite';
import { SHOP_PAGES } from '../backend/contract/pages/addresses/shop-pages.ts';

type Graph = Rolldown.ChunkingContext;

/** What every page needs of the packages: it stays in browsers' caches when the shop changes. */
export const LIBRARIES = 'libraries';

/** The folders of the pages that search engines may not list: most are a customer's own. */
const HIDDEN = new Set(
  Object.entries(SHOP_PAGES)
    .filter(([, page]) => 'hidden' in page)
    .map(([name]) => name.replace(/[A-Z]/g, (at) => `-${at.toLowerCase()}`)),
);

/** Returns the entries and lazy modules that bring a module with them, because they import it statically. */
function loadersOf(module: string, graph: Graph): string[] {
  const importers = new Set([module]);
  for (const id of importers) {
    for (const by of graph.getModuleInfo(id)?.importers ?? []) importers.add(by);
  }
  return [...importers].filter((id) => {
    const { isEntry, dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
    return isEntry || dynamicImporters.length > 0;
  });
}

function toPage(id: string): { area: string; page: string }[] {
  const [, area, page] = /\/src\/storefront\/([\w-]+)\/([\w-]+)\/page\.tsx$/.exec(id) ?? [];
  return area && page ? [{ area, page }] : [];
}

/** Where most visits begin. */
const FIRST = ['book', 'home', 'news', 'search'];

/** The pages that have most of what others have, too, in the order of a visit. */
const VISIT = ['cart', 'login', 'checkout', 'orders', 'account'];

/**
 * Returns the file of a module, by the pages that load it; without one it shares a file with what the very same pages
 * load. The pages where most visits begin load no file of which they need only a part, but for what most reading pages
 * need; other reading pages load the files of these. A customer's page brings along a little of those after it, so that each waits for fewer files.
 */
function fileOf(module: string, graph: Graph): string | null {
  const loaders = loadersOf(module, graph);
  if (loaders.some((id) => id.endsWith('/index.html'))) {
    return module.includes('/node_modules/') ? LIBRARIES : 'shop';
  }
  if (loaders.length < 2) return null;
  const pages = loaders.flatMap(toPage);
  const reading = pages.map(({ page }) => page).filter((page) => !HIDDEN.has(page));
  if (reading.length > 5) return 'shop';
  if (reading.length > 0) {
    const first = FIRST.filter((name) => reading.includes(name));
    // The few lines that these two share are lighter than the headers of a file.
    if (first.join() === 'book,search') return 'shop';
    return (first.length > 0 ? first : reading.sort()).join('-');
  }
  const first = VISIT.find((name) => pages.some(({ page }) => page === name));
  const isOfOneArea = new Set(pages.map(({ area }) => area)).size === 1;
  // What the cart's synchronization needs, it gets without the forms of later pages.
  if (first !== 'cart' && pages.length < loaders.length) return null;
  return first ? `${first}${isOfOneArea ? '' : '-and-other-areas'}` : null;
}

export const shared: Rolldown.CodeSplittingGroup = {
  name: fileOf,
  includeDependenciesRecursively: false,
};
