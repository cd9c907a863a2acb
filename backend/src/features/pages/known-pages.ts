import { NEWS_ITEMS } from '@book-store/contract/news';
import { PAGES, type PageHead, pathWithId } from '@book-store/contract/pages';

const pages: (PageHead & { pattern: string })[] = Object.values(PAGES);
const hasId = ({ pattern }: { pattern: string }) => pattern.includes(':');

/** The head of every page that does not depend on the catalogue, by its path. */
export const KNOWN_PAGES: Record<string, PageHead> = Object.fromEntries([
  ...pages.filter((page) => !hasId(page)).map((page) => [page.pattern, page]),
  ...NEWS_ITEMS.map(({ id, title, description }) => [
    pathWithId(PAGES.news.pattern, id),
    { title, description },
  ]),
]);

/** Dashboard pages with an id in their path; only admins may know whether it exists. */
export const DASHBOARD_PATTERNS: string[] = pages
  .filter((page) => hasId(page) && page.hidden)
  .map(({ pattern }) => pattern);

/** The pages in the sitemap, besides the books. */
export const PUBLIC_PATHS: readonly string[] = Object.entries(KNOWN_PAGES)
  .filter(([, { hidden }]) => !hidden)
  .map(([path]) => path);

export const HIDDEN_PATHS: readonly string[] = Object.entries(KNOWN_PAGES)
  .filter(([, { hidden }]) => hidden)
  .map(([path]) => path);
