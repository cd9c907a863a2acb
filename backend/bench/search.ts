/**
 * Measures how well and how fast the search finds books of a real catalogue, beside MiniSearch:
 * `npm run bench -- BOOKS.csv`, or with a number after it, also its times with the books repeated up to that
 * many. `MISSED=1` also prints what is not answered well, `ALONE=1` leaves MiniSearch out.
 */

import { printHead, printRow, summaryOf } from './measure.ts';
import { type BenchBook, readBooks, repeated } from './search-books.ts';
import byHand from './search-by-hand.json' with { type: 'json' };
import { type Engine, miniSearch, ownEngine } from './search-engines.ts';
import { printWhatPeopleType } from './search-people-table.ts';
import { HELD_OUT, KINDS, Known, type Query, queriesOf } from './search-queries.ts';

const [csv, count] = process.argv.slice(2);
if (!csv) throw new Error('Usage: npm run bench -- BOOKS.csv [NUMBER]');
const EACH = 30;
const TOP = 20;
const isVerbose = Boolean(process.env.MISSED);

const books = readBooks(csv, byHand.openings);
const known = new Known(books);
const sets: Record<string, Query[]> = {
  generated: queriesOf(known, KINDS, { seed: 1, each: EACH }),
  'held out': queriesOf(known, HELD_OUT, { seed: 20_271, each: EACH }),
  'by hand': Object.entries(byHand.queries).map(([q, pattern]) => {
    const wanted = new RegExp(pattern);
    return { kind: 'by hand', q, wanted: ({ named }: BenchBook) => wanted.test(named) };
  }),
};
const own = ownEngine(books);
const engines: Record<string, Engine> = { ours: own.engine };
if (!process.env.ALONE) engines.MiniSearch = miniSearch(books);

printWhatPeopleType(books, engines, isVerbose);

const rankOf = (engine: Engine, { q, wanted }: Query) =>
  engine.find(q, TOP).books.findIndex(wanted) + 1;

/** Returns the mean reciprocal rank, and the hits at 1 and 5 of a hundred. */
function gradeOf(ranks: readonly number[]): string {
  const share = (most: number) =>
    ranks.filter((rank) => rank > 0 && rank <= most).length / ranks.length;
  const mean = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
  return `${mean.toFixed(3)} (${Math.round(share(1) * 100)}, ${Math.round(share(5) * 100)})`;
}

for (const [set, queries] of Object.entries(sets)) {
  console.log(`\n${set}: ${queries.length} queries; mean reciprocal rank (first, among five)\n`);
  printHead('kind', 'queries', ...Object.keys(engines));
  const ranks = Object.values(engines).map((engine) =>
    queries.map((query) => rankOf(engine, query)),
  );
  const row = (name: string, isOf: (query: Query) => boolean) => {
    const grades = ranks.map((all) =>
      gradeOf(all.filter((_rank, at) => isOf(queries[at] as Query))),
    );
    printRow(name, queries.filter(isOf).length, ...grades);
  };
  const kinds = new Set(queries.map(({ kind }) => kind));
  if (kinds.size > 1) for (const kind of kinds) row(kind, (query) => query.kind === kind);
  row('all', () => true);
  for (const [at, { kind, q }] of isVerbose ? queries.entries() : []) {
    const rank = ranks[0]?.[at];
    if (rank !== 1)
      console.log(
        `${kind}: ${q}: ${rank} (${own.engine
          .find(q, 2)
          .books.map(({ named }) => named)
          .join('; ')})`,
      );
  }
}

/** Prints how long engines take for queries, in milliseconds. */
function printTimes(engines: Record<string, Engine>, size: number): void {
  console.log(`\n${size} books: ms for a query\n`);
  printHead('', 'p50', 'p99', 'max');
  const { generated = [] } = sets;
  const asked = {
    generated: generated.filter((_, at) => at % 6 === 0).map(({ q }) => q),
    ...EXAMPLES,
  };
  for (const [name, { find, suggest }] of Object.entries(engines)) {
    const print = (what: string, queries: readonly string[], ask: (q: string) => void) => {
      const times = queries.map((q) => {
        // The index remembers the last search.
        find('another', 1);
        // CPU time, because other work on the machine should not count.
        const began = process.cpuUsage();
        ask(q);
        return process.cpuUsage(began).user / 1000;
      });
      const { p50, p99, max } = summaryOf({ [what]: { times, errors: [] } });
      printRow(`${name}: ${what}`, p50, p99, max);
    };
    for (const [what, queries] of Object.entries(asked)) print(what, queries, (q) => find(q, TOP));
    print('suggestions', BEGINNINGS, suggest);
  }
}

/** All that is asked for while some titles are typed. */
const BEGINNINGS = [
  'harry potter',
  'the girl on the train',
  'a game of thrones',
  'stephen k',
].flatMap((text) => Array.from(text, (_letter, at) => text.slice(0, at + 1)));
const EXAMPLES = Object.fromEntries(
  ['potter', 'harry potter', 'hary poter', 't', 'the', 'stephen king', 'xyzzyqa'].map((q) => [
    `'${q}'`,
    Array.from({ length: 15 }, () => q),
  ]),
);
printTimes(engines, books.length);
if (count) {
  const many = repeated(books, Number(count));
  const began = performance.now();
  const { engine, index } = ownEngine(many);
  printTimes({ ours: engine }, many.length);
  console.log(`filled in ${Math.round(performance.now() - began)} ms with the queries`);
  const change = (name: string, to: (book: BenchBook) => BenchBook) => {
    const start = performance.now();
    for (const book of many.slice(0, 1000)) index.put(to(book));
    index.find({ q: 'potter', filters: {} }, { page: 1, limit: 1 });
    console.log(`1,000 changed ${name}: ${Math.round(performance.now() - start)} ms`);
  };
  change('prices', (book) => ({ ...book, newPriceCents: 1 }));
  change('titles', (book) => ({ ...book, title: `New ${book.title}` }));
}
