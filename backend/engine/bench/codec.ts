import { BSON } from 'mongodb';
import { decodeDocument } from '../bson/decode.ts';
import { encodeDocument } from '../bson/encode.ts';
import type { BenchBook } from './books-csv.ts';
import { makeOrder, random } from './orders.ts';

const ROUNDS = 9;
const ROUND_MS = 60;

/** Prints how long encoding takes, beside the official package in the same run. */
export function compareEncoders(books: BenchBook[]): void {
  const cases: [string, BSON.Document][] = [
    ['an order', makeOrder(random(1), books, Date.UTC(2026, 0, 1))],
    ['a book', books[0] as BenchBook],
    [
      'a batch of 100 books',
      { cursor: { firstBatch: books.slice(0, 100), id: 0, ns: 'shop.books' } },
    ],
  ];
  for (const [name, document] of cases) {
    const bytes = Buffer.from(BSON.serialize(document));
    const ours = decodeDocument(bytes);
    const theirs = BSON.deserialize(bytes);
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      times[0].push(microseconds(() => encodeDocument(ours)));
      times[1].push(microseconds(() => BSON.serialize(theirs)));
    }
    const [our, their] = times.map(median) as [number, number];
    console.log(
      `encoding ${name}`.padEnd(52) +
        `${our.toFixed(1)} µs, the official package ${their.toFixed(1)} µs: ratio ${(our / their).toFixed(2)}`,
    );
  }
}

/** Returns how long one run of `work` takes, averaged over a round. */
function microseconds(work: () => unknown): number {
  const start = performance.now();
  let runs = 0;
  for (; performance.now() - start < ROUND_MS; runs += 10) for (let i = 0; i < 10; i++) work();
  return ((performance.now() - start) / runs) * 1000;
}

const median = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] as number;
