import type { SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import { lazy, type ReactNode, useState } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Load } from '../api/page-data.ts';
import { retryAfterReturn } from '../lib/addresses/page-return.ts';

type PageModule = { default: () => ReactNode };
type LoadModule = { load?: Load; search?: readonly string[] };
type ImportPage = () => Promise<PageModule>;
type PageName = keyof typeof SHOP_PAGES;

/** What a page's route says of it. */
export type Page = {
  /** The page's module, as the build's manifest names it. */
  file: string;
  loadCode: () => Promise<void>;
  load: Load | undefined;
  /** The parameters of the address that decide what it shows; others change nothing. */
  search: readonly string[];
};

/**
 * A page in a chunk of its own. Once its code is loaded it renders at once: on the server, where the
 * browser takes over the server's HTML, and after the press of a link.
 */
export function lazyPage(importPage: ImportPage) {
  let loaded: PageModule['default'] | undefined;
  const load = async () => {
    const module = await retryAfterReturn(importPage);
    loaded = module.default;
    return module;
  };
  const Waiting = lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each page, when its module loads
  function Page() {
    // Chosen once, because another component would lose the state of the page.
    const [Chosen] = useState<PageModule['default'] | typeof Waiting>(() => loaded ?? Waiting);
    return <Chosen />;
  }
  return { element: <Page />, loadCode: async () => void (await load()) };
}

/** Returns the name of a page in `SHOP_PAGES`, by the folder of its file. */
export const nameOf = (file: string) =>
  file
    .split('/')
    .at(-2)
    ?.replace(/-(.)/g, (_, letter) => letter.toUpperCase()) as PageName;

const codes = import.meta.glob<PageModule>('../storefront/*/*/page.tsx');
/** In the first chunk, so that the data of a page is asked for at the same time as its code. */
const loads = import.meta.glob<LoadModule>('../storefront/*/*/load.ts', { eager: true });

function pageIn(file: string, importPage: ImportPage) {
  const { element, loadCode } = lazyPage(importPage);
  const { load, search = [] } = loads[file.replace(/page\.tsx$/, 'load.ts')] ?? {};
  const handle: Page = { file: file.replace('..', 'src'), loadCode, load, search };
  return { element, handle };
}

const NOT_FOUND = '../storefront/frame/not-found/page.tsx';
export const notFoundPage = pageIn(NOT_FOUND, codes[NOT_FOUND] as ImportPage);
/** The pages of the shop that have an address. */
export const shopPages = Object.entries(codes)
  .filter(([file]) => file !== NOT_FOUND)
  .map(([file, importPage]) => ({ name: nameOf(file), ...pageIn(file, importPage) }));

/** Returns the shop's page at an address and the parameters in its path, or undefined for others. */
export function pageOf(routes: RouteObject[], { pathname }: { pathname: string }) {
  const match = matchRoutes(routes, { pathname })?.at(-1);
  const page: Page | undefined = match?.route.handle;
  return match && page && { ...page, params: match.params };
}
