import { BookOrder, type Sort } from './book-order.ts';
import type { IndexedBook } from './indexed-book.ts';
import { toWords } from './search-words.ts';
import { WordIndex } from './word-index.ts';
import type { Fit } from './word-match.ts';

type Entry = { book: IndexedBook; slot: number; places: Map<string, number> };

const FIELD_WEIGHT = { title: 300, author: 200, category: 100 };
const FIT_WEIGHT: Record<Fit, number> = { exact: 2000, prefix: 1000, typo: 0 };
/** Words beyond this position have the same weight. */
const LAST_POSITION = 40;
/** Nobody searches with more words; further ones would only cost time. */
const WORDS_MAX = 12;
/** With fewer exact results than this, the search also tolerates typos. */
const ENOUGH = 3;
/** A place encodes a book's slot and the weight of the word there in one number. */
const WEIGHTS = 512;

/**
 * An inverted index of the catalogue: word -> books, with the weight of the word's best position. Books
 * are numbered slots in typed arrays, because a short word matches tens of thousands of them.
 */
export class SearchIndex {
  readonly #entries = new Map<string, Entry>();
  readonly #slots: (IndexedBook | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #words = new WordIndex();
  readonly #order = new BookOrder(this.#slots);
  /** Per slot during one search: best score for the current word, sum of scores, and matched words. */
  #best = new Int32Array(0);
  #sums = new Int32Array(0);
  #hits = new Uint8Array(0);

  get size(): number {
    return this.#entries.size;
  }

  /** Adds or replaces a book. */
  put(book: IndexedBook): void {
    this.remove(book.id);
    const slot = this.#free.pop() ?? this.#slots.length;
    this.#slots[slot] = book;
    const places = new Map<string, number>();
    for (const [word, weight] of weigh(book)) {
      const place = slot * WEIGHTS + weight;
      places.set(word, place);
      this.#words.add(word, place);
    }
    this.#entries.set(book.id, { book, slot, places });
    this.#order.change(slot);
  }

  /** Removes a book; an unknown id is not an error. */
  remove(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    for (const [word, place] of entry.places) this.#words.remove(word, place);
    this.#slots[entry.slot] = undefined;
    this.#free.push(entry.slot);
    this.#entries.delete(id);
    this.#order.change(entry.slot);
  }

  /** Removes every book that is not in `ids`. */
  keepOnly(ids: ReadonlySet<string>): void {
    for (const id of this.#entries.keys()) if (!ids.has(id)) this.remove(id);
  }

  /** Returns all books, newest first. */
  all(): IndexedBook[] {
    return this.#order.all();
  }

  /**
   * Returns the books that match a query, best first or by `sort`: books with all words as typed, then
   * with typos tolerated; if no book has all words, books with any of them.
   */
  search(query: string, sort?: Sort): IndexedBook[] {
    const typed = [...new Set(toWords(query))].slice(0, WORDS_MAX);
    if (typed.length === 0) return [];
    const exact = this.#match(typed, false);
    const all = exact.filter((slot) => this.#hits[slot] === typed.length);
    if (all.length >= ENOUGH) return this.#ranked(all, sort);
    const any = this.#match(typed, true);
    const withTypos = any.filter((slot) => this.#hits[slot] === typed.length);
    return this.#ranked(withTypos.length > 0 ? withTypos : any, sort);
  }

  /** Returns the slots of all books that match any of the words, and sums up their scores. */
  #match(typed: string[], typos: boolean): number[] {
    const capacity = this.#slots.length;
    if (this.#best.length < capacity) this.#best = new Int32Array(capacity * 2);
    this.#sums = new Int32Array(capacity);
    this.#hits = new Uint8Array(capacity);
    const found: number[] = [];
    for (const [at, word] of typed.entries()) {
      for (const slot of this.#bestOf(word, { unfinished: at === typed.length - 1, typos })) {
        if (this.#hits[slot] === 0) found.push(slot);
        this.#hits[slot] = (this.#hits[slot] as number) + 1;
        this.#sums[slot] = (this.#sums[slot] as number) + (this.#best[slot] as number);
        this.#best[slot] = 0;
      }
    }
    return found;
  }

  /** Returns the slots of the books that match one word, and stores their scores in `#best`. */
  #bestOf(word: string, how: { unfinished: boolean; typos: boolean }): number[] {
    const best = this.#best;
    const touched: number[] = [];
    this.#words.match(word, how, ({ places }, fit) => {
      for (const place of places) {
        const slot = Math.floor(place / WEIGHTS);
        const score = FIT_WEIGHT[fit] + (place % WEIGHTS);
        const before = best[slot] as number;
        if (before === 0) touched.push(slot);
        if (score > before) best[slot] = score;
      }
    });
    return touched;
  }

  #ranked(slots: number[], sort: Sort | undefined): IndexedBook[] {
    if (sort) return this.#order.sorted(slots, sort);
    // Each matched word adds a little, for books that do not match all words.
    return this.#order.best(
      slots,
      (slot) => (this.#sums[slot] as number) + (this.#hits[slot] as number),
    );
  }
}

function weigh(book: IndexedBook): Map<string, number> {
  const weights = new Map<string, number>();
  for (const field of ['title', 'author', 'category'] as const) {
    toWords(book[field] ?? '').forEach((word, position) => {
      const weight = FIELD_WEIGHT[field] - Math.min(position, LAST_POSITION);
      if (weight > (weights.get(word) ?? 0)) weights.set(word, weight);
    });
  }
  return weights;
}
