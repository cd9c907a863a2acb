import type { ListBooksQuery } from '@book-store/contract/schemas/books';
import type { IndexedBook } from './indexed-book.ts';
import { SortedSlots } from './sorted-slots.ts';

export type Sort = NonNullable<ListBooksQuery['sort']>;

/** Maximum number of books. A sort key is a number below 2^53 whose lowest 20 bits are the rank by age. */
const BOOKS_MAX = 2 ** 20;
const SCORE_MAX = 2 ** 20;
const TITLE_LENGTHS = 256;
const CENTS_MAX = 2 ** 32;

type Slots = readonly (IndexedBook | undefined)[];

/**
 * Sorts books by numeric keys, which is ten times faster than with a comparator: the first letters of
 * a search may match half the catalogue. Slots are indexes into the given array.
 */
export class BookOrder {
  readonly #slots: Slots;
  readonly #byAge: SortedSlots;
  readonly #byTitle: SortedSlots;

  constructor(slots: Slots) {
    this.#slots = slots;
    const book = (slot: number) => slots[slot] as IndexedBook;
    const isTaken = (slot: number) => slots[slot] !== undefined;
    this.#byAge = new SortedSlots(isTaken, (a, b) => newestFirst(book(a), book(b)));
    this.#byTitle = new SortedSlots(isTaken, (a, b) => titlesFirst(book(a), book(b)));
  }

  /** Must be called after a slot was filled or emptied. */
  change(slot: number): void {
    this.#byAge.change(slot);
    this.#byTitle.change(slot);
  }

  /** Returns all books, newest first. */
  all(): IndexedBook[] {
    return Array.from(this.#byAge.slots, (slot) => this.#slots[slot] as IndexedBook);
  }

  /** Returns the books by score, highest first; equal scores by shorter title, then newest first. */
  best(slots: readonly number[], scoreOf: (slot: number) => number): IndexedBook[] {
    return this.#by(slots, (slot) => {
      const length = this.#slots[slot]?.title.length ?? 0;
      return (SCORE_MAX - scoreOf(slot)) * TITLE_LENGTHS + Math.min(length, TITLE_LENGTHS - 1);
    });
  }

  /** Returns the books by title, price or age; equal ones newest first. */
  sorted(slots: readonly number[], sort: Sort): IndexedBook[] {
    const cents = (slot: number) => this.#slots[slot]?.newPriceCents ?? 0;
    if (sort === 'price') return this.#by(slots, cents);
    if (sort === '-price') return this.#by(slots, (slot) => CENTS_MAX - cents(slot));
    if (sort === 'newest') return this.#by(slots, () => 0);
    const { ranks } = this.#byTitle;
    return this.#by(slots, (slot) => ranks[slot] as number);
  }

  #by(slots: readonly number[], keyOf: (slot: number) => number): IndexedBook[] {
    const { slots: slotOf, ranks } = this.#byAge;
    const keys = Float64Array.from(
      slots,
      (slot) => keyOf(slot) * BOOKS_MAX + (ranks[slot] as number),
    );
    return Array.from(
      keys.sort(),
      (key) => this.#slots[slotOf[key % BOOKS_MAX] as number] as IndexedBook,
    );
  }
}

const newestFirst = (a: IndexedBook, b: IndexedBook) =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);

function titlesFirst(a: IndexedBook, b: IndexedBook): number {
  if (a.titleKey === b.titleKey) return newestFirst(a, b);
  return a.titleKey < b.titleKey ? -1 : 1;
}
