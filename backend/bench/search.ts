/**
 * Measures how well and how fast the search finds books of a real catalogue: `npm run bench -- BOOKS.csv`,
 * or with a number after it, the books repeated up to that many.
 */

import { httpClient } from '../src/testing/http-client.ts';
import { startShop } from '../src/testing/start-shop.ts';
import { fillWithBooks } from './books.ts';
import { printHead, printRow, saturate, summaryOf } from './measure.ts';
import { WANTED } from './search-queries.ts';

const SECONDS = 0.3;
const [csv, count] = process.argv.slice(2);
if (!csv) throw new Error('Usage: npm run bench -- BOOKS.csv [NUMBER]');
const source = { csv, ...(count && { count: Number(count) }) };
const shop = await startShop({ fill: (dataDir) => fillWithBooks(dataDir, source) });
const client = httpClient(shop.origins);

const ranks: number[] = [];
printHead('query', 'rank', 'p50 ms', 'p99 ms');
for (const [query, wanted] of WANTED) {
  const call = { path: `/api/books/?limit=20&q=${encodeURIComponent(query)}` };
  const books: { title: string; author?: string }[] = JSON.parse((await client.call(call)).text());
  const rank = books.findIndex(({ title, author }) => wanted.test(`${title} | ${author}`)) + 1;
  const kinds = [{ name: query, call: () => call }];
  const limits = { connections: 1, seconds: SECONDS };
  const { p50, p99 } = summaryOf(await saturate(client, kinds, limits));
  printRow(query, rank || 'not found', p50, p99);
  ranks.push(rank);
}
const upTo = (most: number) => ranks.filter((rank) => rank > 0 && rank <= most).length;
console.log(`\nof ${ranks.length} queries ${upTo(1)} first, ${upTo(5)} in the top five`);
client.close();
await shop.stop();
process.exit();
