/**
 * Imports books into the built shop and changes all their prices, while a visitor browses. Prints a Markdown
 * table.
 *
 *   npm run bench:import                         10,000 generated books
 *   npm run bench:import -- --books=2000         fewer
 *   npm run bench:import -- --csv=FILE           the books of a catalogue like goodbooks-10k
 *   npm run bench:import -- --profile=FOLDER     with CPU profiles of the shop's threads
 *   npm run bench:import -- --server=DIST/src/server.js   another build, to compare with
 */
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { booksFile, booksOf } from './import/books-file.ts';
import { startVisitor } from './import/visitor.ts';
import { httpClient } from './load/http-client.ts';
import { admin, startOwnShop } from './load/own-shop.ts';

const { values } = parseArgs({
  options: {
    books: { type: 'string', default: '10000' },
    csv: { type: 'string' },
    profile: { type: 'string' },
    server: { type: 'string' },
  },
});
const POLL_MS = 200;
const IDLE_MS = 3000;

const books = booksOf(Number(values.books), values.csv);
const file = await booksFile(books);
const raised = await booksFile(books, 1.1);
const profiling = ['--cpu-prof', '--cpu-prof-interval=500', `--cpu-prof-dir=${values.profile}`];
const shop = await startOwnShop(undefined, {
  ...(values.profile && { execArgv: profiling }),
  ...(values.server && { server: values.server }),
});
const client = httpClient(shop.url, { timeoutMs: 120_000 });
try {
  const headers = { authorization: await signIn() };
  const importing = (text: string, dryRun: boolean) => () => runImport(text, dryRun, headers);
  const discount = { kind: 'price', percent: -10, prices: 'selling' };
  console.log(`${books.length} books; load average ${loadavg()[0]?.toFixed(1)} before\n`);
  console.log(
    '| | s | rows/s | CPU s | visitor p50 ms | p95 | longest |\n|---|---|---|---|---|---|---|',
  );
  await row('nothing', () => wait(IDLE_MS));
  await row('dry run', importing(file, true));
  await row('import', importing(file, false));
  await row('nothing', () => wait(IDLE_MS));
  await row('the same file again', importing(file, false));
  await row('all prices change', importing(raised, false));
  await row('-10 % of all books', () => changeAll(discount, headers));
  console.log(`\nload average ${loadavg()[0]?.toFixed(1)} after`);
} finally {
  client.close();
  await shop.stop();
}

async function row(name: string, run: () => Promise<unknown>): Promise<void> {
  const stopVisitor = startVisitor(client);
  const cpuBefore = shop.cpuMs() ?? Number.NaN;
  const began = performance.now();
  const result = await run();
  const seconds = (performance.now() - began) / 1000;
  const cpu = ((shop.cpuMs() ?? Number.NaN) - cpuBefore) / 1000;
  const { p50, p95, longest } = await stopVisitor();
  const rate = typeof result === 'number' ? Math.round(result / seconds) : '';
  const waits = [p50, p95, longest].map((ms) => ms.toFixed(0)).join(' | ');
  console.log(`| ${name} | ${seconds.toFixed(1)} | ${rate} | ${cpu.toFixed(1)} | ${waits} |`);
}

async function signIn(): Promise<string> {
  const { text } = await client.call({ method: 'POST', path: '/api/auth/admin', body: admin });
  return `Bearer ${(JSON.parse(text) as { token: string }).token}`;
}

type Headers = Record<string, string>;
type Import = { _id: string; status: string; done: number; counts: { wrong: number } };

async function runImport(text: string, dryRun: boolean, headers: Headers): Promise<number> {
  const reply = await fetch(`${shop.url}/api/admin/imports?dryRun=${dryRun}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body: text,
  });
  let state = (await reply.json()) as Import;
  if (reply.status !== 202) throw new Error(`${reply.status} ${JSON.stringify(state)}`);
  while (state.status === 'running') {
    await wait(POLL_MS);
    const { text } = await client.call({ path: `/api/admin/imports/${state._id}`, headers });
    state = JSON.parse(text) as Import;
  }
  if (state.status !== 'done' || state.counts.wrong > 0) throw new Error(JSON.stringify(state));
  return state.done;
}

async function changeAll(change: object, headers: Headers): Promise<number> {
  const path = '/api/admin/books/changes?dryRun=false';
  const body = { filter: {}, change };
  const { status, text } = await client.call({ method: 'POST', path, headers, body });
  const { changed, refused } = JSON.parse(text) as { changed: number; refused: number };
  if (status !== 200 || refused > 0) throw new Error(`${status} ${text.slice(0, 200)}`);
  return changed;
}
