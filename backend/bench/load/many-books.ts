import { readFileSync } from 'node:fs';
import { CATEGORIES } from '@book-store/contract/categories';
import { fold } from '@book-store/contract/fold';
import { openDatabase } from '../../src/database/connect.ts';
import { Book } from '../../src/features/books/books.model.ts';
import { readCsv } from '../../src/shared/read-csv.ts';

const SYLLABLES =
  'an ar bel ca cor da del dor el en fa fer gar ha il in ka lan len lor ma mar min mo na nor o pel per ra ril ro sa sen sol ta ter tor u va ver wen ya zor'.split(
    ' ',
  );
const VOCABULARY = 30_000;
const BATCH = 5000;

type Named = { title: string; author: string };

/** Fills a new data folder with `count` books: first those of a CSV, then generated ones. */
export async function fillWithBooks(
  dataDir: string,
  { count, csv }: { count: number; csv: string | undefined },
): Promise<void> {
  const database = await openDatabase({ dataDir });
  await insertBooks({ count, csv });
  await database.close();
}

/** Inserts `count` books into the open database: first those of a CSV, then generated ones. */
export async function insertBooks({
  count,
  csv,
}: {
  count: number;
  csv?: string | undefined;
}): Promise<void> {
  const fromCsv = csv ? readCsv(readFileSync(csv, 'utf8')).map(({ cells }) => fromRow(cells)) : [];
  for (let from = 0; from < count; from += BATCH) {
    const length = Math.min(BATCH, count - from);
    const books = Array.from({ length }, (_, at) => toBook(fromCsv[from + at], from + at));
    await Book.insertMany(books);
  }
}

const fromRow = (row: Record<string, string>): Named => ({
  title: (row.title || row.original_title || 'Untitled').slice(0, 200),
  author: (row.authors ?? '').slice(0, 120),
});

export function toBook(named: Named | undefined, at: number) {
  const { title, author } = named ?? generated(at);
  const cents = 500 + ((at * 7) % 2500);
  return {
    title,
    titleKey: fold(title),
    author,
    description: `${title} by ${author}. `.repeat(6),
    category: CATEGORIES[at % CATEGORIES.length],
    coverImage: `book-${1 + (at % 20)}.webp`,
    newPriceCents: cents,
    oldPriceCents: cents,
    createdAt: new Date(Date.UTC(2026, 0, 1) - at * 60_000),
  };
}

function generated(at: number): Named {
  const random = numbersFrom(at + 1);
  // As in natural language, a few words are frequent and most are rare.
  const word = () => wordOf(Math.floor(VOCABULARY * random() ** 3));
  const title = Array.from({ length: 2 + Math.floor(random() * 5) }, word).join(' ');
  return { title, author: `${wordOf(Math.floor(random() * 400))} ${wordOf(at % 9000)}` };
}

/** Returns a word for a number; different numbers have different words. */
export function wordOf(number: number): string {
  let word = '';
  for (let rest = number + SYLLABLES.length; rest > 0; ) {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return word;
}

/** Creates a seeded generator of numbers from 0 to 1 (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
