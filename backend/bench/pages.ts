/**
 * How fast the pages that people read are on a cheap phone, beside their goals. Prints one Markdown
 * table and ends by itself; needs Chromium (`CHROMIUM_PATH`, default `/usr/bin/chromium`).
 *
 *   npm run bench:pages                              the 23 books of a new shop, median of 3 runs
 *   npm run bench:pages -- --runs=5 --only=home      more runs of one page
 *                       --books=10000                with generated books
 *                       --url=http://localhost:5000  a shop that runs already
 *                       --fast                       Lighthouse's simulation only
 *
 * Without an address it starts the built shop with a data folder of its own, and removes it after.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { PAGES, pathWithId } from '@book-store/contract/pages';
import { fillWithBooks } from './load/many-books.ts';
import { startOwnShop } from './load/own-shop.ts';
import { medianRun, type PageRun, runLighthouse } from './pages/lighthouse.ts';
import { readsOnSlow3G } from './pages/slow-3g.ts';
import { type PageFigures, printTable } from './pages/table.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    books: { type: 'string' },
    only: { type: 'string' },
    url: { type: 'string' },
    fast: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number from 1.');
const books = Number(values.books ?? 0);
if (!Number.isInteger(books) || books < 0) throw new Error('--books is a whole number.');

const own = values.url
  ? undefined
  : await startOwnShop(async (dataDir) => {
      if (books) await fillWithBooks(dataDir, { count: books, csv: undefined });
    });
try {
  const url = own?.url ?? new URL(values.url ?? '').origin;
  console.log(`${url}, median of ${runs}, load average ${loadavg()[0]?.toFixed(1)} before\n`);
  printTable(await measurePages(url));
} finally {
  await own?.stop();
}

async function measurePages(origin: string): Promise<PageFigures[]> {
  const figures: PageFigures[] = [];
  for (const [name, path] of Object.entries(await pathsOf(origin))) {
    if (values.only && values.only !== name) continue;
    const url = origin + path;
    const simulated = medianRun(await repeat(() => runLighthouse(url, 'simulate')));
    if (values.fast) figures.push({ name, simulated });
    else {
      const throttled = medianRun(await repeat(() => runLighthouse(url, 'devtools')));
      figures.push({ name, simulated, throttled, slow3G: await readsOnSlow3G(url, runs) });
    }
    process.stderr.write(`${name} `);
  }
  process.stderr.write('\n');
  return figures;
}

async function repeat(run: () => Promise<PageRun>): Promise<PageRun[]> {
  const results: PageRun[] = [];
  for (let done = 0; done < runs; done += 1) results.push(await run());
  return results;
}

async function pathsOf(origin: string): Promise<Record<string, string>> {
  const [book] = (await (await fetch(`${origin}/api/books/?limit=1`)).json()) as { _id: string }[];
  const [news] = (await (await fetch(`${origin}/api/news?limit=1`)).json()) as { id: string }[];
  if (!book || !news) throw new Error('This shop has no book.');
  return {
    home: '/',
    shelf: pathWithId(PAGES.genre.pattern, 'fiction'),
    book: pathWithId(PAGES.book.pattern, book._id),
    search: `${PAGES.search.pattern}?q=island`,
    news: pathWithId(PAGES.news.pattern, news.id),
  };
}
