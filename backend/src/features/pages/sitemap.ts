import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { type CompressedText, compressedText } from '../../http/compressed-text.ts';
import { HIDDEN_PATHS, PUBLIC_PATHS } from './known-pages.ts';
import { escapeHtml } from './page-head.ts';

/** Small enough to be sent quickly; sitemaps.org allows 50,000. */
const PART_URLS = 5000;
/** How long a sitemap may miss what has changed. */
const KEPT_MS = 60_000;

/** A book's address as the sitemap needs it. */
export type BookChange = { id: string; changedAt: Date };
type SitemapFile = CompressedText & { etag: string };
type Files = ReadonlyMap<string, SitemapFile>;

/**
 * Returns what finds a file of the sitemap by its path: `/sitemap.xml`, the index, and the parts it
 * names. They are made at most once a minute, and compressed once.
 */
export function createSitemap({
  listBookChanges,
  now,
}: {
  /** Every book, the newest first. */
  listBookChanges: () => Promise<readonly BookChange[]>;
  now: () => Date;
}) {
  let kept: { origin: string; at: number; files: Promise<Files> } | undefined;

  async function make(origin: string, before: Promise<Files> | undefined): Promise<Files> {
    const known = await before?.catch(() => undefined);
    try {
      const files = new Map<string, SitemapFile>();
      for await (const [name, text] of writeSitemap(origin, await listBookChanges())) {
        files.set(name, keepOrMake(known?.get(name), text));
      }
      return files;
    } catch (error) {
      // The old one is of more use to a search engine than a database that is away.
      if (known) return known;
      throw error;
    }
  }

  return async (path: string, origin: string): Promise<SitemapFile | undefined> => {
    const at = now().getTime();
    if (!kept || kept.origin !== origin || Math.abs(at - kept.at) >= KEPT_MS) {
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

function keepOrMake(known: SitemapFile | undefined, text: string): SitemapFile {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  return known?.etag === etag ? known : { ...compressedText(text), etag };
}

/** The oldest books come first, so that a new one changes only the last part. */
async function* writeSitemap(origin: string, books: readonly BookChange[]) {
  const urls: { path: string; changedAt?: Date }[] = [
    ...PUBLIC_PATHS.map((path) => ({ path })),
    ...books.toReversed().map(({ id, changedAt }) => ({ path: `/books/${id}`, changedAt })),
  ];
  const names: string[] = [];
  for (let from = 0; from < urls.length; from += PART_URLS) {
    const name = `/sitemap-${names.length + 1}.xml`;
    names.push(name);
    const entries = urls
      .slice(from, from + PART_URLS)
      .map(({ path, changedAt }) => `<url>${locOf(origin + path)}${lastModOf(changedAt)}</url>`);
    yield [name, document('urlset', entries)] as const;
    // Others get their turn between the parts.
    await breathe();
  }
  const parts = names.map((name) => `<sitemap>${locOf(origin + name)}</sitemap>`);
  yield ['/sitemap.xml', document('sitemapindex', parts)] as const;
}

const document = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${root}>
`;

const locOf = (url: string) => `<loc>${escapeHtml(url)}</loc>`;
const lastModOf = (changedAt: Date | undefined) =>
  changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';

/** What crawlers may see: the shop, not the screens of customers and admins. */
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
