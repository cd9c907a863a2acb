/**
 * Measures the reading pages with Lighthouse as a phone on slow 4G, beside their goals; needs Chromium
 * (`CHROMIUM_PATH`): `npm run bench:pages [-- --runs=3 --only=home]`.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { startShop } from '../src/testing/app/start-shop.ts';
import { printHead, printRow, summaryOf } from './measure.ts';

type Report = {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number }>;
};

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const LIGHTHOUSE = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
const audit = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? Number.NaN;
const FIGURES: [string, goal: string, (report: Report) => number][] = [
  ['performance', 'at least 97', ({ categories }) => categories.performance.score * 100],
  ['first paint, ms', 'at most 1200', audit('first-contentful-paint')],
  ['largest paint, ms', 'at most 1800', audit('largest-contentful-paint')],
  ['blocking time, ms', 'at most 150', audit('total-blocking-time')],
  ['layout shift', '0', audit('cumulative-layout-shift')],
  ['whole page, bytes', 'at most 266240', audit('total-byte-weight')],
];
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});

const shop = await startShop({ env: { NODE_ENV: 'development', PUBLIC_URL: '' } });
const [origin = ''] = shop.origins;
const read = async (path: string): Promise<{ _id: string; id: string }[]> =>
  JSON.parse(await (await fetch(origin + path)).text());
const [book, news] = [await read('/api/books/?limit=1'), await read('/api/news?limit=1')];
const paths = {
  ...{ home: '/', shelf: '/genres/fiction', book: `/books/${book[0]?._id}` },
  ...{ search: '/search?q=island', news: `/news/${news[0]?.id}` },
};
printHead('page', ...FIGURES.map(([name, goal]) => `${name} (${goal})`));
for (const [name, path] of Object.entries(paths).filter(([name]) => name.startsWith(values.only))) {
  const reports: Report[] = [];
  while (reports.length < Number(values.runs)) reports.push(await visit(origin + path));
  printRow(
    name,
    ...FIGURES.map(
      ([, , figure]) => summaryOf({ figure: { times: reports.map(figure), errors: [] } }).p50,
    ),
  );
}
await shop.stop();
process.exit();

/** Now and then the trace of a run lacks its beginning, and Lighthouse asks to run it again. */
async function visit(url: string, tries = 3): Promise<Report> {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const output = ['--quiet', '--output=json', '--no-enable-error-reporting'];
  const args = [LIGHTHOUSE, url, ...output, '--only-categories=performance', flags];
  const env = { ...process.env, CHROME_PATH: CHROMIUM };
  try {
    const options = { env, maxBuffer: 2 ** 26 };
    const { stdout } = await promisify(execFile)(process.execPath, args, options);
    return JSON.parse(stdout);
  } catch (error) {
    if (tries === 1) throw error;
    return visit(url, tries - 1);
  }
}
