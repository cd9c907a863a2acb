import type { PageEntry } from '@book-store/contract/pages/addresses/page-entry';
import type { Load } from '../../api/page-data.ts';
import { type ImportPage, lazyPage } from '../../kit/page/lazy-page.tsx';

type LoadModule = { load?: Load; search?: readonly string[] };

/** What a page's route says of it. */
export type Page = {
  /** The page's module, as the build's manifest names it. */
  file: string;
  loadCode: () => Promise<void>;
  load: Load | undefined;
  /** The parameters of the address that decide what it shows; others change nothing. */
  search: readonly string[];
  /** Whether only customers see it. */
  forCustomers: boolean;
};

/**
 * Returns the route of a page of the shop, which stands in the folder `<area>/<page>`. Its `load.ts` is given as a
 * module, in the first chunk, so that the data of a page is asked for at the same time as its code.
 */
export function pageRoute(
  { pattern, forCustomers = false }: PageEntry,
  folder: string,
  importPage: ImportPage,
  { load, search = [] }: LoadModule = {},
) {
  const { element, loadCode } = lazyPage(importPage);
  const file = `src/storefront/${folder}/page.tsx`;
  return { path: pattern, element, handle: { file, loadCode, load, search, forCustomers } as Page };
}
