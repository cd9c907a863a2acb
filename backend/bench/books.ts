import { CATEGORIES } from '@book-store/contract/catalogue/genres/categories';
import { fold } from '@book-store/contract/fold';
import { dictionary } from '@zxcvbn-ts/language-common';
import { Book } from '../src/catalogue/books/books.model.ts';
import { openDatabase } from '../src/platform/database/connect.ts';

const WORDS = dictionary['diceware-common'];
const BATCH = 5000;

/** Fills a new data folder with `count` generated books. */
export async function fillWithBooks(
  dataDir: string,
  { count }: { count: number },
  afterwards: () => Promise<void> = async () => {},
): Promise<void> {
  const database = await openDatabase({ dataDir });
  for (let from = 0; from < count; from += BATCH) {
    const length = Math.min(BATCH, count - from);
    await Book.insertMany(Array.from({ length }, (_, at) => generated(from + at)));
  }
  await afterwards();
  await database.close();
}

function generated(at: number) {
  const title = Array.from({ length: 2 + Math.floor(Math.random() * 5) }, aWord).join(' ');
  const author = `${aWord()} ${aWord()}`;
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

/** As in natural language, a few words are frequent and most are rare. */
export const aWord = (): string => WORDS[Math.floor(WORDS.length * Math.random() ** 3)] ?? '';
