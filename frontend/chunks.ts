import type { Rolldown } from 'vite';
import { SHOP_PAGES } from '../backend/contract/pages/addresses/shop-pages.ts';

type Graph = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

/** What every page needs of the packages: it stays in browsers' caches when the shop changes. */
export const libraries = {
  name: 'libraries',
  test: /node_modules\/(react|react-dom|scheduler|react-redux|redux|redux-thunk|reselect|immer|@reduxjs\/toolkit|use-sync-external-store|react-router|react-router-dom)\//,
};

/** The folders of the pages that search engines may not list: most are a customer's own. */
const HIDDEN = Object.entries(SHOP_PAGES)
  .filter(([, page]) => 'hidden' in page)
  .map(([name]) => name.replace(/[A-Z]/g, (at) => `-${at.toLowerCase()}`));

const isIndex = (id: string) => id.endsWith('/index.html');
const isPage = (id: string, name: string) =>
  id.includes('/src/storefront/') && id.endsWith(`/${name}/page.tsx`);
/** Whether a module is a page that visitors read: those that search engines may list. */
const isReadingPage = (id: string) =>
  /\/src\/storefront\/[\w-]+\/[\w-]+\/page\.tsx$/.test(id) &&
  !HIDDEN.some((page) => isPage(id, page));

/** The entries and lazy modules that bring a module with them, because they import it statically. */
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

/**
 * What every page needs and what the reading pages share, in one file instead of a dozen of a kilobyte. The shelves
 * have their own, and so have home and news, which alone have a carousel and cards of news. Only a book's page has the
 * buttons of the wish list.
 */
const shop: Group = {
  name(id, graph) {
    const loaders = loadersOf(id, graph);
    const isShared = loaders.length > 1 && loaders.some(isReadingPage);
    return isShared || loaders.some(isIndex) ? 'shop' : null;
  },
  test: /\/(contract|src\/(api|kit(?!\/carousel\/(?!use-near)|\/fields\/field)|lib)|src\/storefront\/(?!settings\/(texts|parts\/page-texts\/(own-|text-)))[\w-]+\/(?!shelf-texts|parts\/shelf\/|parts\/news\/news-|wishes\/|parts\/wishes\/|[\w-]+\/page\.)|parts\/shelf\/(shelf-[ap]|genre-pills|no-))/,
  maxModuleSize: 20_000,
};

/** A page that does not exist, and the field that it has for a search: most pages can become it, few do. */
const notFound: Group = {
  name: 'not-found',
  test: /\/src\/(storefront\/frame\/not-found\/page|kit\/fields\/field)\.tsx/,
};

/** The pages about the shop, with their usual texts. */
const aboutShop: Group = {
  name: 'about-shop',
  test: /\/src\/storefront\/settings\/(texts|parts\/page-texts\/(own-|text-))/,
};

const ORDER_PAGES = ['orders', 'guest-order', 'user-dashboard'];
/** What goes into a file of its own: modules that only these pages load. */
const CUSTOMER_FILES = [
  { name: 'orders', pages: ORDER_PAGES },
  { name: 'order-texts', pages: [...ORDER_PAGES, 'withdraw'] },
  { name: 'account-pages', pages: ['account', 'user-dashboard', 'wishes'] },
  { name: 'buying', pages: [...ORDER_PAGES, 'cart', 'checkout', 'buy-gift-card'] },
  { name: 'account', pages: HIDDEN },
];

/** Whether a module holds the values of a form, or imports what does. */
function isOfForms(module: string, graph: Graph): boolean {
  const imported = new Set([module]);
  for (const id of imported) {
    for (const one of graph.getModuleInfo(id)?.importedIds ?? []) imported.add(one);
  }
  return [...imported].some((id) => id.includes('/node_modules/react-hook-form/'));
}

/**
 * What a customer's pages share, in four files instead of ninety: the first page carries the names of all files, and
 * a phone waits for a cart of 17 files longer than for one of 3. What only pages with forms need is by itself, as the
 * cart has none.
 */
const customer: Group = {
  name(id, graph) {
    const loaders = loadersOf(id, graph);
    if (loaders.some((by) => isReadingPage(by) || isIndex(by))) return null;
    const users = HIDDEN.filter((page) => loaders.some((by) => isPage(by, page)));
    if (users.length < 2) return null;
    const fits = ({ pages }: { pages: readonly string[] }) =>
      users.every((page) => pages.includes(page));
    const file = CUSTOMER_FILES.find(fits)?.name;
    return file === 'account' && isOfForms(id, graph) ? 'forms' : file;
  },
  test: /\/(contract|src\/(api|kit|lib|storefront))\/.*\.tsx?$|\/react-hook-form\//,
};

export const GROUPS = [libraries, shop, notFound, aboutShop, customer];
