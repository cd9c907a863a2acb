import type { PageHead } from '@book-store/contract/pages/addresses/page-entry';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { GERMAN_DASHBOARD_HEADS } from '@book-store/contract/pages/heads/german-dashboard-heads';
import { GERMAN_HEADS } from '@book-store/contract/pages/heads/german-heads';
import { REFINED_HEADS } from '@book-store/contract/pages/heads/refined-heads';
import {
  isRefined,
  type Language,
  languageOf,
  type Storefront,
} from '@book-store/contract/storefront';

const pages: (PageHead & { pattern: string })[] = Object.values(PAGES);
const hasId = ({ pattern }: { pattern: string }) => pattern.includes(':');

/** Metadata by path of every page that does not depend on the catalogue. */
export const KNOWN_PAGES: Record<string, PageHead> = Object.fromEntries(
  pages.filter((page) => !hasId(page)).map((page) => [page.pattern, page]),
);

type Heads = Partial<Record<keyof typeof PAGES, PageHead>>;
const byPattern = (heads: Heads): ReadonlyMap<string, PageHead> =>
  new Map(Object.entries(heads).map(([name, head]) => [PAGES[name as keyof Heads].pattern, head]));
const REFINED = byPattern(REFINED_HEADS);
const GERMAN = byPattern({ ...GERMAN_HEADS, ...GERMAN_DASHBOARD_HEADS });

/** The pages of the dashboard, and the sign-in to it. */
export const isOfOwner = (path: string) => /^\/(dashboard|admin)(\/|$)/i.test(path);

/** Uses the storefront's wording. */
export function knownPage(
  path: string,
  storefront: Storefront | undefined,
): PageHead & { language: Language } {
  const head = KNOWN_PAGES[path];
  const language = languageOf(storefront);
  if (language === 'de') return { ...head, ...GERMAN.get(path), language };
  return { ...head, ...(isRefined(storefront) && REFINED.get(path)), language };
}

/** Dashboard pages with an id in their path; only admins may know whether it exists. */
export const DASHBOARD_PATTERNS: string[] = pages
  .filter((page) => hasId(page) && page.hidden)
  .map(({ pattern }) => pattern);

/** Pages of one item that search engines may list. */
export const ITEM_PATTERNS: string[] = pages
  .filter((page) => hasId(page) && !page.hidden)
  .map(({ pattern }) => pattern);

/** Pages independent of the catalogue that search engines may list. */
export const PUBLIC_PATHS: readonly string[] = Object.entries(KNOWN_PAGES)
  .filter(([, { hidden }]) => !hidden)
  .map(([path]) => path);

export const HIDDEN_PATHS: readonly string[] = Object.entries(KNOWN_PAGES)
  .filter(([, { hidden }]) => hidden)
  .map(([path]) => path);
