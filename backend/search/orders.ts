import type { Order, SearchDocument } from './documents.ts';
import { SortedSlots } from './sorted-slots.ts';

/** Maximum number of books. A sort key is a number below 2^53 whose lowest 20 bits are the rank by age. */
const BOOKS_MAX = 2 ** 20;
const SCORE_STEPS = 1000;
/** Added to numbers of books, which may be as far below zero. */
const NUMBERS_MAX = 2 ** 32;

type Key = (slot: number) => number;
type TextOrder<Doc> = { textOf: (book: Doc) => string; texts: string[]; sorted: SortedSlots };

/**
 * Sorts books by numeric keys, which is ten times faster than with a comparator: the first letters of
 * a search may match half the catalogue. Slots are indexes into the given array.
 */
export class Orders<Doc extends SearchDocument, Sort extends string> {
  readonly #slots: readonly (Doc | undefined)[];
  readonly #byAge: SortedSlots;
  readonly #byText = new Map<string, TextOrder<Doc>>();
  readonly #byNumber = new Map<string, (book: Doc) => number>();

  constructor(slots: readonly (Doc | undefined)[], orders: Record<Sort, Order<Doc>>) {
    this.#slots = slots;
    const isTaken = (slot: number) => slots[slot] !== undefined;
    const byAge = (a: number, b: number) => newestFirst(slots[a] as Doc, slots[b] as Doc);
    this.#byAge = new SortedSlots(isTaken, byAge);
    for (const [sort, order] of Object.entries<Order<Doc>>(orders)) {
      if ('number' in order) {
        this.#byNumber.set(sort, order.number);
        continue;
      }
      const texts: string[] = [];
      const byText = (a: number, b: number) => {
        const [one, other] = [texts[a] as string, texts[b] as string];
        return one === other ? byAge(a, b) : one < other ? -1 : 1;
      };
      const sorted = new SortedSlots(isTaken, byText);
      this.#byText.set(sort, { textOf: order.text, texts, sorted });
    }
  }

  /** Must be called after a slot was filled, emptied or got another state of its book. */
  change(slot: number, before: Doc | undefined): void {
    const book = this.#slots[slot];
    const isAsOld = book?.createdAt === before?.createdAt;
    if (!isAsOld) this.#byAge.change(slot);
    for (const { textOf, texts, sorted } of this.#byText.values()) {
      const text = book ? textOf(book) : '';
      if (isAsOld && texts[slot] === text) continue;
      texts[slot] = text;
      sorted.change(slot);
    }
  }

  /** Returns the slots of all books, newest first. */
  get newest(): Int32Array {
    return this.#byAge.slots;
  }

  /** Returns the slots whose text in an order begins with some letters, in that order. */
  beginningWith(sort: Sort, beginning: string): Int32Array {
    const order = this.#byText.get(sort);
    if (!order) return new Int32Array(0);
    const { slots } = order.sorted;
    const start = firstFrom(slots, (slot) => (order.texts[slot] as string) >= beginning);
    const rest = slots.subarray(start);
    const isBehind = (slot: number) => !(order.texts[slot] as string).startsWith(beginning);
    return rest.subarray(0, firstFrom(rest, isBehind));
  }

  /** Returns the text by which a slot is sorted. */
  textOf = (sort: Sort, slot: number): string => this.#byText.get(sort)?.texts[slot] ?? '';

  /** Returns the slots by score, below 1000 and highest first; equal scores newest first. */
  best(slots: Int32Array, scoreOf: Key): Int32Array {
    return this.#by(slots, (slot) => Math.round((1000 - scoreOf(slot)) * SCORE_STEPS));
  }

  /** Returns the slots in a sort order; equal books newest first. */
  sorted(slots: Int32Array, sort: Sort | 'newest'): Int32Array {
    const numberOf = this.#byNumber.get(sort);
    if (numberOf)
      return this.#by(slots, (slot) => NUMBERS_MAX + numberOf(this.#slots[slot] as Doc));
    const { ranks } = this.#byText.get(sort)?.sorted ?? this.#byAge;
    // Each slot to its place: several times faster than sorting.
    const placed = new Int32Array(ranks.length);
    for (const slot of slots) placed[ranks[slot] as number] = slot + 1;
    return placed.filter((place) => place > 0).map((place) => place - 1);
  }

  #by(slots: Int32Array, keyOf: Key): Int32Array {
    const { slots: slotOf, ranks } = this.#byAge;
    const keys = new Float64Array(slots).map(
      (slot) => keyOf(slot) * BOOKS_MAX + (ranks[slot] as number),
    );
    keys.sort();
    return slots.map((_slot, at) => slotOf[(keys[at] as number) % BOOKS_MAX] as number);
  }
}

/** Returns the position of the first slot that is behind, as all following ones are. */
function firstFrom(slots: Int32Array, isBehind: (slot: number) => boolean): number {
  let [from, to] = [0, slots.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isBehind(slots[middle] as number)) to = middle;
    else from = middle + 1;
  }
  return from;
}

const newestFirst = (a: SearchDocument, b: SearchDocument) =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);
