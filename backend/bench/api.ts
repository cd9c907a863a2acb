/**
 * How fast the shop replies, compared with bare `node:http` and bare Express that send the same bytes in
 * the same minutes. Prints a Markdown table. Ends by itself.
 *
 * npm run bench:api five rounds of two seconds each npm run bench:api -- --rounds=3 --seconds=1 shorter npm
 * run bench:api -- --only=list rows whose name begins with it npm run bench:api --
 * --server=DIST/src/server.js another build, to compare with npm run bench:api -- --metrics with
 * measurements for Prometheus
 *
 * The shop logs every request, as it does in production. Compare ratios of one run, not figures of two.
 */
import { parseArgs } from 'node:util';
import { CONNECTIONS, type Measured, measure } from './api/measure.ts';
import { ROWS_OF_23, ROWS_OF_MANY, ROWS_OF_WORKERS, type Row } from './api/rows.ts';
import { type BareServer, startBareServer } from './api/start-bare-server.ts';
import { fillWithBooks } from './load/many-books.ts';
import { type OwnShop, startOwnShop } from './load/own-shop.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    server: { type: 'string' },
    metrics: { type: 'boolean', default: false },
  },
});
const METRICS_TOKEN = 'Vb3kQz8mT1xWn5yRc7pLd2sHj9fGa4eU';
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

type Columns = { http: Measured[]; express: Measured[]; shop: Measured[] };

const http = await startBareServer('http');
const express = await startBareServer('express');
console.log(`${CONNECTIONS} connections, medians of ${rounds} rounds of ${seconds} s\n`);
console.log(
  '| | shop/s | Express/s | node:http/s | of Express | CPU of a request: shop | Express |',
);
console.log('|---|---|---|---|---|---|---|');
await section(ROWS_OF_23, '', {});
await section(ROWS_OF_MANY, '', {}, (dataDir) =>
  fillWithBooks(dataDir, { count: 10_000, csv: undefined }),
);
await section(ROWS_OF_WORKERS, ', 2 workers', { WEB_CONCURRENCY: '2' });
for (const bare of [http, express]) bare.stop();

/** Measures the rows on one shop. */
async function section(
  rows: readonly Row[],
  suffix: string,
  env: Record<string, string>,
  fill?: (dataDir: string) => Promise<void>,
): Promise<void> {
  const wanted = rows.filter(({ name }) => (name + suffix).startsWith(values.only));
  if (wanted.length === 0) return;
  const { server } = values;
  const shop = await startOwnShop(fill, {
    env: { LOG_LEVEL: 'info', ...(values.metrics && { METRICS_TOKEN }), ...env },
    ...(server && { server }),
  });
  try {
    const [book] = (await (await fetch(`${shop.url}/api/books/?limit=1`)).json()) as {
      _id: string;
    }[];
    for (const { name, paths } of wanted) {
      printRow(name + suffix, await compare(shop, paths(book?._id ?? '')));
    }
  } finally {
    await shop.stop();
  }
}

/** Measures the three servers in turn, so that whatever else the machine does affects all of them. */
async function compare(shop: OwnShop, paths: readonly string[]): Promise<Columns> {
  const columns: Columns = { http: [], express: [], shop: [] };
  await imitate(shop.url + paths[0], [http, express]);
  for (const target of [http, express, shop]) await measure(target, paths, 1);
  for (let round = 0; round < rounds; round += 1) {
    columns.http.push(await measure(http, paths, seconds));
    columns.express.push(await measure(express, paths, seconds));
    columns.shop.push(await measure(shop, paths, seconds));
  }
  return columns;
}

async function imitate(url: string, servers: readonly BareServer[]): Promise<void> {
  const reply = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
  const type = reply.headers.get('content-type') ?? '';
  const body = await reply.text();
  for (const bare of servers) await bare.imitate({ path: new URL(url).pathname, type, body });
}

function printRow(name: string, { http, express, shop }: Columns): void {
  const ratio = median(shop.map((one, at) => one.perSecond / (express[at]?.perSecond ?? 0)));
  const rate = (column: Measured[]) =>
    Math.round(median(column.map(({ perSecond }) => perSecond))).toLocaleString('en');
  const us = (column: Measured[]) => `${Math.round(median(column.map(({ cpuUs }) => cpuUs)))} µs`;
  console.log(
    `| ${name} | ${rate(shop)} | ${rate(express)} | ${rate(http)} | ${Math.round(ratio * 100)} % | ${us(shop)} | ${us(express)} |`,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
