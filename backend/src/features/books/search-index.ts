import { toIsbn13 } from '@book-store/contract/isbn';
import type { AdminBookSort } from '@book-store/contract/lists';
import { AuthorWords } from './author-words.ts';
import { BookFacets, type FacetCounts } from './book-facets.ts';
import { BookOrder } from './book-order.ts';
import { type Facet, type Filters, facetValues } from './facets-of-book.ts';
import type { IndexedBook } from './indexed-book.ts';
import { toWords, weighWords } from './search-words.ts';
import { WordIndex } from './word-index.ts';
import { type Found, WEIGHTS, WordSearch } from './word-search.ts';

/** What to look for, and in which order. */
export type Wanted = {
  q?: string | undefined;
  /** Only these books. */
  ids?: readonly string[] | undefined;
  filters: Filters;
  sort?: AdminBookSort | undefined;
};

/** Nobody searches with more words; further ones would only cost time. */
const WORDS_MAX = 12;
/** How many words are offered instead of those that find nothing. */
const NEAR_MAX = 3;

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
  readonly #search = new WordSearch(this.#words);
  readonly #order = new BookOrder(this.#slots);
  readonly #facets = new BookFacets();
  readonly #authors = new AuthorWords();

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
    for (const [word, weight] of weighWords(book)) this.#words.add(word, slot * WEIGHTS + weight);
    for (const slug of facetValues('author', book)) this.#authors.add(slug);
    this.#facets.put(slot, book);
    this.#order.change(slot);
  }

  /** Removes a book; an unknown id is not an error. */
  remove(id: string): void {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return;
    const book = this.at(slot);
    for (const [word, weight] of weighWords(book))
      this.#words.remove(word, slot * WEIGHTS + weight);
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
  find(wanted: Wanted): Found {
    const { q, sort } = wanted;
    const { slots: candidates, near } = this.#candidates(wanted);
    const found = this.#facets.narrow(candidates, wanted.filters);
    if (sort && (q || sort !== 'newest')) return { slots: this.#order.sorted(found, sort), near };
    if (sort || !q) return { slots: found, near };
    return { slots: this.#order.best(found, this.#search.score), near };
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
    return this.#facets.count(this.#candidates(wanted).slots, wanted.filters);
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

  /** Returns words similar to those of a text that finds nothing, from books that are not hidden. */
  wordsLike(text: string): string[] {
    const isSeen = (place: number) => !this.at(Math.floor(place / WEIGHTS)).hidden;
    const near = toTyped(text).flatMap((word) => this.#words.near(word, isSeen));
    return [...new Set(near)].slice(0, NEAR_MAX);
  }

  #candidates({ q, ids }: Wanted): Found {
    const among = ids && Int32Array.from(ids.flatMap((id) => this.#slotOf.get(id) ?? []));
    if (!q) {
      const slots = among ? this.#order.sorted(among, 'newest') : this.#order.newest;
      return { slots, near: false };
    }
    const { slots, near } = this.#matches(q);
    return { slots: among ? slots.filter((slot) => among.includes(slot)) : slots, near };
  }

  /** Returns the slots of the books that match a query: the book with an ISBN, or those with its words. */
  #matches(query: string): Found {
    const isbn = toIsbn13(query);
    if (!isbn) return this.#search.find(toTyped(query), this.#slots.length);
    this.#search.reset(this.#slots.length);
    return {
      slots: this.#order.newest.filter((slot) => this.at(slot).isbn === isbn),
      near: false,
    };
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
