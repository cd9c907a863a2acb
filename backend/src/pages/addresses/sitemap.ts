import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { pathWithId } from '@book-store/contract/pages/addresses/shop-pages';
import { coverUrl } from '@book-store/contract/pictures';
import { authorsOf, slugOf } from '@book-store/contract/slugs';
import { type TextPageId, UNWRITTEN_PAGES } from '@book-store/contract/text-limits';
import type { IndexedBook } from '../../catalogue/books/indexed-book.ts';
import { findVisibleGenres } from '../../catalogue/genres/find-genres.ts';
import { listReadingListChanges } from '../../catalogue/reading-lists/find-reading-lists.ts';
import { listIndexed } from '../../catalogue/search/book-search.ts';
import { listNewsChanges } from '../../messages/news/find-news.ts';
import { type CachedReply, cachedReply } from '../../platform/http/reading/cached-reply.ts';
import { drawnCoverFile } from '../../platform/pictures/cover-tint.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { HIDDEN_PATHS, PUBLIC_PATHS } from './known-pages.ts';

/** Small enough to send quickly; sitemaps.org allows 50,000. */
const PART_URLS = 5000;
/** How long a sitemap may be stale. */
const MAX_AGE_MS = 60_000;

type BookChange = Pick<
  IndexedBook,
  'id' | 'title' | 'author' | 'series' | 'category' | 'changedAt' | 'coverImage'
>;
type Slug = { slug: string };
type Change = { id: string; changedAt: Date };
type Listed = {
  books: readonly BookChange[];
  genres: readonly Slug[];
  readingLists: readonly Change[];
  news: readonly Change[];
  /** Pages without a text. */
  unwritten: readonly TextPageId[];
};
type Files = ReadonlyMap<string, CachedReply>;
const HEADERS = {
  'Cache-Control': 'public, max-age=60',
  'Content-Type': 'application/xml; charset=utf-8',
};

/**
 * Returns a function that returns a sitemap file by path: `/sitemap.xml`, the index, or a part that it lists.
 * Files are generated at most once a minute and compressed once.
 */
export function createSitemap(now: () => Date) {
  let kept: { origin: string; at: number; files: Promise<Files> } | undefined;

  async function make(origin: string, before: Promise<Files> | undefined): Promise<Files> {
    const known = await before?.catch(() => undefined);
    try {
      const files = new Map<string, CachedReply>();
      const [books, genres, readingLists, news] = await Promise.all([
        listIndexed(),
        findVisibleGenres(),
        listReadingListChanges(),
        listNewsChanges(),
      ]);
      const { ownPages } = currentShop().settings;
      const unwritten = UNWRITTEN_PAGES.filter((id) => !ownPages.includes(id));
      const lists = { books, genres, readingLists, news, unwritten };
      for await (const [name, text] of writeSitemap(origin, lists)) {
        files.set(name, reuseOrMake(known?.get(name), text));
      }
      return files;
    } catch (error) {
      // For a search engine, a stale sitemap is better than none.
      if (known) return known;
      throw error;
    }
  }

  return async (path: string, origin: string): Promise<CachedReply | undefined> => {
    const at = now().getTime();
    if (!kept || kept.origin !== origin || Math.abs(at - kept.at) >= MAX_AGE_MS) {
      const before = kept?.origin === origin ? kept.files : undefined;
      const making = { origin, at, files: make(origin, before) };
      kept = making;
      making.files.catch(() => {
        if (kept === making) kept = undefined;
      });
    }
    return (await kept.files).get(path);
  };
}

/** An unchanged file is compressed already. */
function reuseOrMake(known: CachedReply | undefined, text: string): CachedReply {
  const made = cachedReply(200, HEADERS, text);
  return known && known.headers.ETag === made.headers.ETag ? known : made;
}

/**
 * Yields the files. The oldest books, authors and series come first, so that a new book changes only the last
 * parts.
 */
async function* writeSitemap(
  origin: string,
  { books, genres, readingLists, news, unwritten }: Listed,
) {
  const oldestFirst = books.toReversed();
  const filled = new Set(books.map(({ category }) => slugOf(category)));
  const shelves = genres
    .filter(({ slug }) => filled.has(slug))
    .map(({ slug }) => pathWithId(PAGES.genre.pattern, slug));
  // Without words, the search shows all books.
  const left = [PAGES.search.pattern, ...unwritten.map((id) => PAGES[id].pattern)];
  const known = PUBLIC_PATHS.filter((path) => !left.some((one) => one === path));
  const pages = [...known, ...shelves].map((path) => pageUrl(origin + path));
  const authors = await slugsOf(
    oldestFirst.map(({ author }) => author),
    authorsOf,
  );
  const series = await slugsOf(oldestFirst.map((book) => book.series?.name));
  const lists = {
    '/sitemap-': [
      ...pages,
      ...readingLists.map((list) => changedUrl(PAGES.readingList.pattern, list, origin)),
      ...news.map((item) => changedUrl(PAGES.news.pattern, item, origin)),
      ...oldestFirst.map((book) => () => bookUrl(book, origin)),
    ],
    '/sitemap-authors-': authors.map((slug) =>
      pageUrl(origin + pathWithId(PAGES.author.pattern, slug)),
    ),
    '/sitemap-series-': series.map((slug) =>
      pageUrl(origin + pathWithId(PAGES.series.pattern, slug)),
    ),
  };
  const names: string[] = [];
  for (const [prefix, entries] of Object.entries(lists)) {
    for (let from = 0; from < entries.length; from += PART_URLS) {
      const name = `${prefix}${from / PART_URLS + 1}.xml`;
      names.push(name);
      const part = entries.slice(from, from + PART_URLS).map((write) => write());
      yield [name, document('urlset', part)] as const;
      // Lets other requests run between the parts.
      await yieldToEventLoop();
    }
  }
  const parts = names.map((name) => `<sitemap>${locOf(origin + name)}</sitemap>`);
  yield ['/sitemap.xml', document('sitemapindex', parts)] as const;
}

const pageUrl = (url: string) => () => `<url>${locOf(url)}</url>`;

const changedUrl =
  (pattern: string, { id, changedAt }: Change, origin: string) =>
  () =>
    `<url>${locOf(origin + pathWithId(pattern, id))}<lastmod>${changedAt.toISOString()}</lastmod></url>`;

async function slugsOf(
  given: readonly (string | undefined)[],
  namesOf = (line: string) => [line],
): Promise<string[]> {
  const lines = [...new Set(given.flatMap((line) => line || []))];
  const slugs = new Set<string>();
  for (let from = 0; from < lines.length; from += PART_URLS) {
    for (const name of lines.slice(from, from + PART_URLS).flatMap(namesOf)) {
      slugs.add(slugOf(name));
    }
    await yieldToEventLoop();
  }
  slugs.delete('');
  return [...slugs];
}

const document = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</${root}>
`;

const locOf = (url: string) => `<loc>${escapeHtml(url)}</loc>`;

function bookUrl(book: BookChange, origin: string): string {
  const { id, changedAt, coverImage } = book;
  const loc = locOf(origin + pathWithId(PAGES.book.pattern, id));
  const picture = coverUrl(coverImage || drawnCoverFile(book), origin);
  const image = picture
    ? `<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>`
    : '';
  const lastmod = `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  return `<url>${loc}${lastmod}${image}</url>`;
}

/** Allows crawlers the shop, but not the pages of customers and admins. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...HIDDEN_PATHS.map((path) => `Disallow: ${path}`),
    'Disallow: /api/',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
