import { fold } from '@book-store/contract/fold';
import type { AdminBookSort } from '@book-store/contract/lists';
import { authorsOf } from '@book-store/contract/slugs';
import type { IndexedBook } from './indexed-book.ts';
import { SortedSlots } from './sorted-slots.ts';

/** Maximum number of books. A sort key is a number below 2^53 whose lowest 20 bits are the rank by age. */
const BOOKS_MAX = 2 ** 20;
const SCORE_MAX = 2 ** 20;
const TITLE_LENGTHS = 256;
const CENTS_MAX = 2 ** 32;
const SOLD_MAX = 2 ** 32;
/** Above every number of copies. */
const NOT_COUNTED = 2 ** 32;

type Slots = readonly (IndexedBook | undefined)[];
type Key = (slot: number) => number;

/**
 * Sorts books by numeric keys, which is ten times faster than with a comparator: the first letters of
 * a search may match half the catalogue. Slots are indexes into the given array.
 */
export class BookOrder {
  readonly #slots: Slots;
  readonly #byAge: SortedSlots;
  readonly #byTitle: SortedSlots;
  readonly #byAuthor: SortedSlots;
  readonly #authorKeys: string[] = [];
  #sold: ReadonlyMap<string, number> = new Map();

  constructor(slots: Slots) {
    this.#slots = slots;
    const book = (slot: number) => slots[slot] as IndexedBook;
    const isTaken = (slot: number) => slots[slot] !== undefined;
    const by = (keyOf: (slot: number) => string) => (a: number, b: number) => {
      const [one, other] = [keyOf(a), keyOf(b)];
      if (one === other) return newestFirst(book(a), book(b));
      return one < other ? -1 : 1;
    };
    this.#byAge = new SortedSlots(isTaken, (a, b) => newestFirst(book(a), book(b)));
    this.#byTitle = new SortedSlots(
      isTaken,
      by((slot) => book(slot).titleKey),
    );
    this.#byAuthor = new SortedSlots(
      isTaken,
      by((slot) => this.#authorKeys[slot] as string),
    );
  }

  /** Must be called after a slot was filled or emptied. */
  change(slot: number): void {
    this.#authorKeys[slot] = authorKey(this.#slots[slot]?.author);
    for (const sorted of [this.#byAge, this.#byTitle, this.#byAuthor]) sorted.change(slot);
  }

  /** Sets how many copies of each book were sold, by id. Returns whether that changes anything. */
  setSold(sold: ReadonlyMap<string, number>): boolean {
    const before = this.#sold;
    this.#sold = sold;
    return sold.size !== before.size || [...sold].some(([id, copies]) => before.get(id) !== copies);
  }

  /** Returns the slots of all books, newest first. */
  get newest(): Int32Array {
    return this.#byAge.slots;
  }

  /** Returns the slots by score, highest first; equal scores by shorter title, then newest first. */
  best(slots: Int32Array, scoreOf: Key): Int32Array {
    return this.#by(slots, (slot) => {
      const length = this.#slots[slot]?.title.length ?? 0;
      return (SCORE_MAX - scoreOf(slot)) * TITLE_LENGTHS + Math.min(length, TITLE_LENGTHS - 1);
    });
  }

  /** Returns the slots in a sort order; equal books newest first. */
  sorted(slots: Int32Array, sort: AdminBookSort): Int32Array {
    const cents = (slot: number) => this.#slots[slot]?.newPriceCents ?? 0;
    switch (sort) {
      case 'newest':
        return this.#byAge.sorted(slots);
      case 'title':
        return this.#byTitle.sorted(slots);
      case 'author':
        return this.#byAuthor.sorted(slots);
      case 'price':
        return this.#by(slots, cents);
      case '-price':
        return this.#by(slots, (slot) => CENTS_MAX - cents(slot));
      case 'copies':
        return this.#by(slots, (slot) => this.#slots[slot]?.stock ?? NOT_COUNTED);
      case 'best-selling':
        return this.#by(
          slots,
          (slot) => SOLD_MAX - (this.#sold.get(this.#slots[slot]?.id ?? '') ?? 0),
        );
    }
  }

  #by(slots: Int32Array, keyOf: Key): Int32Array {
    const { slots: slotOf, ranks } = this.#byAge;
    // Loops, because filling typed arrays with `from` costs more than sorting them.
    const keys = new Float64Array(slots.length);
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] as number;
      keys[at] = keyOf(slot) * BOOKS_MAX + (ranks[slot] as number);
    }
    keys.sort();
    const sorted = new Int32Array(slots.length);
    for (let at = 0; at < keys.length; at += 1) {
      sorted[at] = slotOf[(keys[at] as number) % BOOKS_MAX] as number;
    }
    return sorted;
  }
}

const newestFirst = (a: IndexedBook, b: IndexedBook) =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);

const SUFFIX = /,?\s+(jr|sr|ii|iii|iv)\.?$/;
/** Comes after every name. */
const NOBODY = '\uffff';

/**
 * Returns the key by which book shops sort: the surname of the first author, then the rest. 'Gabriel
 * García Márquez' becomes 'marquez gabriel garcia'; a line such as 'King, Stephen' has this order already.
 */
function authorKey(line: string | undefined): string {
  const [first = ''] = authorsOf(line ?? '');
  const name = fold(first).replace(SUFFIX, '').trim();
  if (name === '') return NOBODY;
  if (name.includes(',')) return name.replace(/,\s*/g, ' ');
  const words = name.split(/\s+/);
  return [words.at(-1), ...words.slice(0, -1)].join(' ');
}
