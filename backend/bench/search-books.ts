import { readFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { StoredBook } from '../src/catalogue/books/books.model.ts';
import type { IndexedBook } from '../src/catalogue/books/indexed-book.ts';
import { toIndexed } from '../src/catalogue/search-index/to-indexed.ts';
import { catalogueBook } from '../src/main/catalogue-cli/catalogue-book.ts';
import { readCsv } from '../src/platform/csv/read-csv.ts';

/** A book as the shop indexes it, with its line of the catalogue and its whole description. */
export type BenchBook = IndexedBook & { named: string; prose: string };

/** Returns a function that returns repeatable numbers from 0 below 1. */
export function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

const WORDS = dictionary['diceware-common'];
const SMALL_WORDS = 'the of and a to in it was that his her with for on as is'.split(' ');

/** A catalogue like goodbooks-10k has no descriptions: these have frequent and rare words, as language has. */
function prose(random: () => number): string {
  const one = () =>
    random() < 0.45
      ? SMALL_WORDS[Math.floor(SMALL_WORDS.length * random())]
      : WORDS[Math.floor(WORDS.length * random() ** 2)];
  return Array.from({ length: 60 }, one).join(' ');
}

/** Reads the books of a CSV; `openings` are the first words of some, by title. */
export function readBooks(csv: string, openings: Readonly<Record<string, string>>): BenchBook[] {
  const random = randomBy(1);
  const rows = readCsv(readFileSync(csv, 'utf8'));
  const now = new Date(Date.UTC(2026, 0, 1));
  return rows.map((row, at) => {
    const context = { rank: at + 1, count: rows.length, category: 'fiction', now };
    const made = catalogueBook(row, context);
    const description = [openings[made.title], made.description, prose(random)].join(' ').trim();
    const book = { ...made, description, updatedAt: now } as unknown as StoredBook;
    const { title = '', authors = '' } = row.cells;
    return { ...toIndexed(book), named: `${title} | ${authors}`, prose: description };
  });
}

/** Repeats books up to a number, as a larger shop. */
export const repeated = (books: readonly BenchBook[], count: number): BenchBook[] =>
  Array.from({ length: count }, (_, at) => {
    const book = books[at % books.length] as BenchBook;
    return { ...book, id: `${book.id}-${at}` };
  });
