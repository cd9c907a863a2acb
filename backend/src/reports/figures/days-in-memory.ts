import { BOOK_ID_LENGTH, BookSales, SalesDay, type StoredBookSales } from './sales-days.model.ts';

/** How many days are decoded without a pause for other requests. */
const READ_AT_ONCE = 10;
/** How many rows stay in memory, each in 16 bytes: those of five years with a million orders each. */
const ROWS_MAX = 10_000_000;

/** What was sold: a row has a number of what it is, the copies and the cents. */
export type Rows = Record<'numbers' | 'copies' | 'cents', ArrayLike<number>>;

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
  readonly days = new Map<string, Rows & { countId: string }>();
  readonly books = new Numbered();
  readonly authors = new Numbered();
  /** What the rows of days number: books with their authors; and the number of each one's book and author. */
  readonly #titles = new Numbered();
  readonly bookOf: number[] = [];
  readonly authorOf: number[] = [];
  rows = 0;

  add({ _id, countId, titles, copies, cents }: StoredBookSales): Rows {
    const day = {
      countId,
      numbers: Uint32Array.from(titles.map((title) => this.#numberOf(title))),
      copies: Int32Array.from(copies),
      cents: Float64Array.from(cents),
    };
    this.rows += titles.length - (this.days.get(_id)?.numbers.length ?? 0);
    this.days.set(_id, day);
    return day;
  }

  #numberOf(title: string): number {
    const number = this.#titles.numberOf(title);
    if (number === this.bookOf.length) {
      this.bookOf.push(this.books.numberOf(title.slice(0, BOOK_ID_LENGTH)));
      this.authorOf.push(this.authors.numberOf(title.slice(BOOK_ID_LENGTH)));
    }
    return number;
  }
}

let memory = new Memory();

/**
 * Returns what was sold on each day of a range, and the number of each title's book and author, with the texts
 * that these number. Reads only the days that are new or were counted again.
 */
export async function readSoldDays(from: string, to: string) {
  if (memory.rows > ROWS_MAX) memory = new Memory();
  // A call keeps the memory that it has begun with.
  const own = memory;
  const counts = await SalesDay.find({ _id: { $gte: from, $lte: to } }, { countId: 1 }).lean();
  const days: Rows[] = [];
  const news: string[] = [];
  for (const { _id, countId } of counts) {
    const known = own.days.get(_id);
    if (known?.countId === countId) days.push(known);
    else news.push(_id);
  }
  // Without mongoose, which would check each number of the columns.
  const read = BookSales.collection.find<StoredBookSales>(
    { _id: { $in: news } as never },
    { batchSize: READ_AT_ONCE },
  );
  for await (const day of read) days.push(own.add(day));
  return {
    days,
    books: { of: own.bookOf, keys: own.books.texts },
    authors: { of: own.authorOf, keys: own.authors.texts },
  };
}
