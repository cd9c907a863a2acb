import { toIsbn13 } from '@book-store/contract/isbn';
import type { BookSort } from '@book-store/contract/lists';
import { AuthorWords } from './author-words.ts';
import { BookFacets, type FacetCounts } from './book-facets.ts';
import { BookOrder } from './book-order.ts';
import { type Facet, type Filters, facetValues } from './facets-of-book.ts';
import type { IndexedBook } from './indexed-book.ts';
import { toWords } from './search-words.ts';
import { WordIndex } from './word-index.ts';
import type { Fit } from './word-match.ts';

/** What to look for, and in which order. */
export type Wanted = {
  q?: string | undefined;
  /** Only these books. */
  ids?: readonly string[] | undefined;
  filters: Filters;
  sort?: BookSort | undefined;
};

const FIELD_WEIGHT = { title: 300, author: 200, series: 150, category: 100 };
const FIT_WEIGHT: Record<Fit, number> = { exact: 2000, prefix: 1000, typo: 0 };
/** Words beyond this position have the same weight. */
const LAST_POSITION = 40;
/** Nobody searches with more words; further ones would only cost time. */
const WORDS_MAX = 12;
/** With fewer exact results than this, the search also tolerates typos. */
const ENOUGH = 3;
/** How many words are offered instead of those that find nothing. */
const NEAR_MAX = 3;
/** A place encodes a book's slot and the weight of the word there in one number. */
const WEIGHTS = 512;

/**
 * The catalogue in memory: its words (word -> books, with the weight of the word's best position), its
 * facets and its orders. Books are numbered slots in typed arrays, because a list or a short word has
 * tens of thousands of them.
 */
export class SearchIndex {
  readonly #slotOf = new Map<string, number>();
  readonly #slots: (IndexedBook | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #words = new WordIndex();
  readonly #order = new BookOrder(this.#slots);
  readonly #facets = new BookFacets();
  readonly #authors = new AuthorWords();
  /** Per slot during one search: best score for the current word, sum of scores, and matched words. */
  #best = new Int32Array(0);
  #sums = new Int32Array(0);
  #hits = new Uint8Array(0);

  /** The number of changes so far; slots are valid until the next one. */
  changes = 0;

  get size(): number {
    return this.#slotOf.size;
  }

  /** Returns when the known state of a book was stored; undefined for an unknown one. */
  changedAt(id: string): number | undefined {
    const slot = this.#slotOf.get(id);
    return slot === undefined ? undefined : this.at(slot).changedAt;
  }

  /** Adds or replaces a book. */
  put(book: IndexedBook): void {
    this.changes += 1;
    const known = this.#slotOf.get(book.id);
    if (known !== undefined && hasSamePlace(book, this.at(known))) {
      this.#slots[known] = book;
      this.#facets.put(known, book);
      return;
    }
    this.remove(book.id);
    const slot = this.#free.pop() ?? this.#slots.length;
    this.#slots[slot] = book;
    this.#slotOf.set(book.id, slot);
    for (const [word, weight] of weigh(book)) this.#words.add(word, slot * WEIGHTS + weight);
    for (const slug of facetValues('author', book)) this.#authors.add(slug);
    this.#facets.put(slot, book);
    this.#order.change(slot);
  }

  /** Removes a book; an unknown id is not an error. */
  remove(id: string): void {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return;
    const book = this.at(slot);
    for (const [word, weight] of weigh(book)) this.#words.remove(word, slot * WEIGHTS + weight);
    for (const slug of facetValues('author', book)) this.#authors.remove(slug);
    this.#facets.remove(slot);
    this.#slots[slot] = undefined;
    this.#free.push(slot);
    this.#slotOf.delete(id);
    this.#order.change(slot);
    this.changes += 1;
  }

  /** Removes every book that is not in `ids`. */
  keepOnly(ids: ReadonlySet<string>): void {
    for (const id of this.#slotOf.keys()) if (!ids.has(id)) this.remove(id);
  }

  /** Sets how many copies of each book were sold, by id. Returns whether that changes anything. */
  setSold(sold: ReadonlyMap<string, number>): boolean {
    if (!this.#order.setSold(sold)) return false;
    this.changes += 1;
    return true;
  }

  /** Returns the book in a slot that this index has returned. */
  at(slot: number): IndexedBook {
    return this.#slots[slot] as IndexedBook;
  }

  /** Returns the slots of the wanted books by `sort`; otherwise best match first, or newest first. */
  find(wanted: Wanted): Int32Array {
    const { q, sort } = wanted;
    const found = this.#facets.narrow(this.#candidates(wanted), wanted.filters);
    if (sort) return q || sort !== 'newest' ? this.#order.sorted(found, sort) : found;
    // Each matched word adds a little, for books that do not match all words.
    return q ? this.#order.best(found, (slot) => this.#sum(slot) + this.#hit(slot)) : found;
  }

  /**
   * Returns the position behind a book in `slots`, which `find` has returned; undefined if it has no place
   * there. A book that no filter lets through any more has one, except in a search.
   */
  startAfter(id: string, slots: Int32Array, wanted: Wanted): number | undefined {
    const { q, sort = 'newest', filters } = wanted;
    const slot = this.#slotOf.get(id) ?? -1;
    const at = slots.indexOf(slot);
    if (at >= 0) return at + 1;
    const isUnseen = slot < 0 || (filters.hidden && this.at(slot).hidden);
    if (isUnseen || q) return undefined;
    return this.#order.sorted(Int32Array.from([...slots, slot]), sort).indexOf(slot);
  }

  /** Counts the wanted books by facet. */
  count(wanted: Wanted): FacetCounts {
    return this.#facets.count(this.#candidates(wanted), wanted.filters);
  }

  /** Returns how many books that visitors see have a value. */
  countSeen(facet: Facet, value: string): number {
    return this.#facets.totalOf(facet, value);
  }

  /** Returns the newest book with each of the values. */
  newestWith(facet: Facet, values: readonly string[]): Map<string, IndexedBook> {
    const slots = this.#facets.firstOf(this.#order.newest, facet, values);
    return new Map(Array.from(slots, ([value, slot]) => [value, this.at(slot)]));
  }

  /** Returns the slugs of the authors whose names have all words of a text, most books first. */
  authorsLike(text: string): string[] {
    const typed = toTyped(text);
    const exact = this.#authors.search(typed, false);
    return exact.length > 0 ? exact : this.#authors.search(typed, true);
  }

  /** Returns words of books that are not hidden like those of a text that finds nothing. */
  wordsLike(text: string): string[] {
    const isSeen = (place: number) => !this.at(Math.floor(place / WEIGHTS)).hidden;
    const near = toTyped(text).flatMap((word) => this.#words.near(word, isSeen));
    return [...new Set(near)].slice(0, NEAR_MAX);
  }

  #candidates({ q, ids }: Wanted): Int32Array {
    const among = ids && Int32Array.from(ids.flatMap((id) => this.#slotOf.get(id) ?? []));
    if (!q) return among ? this.#order.sorted(among, 'newest') : this.#order.newest;
    const found = this.#search(q);
    return among ? found.filter((slot) => among.includes(slot)) : found;
  }

  /**
   * Returns the slots of the books that match a query: the book with an ISBN; books with all words as typed,
   * then with typos tolerated; if no book has all words, books with any of them.
   */
  #search(query: string): Int32Array {
    const isbn = toIsbn13(query);
    if (isbn) {
      this.#match([], false);
      return this.#order.newest.filter((slot) => this.at(slot).isbn === isbn);
    }
    const typed = toTyped(query);
    if (typed.length === 0) return new Int32Array(0);
    const hasAll = (slot: number) => this.#hit(slot) === typed.length;
    const exact = this.#match(typed, false).filter(hasAll);
    if (exact.length >= ENOUGH) return Int32Array.from(exact);
    const any = this.#match(typed, true);
    const withTypos = any.filter(hasAll);
    return Int32Array.from(withTypos.length > 0 ? withTypos : any);
  }

  #sum = (slot: number) => this.#sums[slot] as number;
  #hit = (slot: number) => this.#hits[slot] as number;

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
}

const toTyped = (text: string) => [...new Set(toWords(text))].slice(0, WORDS_MAX);

/** Whether a book keeps its words and its place in every order: most changes are of prices and copies. */
const hasSamePlace = (book: IndexedBook, before: IndexedBook) =>
  book.title === before.title &&
  book.titleKey === before.titleKey &&
  book.author === before.author &&
  book.series?.name === before.series?.name &&
  book.category === before.category &&
  book.createdAt === before.createdAt;

function weigh(book: IndexedBook): Map<string, number> {
  const weights = new Map<string, number>();
  const { title, author, series, category } = book;
  const texts = { title, author, series: series?.name, category };
  for (const field of ['title', 'author', 'series', 'category'] as const) {
    toWords(texts[field] ?? '').forEach((word, position) => {
      const weight = FIELD_WEIGHT[field] - Math.min(position, LAST_POSITION);
      if (weight > (weights.get(word) ?? 0)) weights.set(word, weight);
    });
  }
  return weights;
}
