import { HIDDEN_PATHS, PUBLIC_PATHS } from './known-pages.ts';
import { escapeHtml } from './page-head.ts';

/** The most addresses that one sitemap may hold (sitemaps.org). */
const SITEMAP_MAX = 50_000;

/** The addresses of all public pages and books, with the day each book last changed. */
export async function sitemapXml(
  origin: string,
  listBookChanges: (limit: number) => Promise<{ id: string; changedAt: Date }[]>,
): Promise<string> {
  const books = await listBookChanges(SITEMAP_MAX - PUBLIC_PATHS.length);
  const urls = [
    ...PUBLIC_PATHS.map((path) => entry(origin + path)),
    ...books.map(({ id, changedAt }) => entry(`${origin}/books/${id}`, changedAt)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

const entry = (url: string, changedAt?: Date) =>
  `<url><loc>${escapeHtml(url)}</loc>${
    changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  }</url>`;

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
