import { BookSales, type StoredBookSales } from './sales-days.model.ts';

/** How many days are decoded without a pause for other requests. */
const READ_AT_ONCE = 10;
/** How many rows stay in memory; each takes 20 bytes. */
const ROWS_MAX = 4_000_000;

/** What was sold on a day: a row has the numbers of a book and its author, copies and cents. */
export type DayInMemory = {
  countId: string;
  books: Uint32Array;
  authors: Uint32Array;
  copies: Uint32Array;
  cents: Float64Array;
};

/** Numbers texts in the order in which they come, from 0. */
class Numbered {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.texts.push(text) - 1;
      this.#numbers.set(text, number);
    }
    return number;
  }
}

/** The days that were read: to decode those of a year takes seconds in a large shop, to add them up milliseconds. */
class Memory {
  readonly days = new Map<string, DayInMemory>();
  readonly books = new Numbered();
  readonly authors = new Numbered();
  rows = 0;

  add({ _id, countId, books, authors, copies, cents }: StoredBookSales): DayInMemory {
    const day = {
      countId,
      books: Uint32Array.from(books, (id) => this.books.numberOf(id)),
      authors: Uint32Array.from(authors, (author) => this.authors.numberOf(author)),
      copies: Uint32Array.from(copies),
      cents: Float64Array.from(cents),
    };
    this.rows += books.length - (this.days.get(_id)?.books.length ?? 0);
    this.days.set(_id, day);
    return day;
  }
}

let memory = new Memory();

/** Returns what was sold on each day of a range. Reads only the days that are new or were counted again. */
export async function readSoldDays(from: string, to: string) {
  if (memory.rows > ROWS_MAX) memory = new Memory();
  // A call keeps the memory that it has begun with.
  const own = memory;
  // Without mongoose, which would check each number of the columns.
  const { collection } = BookSales;
  const stored = await collection
    .find<Pick<StoredBookSales, '_id' | 'countId'>>(
      { _id: { $gte: from, $lte: to } as never },
      { projection: { countId: 1 }, batchSize: 1000 },
    )
    .toArray();
  const days: DayInMemory[] = [];
  const news: string[] = [];
  for (const { _id, countId } of stored) {
    const known = own.days.get(_id);
    if (known?.countId === countId) days.push(known);
    else news.push(_id);
  }
  for (let at = 0; at < news.length; at += READ_AT_ONCE) {
    const some = { _id: { $in: news.slice(at, at + READ_AT_ONCE) } as never };
    const read = await collection.find<StoredBookSales>(some).toArray();
    days.push(...read.map((day) => own.add(day)));
  }
  return { days, books: own.books.texts, authors: own.authors.texts };
}
