import { readFileSync } from 'node:fs';
import { CATEGORIES } from '@book-store/contract/categories';
import { fold } from '@book-store/contract/fold';
import { dictionary } from '@zxcvbn-ts/language-common';
import { openDatabase } from '../src/database/connect.ts';
import { Book } from '../src/features/catalogue/books.model.ts';
import { readCsv } from '../src/shared/read-csv.ts';

const WORDS = dictionary['diceware-common'];
const BATCH = 5000;

type Source = { count?: number; csv?: string };

/** Fills a new data folder with `count` books: those of a CSV again and again, or generated ones. */
export async function fillWithBooks(
  dataDir: string,
  { csv, ...wanted }: Source,
  afterwards: () => Promise<void> = async () => {},
): Promise<void> {
  const rows = csv ? readCsv(readFileSync(csv, 'utf8')).map(({ cells }) => cells) : [];
  const { count = rows.length } = wanted;
  const database = await openDatabase({ dataDir });
  for (let from = 0; from < count; from += BATCH) {
    const length = Math.min(BATCH, count - from);
    const bookAt = (at: number) => toBook(rows[at % rows.length] ?? generated(), at);
    await Book.insertMany(Array.from({ length }, (_, at) => bookAt(from + at)));
  }
  await afterwards();
  await database.close();
}

function toBook({ title: named, original_title, authors }: Record<string, string>, at: number) {
  const title = (named || original_title || 'Untitled').slice(0, 200);
  const cents = 500 + ((at * 7) % 2500);
  return {
    title,
    titleKey: fold(title),
    author: authors?.slice(0, 120),
    description: `${title} by ${authors}. `.repeat(6),
    category: CATEGORIES[at % CATEGORIES.length],
    coverImage: `book-${1 + (at % 20)}.webp`,
    newPriceCents: cents,
    oldPriceCents: cents,
    createdAt: new Date(Date.UTC(2026, 0, 1) - at * 60_000),
  };
}

/** As in natural language, a few words are frequent and most are rare. */
export const aWord = (): string => WORDS[Math.floor(WORDS.length * Math.random() ** 3)] ?? '';

function generated() {
  const title = Array.from({ length: 2 + Math.floor(Math.random() * 5) }, aWord).join(' ');
  return { title, authors: `${aWord()} ${aWord()}` };
}
