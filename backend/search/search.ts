import { Closeness, type Standing } from './closeness.ts';
import type { FoundPart, Part, SearchDocument, SearchSettings, Wanted } from './documents.ts';
import { type FacetCounts, Facets } from './facets.ts';
import { NameWords } from './name-words.ts';
import { Orders } from './orders.ts';
import { readingsOf, splitReadings } from './readings.ts';
import { WordIndex } from './word-index.ts';
import { fitOf, toleratedTypos } from './word-match.ts';
import { type Found, type FoundWords, WEIGHTS, WordSearch } from './word-search.ts';
import { hasSameWords, type ToWords, weighWords, wordsBy } from './words.ts';

export type {
  Filters,
  FoundPart,
  Order,
  Part,
  SearchDocument,
  ValuesOf,
  Wanted,
} from './documents.ts';
export type { FacetCounts } from './facets.ts';

/** Nobody searches with more words; further ones would only cost time. */
const WORDS_MAX = 12;
/** How many of the best books of a search are compared closely. */
const CLOSE_MAX = 100;
/** Popularity counts by its magnitude, up to ten millions. */
const MAGNITUDES = 7;
/** What the best known book is worth when those to compare closely are chosen. */
const KNOWN_WORTH = 60_000;
/** How many words are offered instead of those that find nothing. */
const NEAR_MAX = 3;

/**
 * The catalogue in memory: its words (word -> books, with the weight of the word's best position), its
 * facets and its orders. Books are numbered slots in typed arrays, because a list or a short word has
 * tens of thousands of them.
 */
export class SearchIndex<Doc extends SearchDocument, Facet extends string, Sort extends string> {
  readonly #slotOf = new Map<string, number>();
  readonly #slots: (Doc | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #words = new WordIndex();
  readonly #search = new WordSearch(this.#words);
  readonly #toWords: ToWords;
  readonly #orders: Orders<Doc, Sort>;
  readonly #facets: Facets<Doc, Facet>;
  readonly #names: ReadonlyMap<Facet, NameWords>;
  readonly #settings: SearchSettings<Doc, Facet, Sort>;
  /** By slot, from 0 to 1; derived books are below 0. */
  readonly #known: number[] = [];

  constructor(settings: SearchSettings<Doc, Facet, Sort>) {
    const { fold, facets, named, orders } = settings;
    this.#settings = settings;
    this.#toWords = wordsBy(fold);
    this.#facets = new Facets(facets);
    this.#orders = new Orders(this.#slots, orders);
    this.#names = new Map(named.map((facet) => [facet, new NameWords(this.#toWords)]));
  }

  get size(): number {
    return this.#slotOf.size;
  }

  /** Returns the known state of a book. */
  get(id: string): Doc | undefined {
    return this.#slots[this.#slotOf.get(id) ?? -1];
  }

  /** Adds or replaces a book. */
  put(book: Doc): void {
    const known = this.#slotOf.get(book.id);
    // Most changes are of prices and copies.
    const before = known !== undefined && this.#at(known);
    if (before && hasSameWords(book, before) && this.#orders.hasSamePlace(known, book)) {
      this.#slots[known] = book;
      this.#known[known] = this.#knownOf(book);
      this.#changeFacets(known, book);
      return;
    }
    this.remove(book.id);
    const slot = this.#free.pop() ?? this.#slots.length;
    this.#slots[slot] = book;
    this.#known[slot] = this.#knownOf(book);
    this.#slotOf.set(book.id, slot);
    for (const [word, weight] of weighWords(book, this.#toWords)) {
      this.#words.add(word, slot * WEIGHTS + weight);
    }
    this.#changeFacets(slot, book);
    this.#orders.change(slot);
  }

  /** Removes a book; an unknown id is not an error. */
  remove(id: string): void {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return;
    for (const [word, weight] of weighWords(this.#at(slot), this.#toWords)) {
      this.#words.remove(word, slot * WEIGHTS + weight);
    }
    this.#changeFacets(slot, undefined);
    this.#slots[slot] = undefined;
    this.#free.push(slot);
    this.#slotOf.delete(id);
    this.#orders.change(slot);
  }

  /** Must be called when popularity has changed without the books. */
  rankAnew(): void {
    for (const slot of this.#slotOf.values()) this.#known[slot] = this.#knownOf(this.#at(slot));
  }

  /** Removes every book that is not in `ids`. */
  keepOnly(ids: ReadonlySet<string>): void {
    for (const id of this.#slotOf.keys()) if (!ids.has(id)) this.remove(id);
  }

  /**
   * Returns a part of the wanted books. Undefined if `after` has no place in the list; a book that no filter
   * lets through any more has one, except in a search.
   */
  find(wanted: Wanted<Facet, Sort>, { page, limit, after }: Part): FoundPart<Doc> | undefined {
    const { slots, near, total } = this.#find(
      wanted,
      after ? Number.POSITIVE_INFINITY : page * limit,
    );
    const start = after ? this.#startAfter(after, slots, wanted) : (page - 1) * limit;
    if (start === undefined) return undefined;
    const part = slots.subarray(start, start + limit);
    return { books: Array.from(part, (slot) => this.#at(slot)), total, near };
  }

  /** Counts the wanted books by facet, or by some; the counts of a facet ignore its own filter. */
  count(wanted: Wanted<Facet, Sort>, facets?: readonly Facet[]): FacetCounts<Facet> {
    return this.#facets.count(this.#candidates(wanted).slots, wanted, facets);
  }

  /** Returns how many books that are not hidden have a value. */
  countShown(facet: Facet, value: string): number {
    return this.#facets.countShown(facet, value);
  }

  /** Returns the newest book with each of the values, hidden ones included. */
  newestWith(facet: Facet, values: readonly string[]): Map<string, Doc> {
    const slots = this.#facets.firstOf(this.#orders.newest, facet, values);
    return new Map(Array.from(slots, ([value, slot]) => [value, this.#at(slot)]));
  }

  /** Returns the values of a named facet that have all words of a text and books that are not hidden, most books first. */
  valuesLike(facet: Facet, text: string, max: number): string[] {
    const typed = this.#toTyped(text);
    const names = this.#names.get(facet);
    const exact = names?.search(typed, false) ?? [];
    const found = exact.length > 0 ? exact : (names?.search(typed, true) ?? []);
    return (
      found
        // A few more, because some may have only hidden books.
        .slice(0, max * 3)
        .filter((value) => this.countShown(facet, value) > 0)
        .slice(0, max)
    );
  }

  /** Returns words similar to those of a text that finds nothing, from books that are not hidden. */
  wordsLike(text: string): string[] {
    const isShown = (place: number) => !this.#at(Math.floor(place / WEIGHTS)).hidden;
    const near = this.#toTyped(text).flatMap((word) => this.#words.near(word, isShown));
    return [...new Set(near)].slice(0, NEAR_MAX);
  }

  /** Returns whether a name that no book needs to have would be found by a text: it has each word of it. */
  isLike(name: string, text: string): boolean {
    const typed = this.#toWords(text);
    const words = this.#toWords(name);
    const has = (word: string, at: number) => {
      const how = { unfinished: at === typed.length - 1, edits: toleratedTypos(word) };
      return words.some((known) => fitOf(word, known, how) !== undefined);
    };
    return typed.length > 0 && typed.every(has);
  }

  #at(slot: number): Doc {
    return this.#slots[slot] as Doc;
  }

  #toTyped(text: string): string[] {
    return this.#toWords(text).slice(0, WORDS_MAX);
  }

  #changeFacets(slot: number, book: Doc | undefined): void {
    const before = [...this.#names.keys()].map((facet) => this.#facets.valuesOf(facet, slot));
    if (book) this.#facets.put(slot, book);
    else this.#facets.remove(slot);
    for (const [at, [facet, names]] of [...this.#names].entries()) {
      const [old = [], now] = [before[at], this.#facets.valuesOf(facet, slot)];
      for (const value of now) if (!old.includes(value)) names.add(value);
      for (const value of old) if (!now.includes(value)) names.remove(value);
    }
  }

  /** Returns the slots of the wanted books in their order, at least the first `most` of them. */
  #find(wanted: Wanted<Facet, Sort>, most: number): Found & { total: number } {
    const words = this.#candidates(wanted);
    const slots = this.#facets.narrow(words.slots, wanted.filters);
    const once = (given: Int32Array) => this.#facets.firstOfEach(given, wanted.distinct);
    const first = (count: number) => once(this.#ordered({ ...words, slots }, wanted, count));
    const [found, total] = [first(most), once(slots).length];
    const isWhole = found.length >= Math.min(most, total);
    return { slots: isWhole ? found : first(slots.length), near: words.near, total };
  }

  #ordered(words: FoundWords, { q, isbn, sort }: Wanted<Facet, Sort>, most: number) {
    if (!q && !isbn && (!sort || sort === 'newest')) return words.slots;
    return sort ? this.#orders.sorted(words.slots, sort) : this.#closest(words, most);
  }

  /** Returns the slots with the best matches first, at least the first `most` of them. */
  #closest({ slots, readings, slips }: FoundWords, most: number): Int32Array {
    const score = (slot: number) =>
      this.#search.score(slot) +
      Math.max(0, Math.round((this.#known[slot] as number) * KNOWN_WORTH));
    const best = this.#orders.best(most > CLOSE_MAX ? slots : highest(slots, score), score);
    if (readings.length === 0) return best;
    const closeness = new Closeness(readings, {
      toWords: this.#toWords,
      words: this.#words,
      slips,
    });
    const close = Array.from(best.subarray(0, CLOSE_MAX), (slot) => {
      const known = this.#known[slot] as number;
      return { slot, closeness: closeness.of(this.#at(slot), standingOf(known)) };
    });
    close.sort((a, b) => b.closeness - a.closeness);
    best.set(close.map(({ slot }) => slot));
    return best;
  }

  #knownOf(book: Doc): number {
    const { popularityOf, isDerived } = this.#settings;
    const known = Math.min(1, Math.log10(1 + popularityOf(book)) / MAGNITUDES);
    return isDerived(book) ? known - DERIVED : known;
  }

  #startAfter(id: string, slots: Int32Array, wanted: Wanted<Facet, Sort>): number | undefined {
    const { q, isbn, sort = 'newest', filters } = wanted;
    const slot = this.#slotOf.get(id) ?? -1;
    const at = slots.indexOf(slot);
    if (at >= 0) return at + 1;
    const isUnseen = slot < 0 || (filters.hidden && this.#at(slot).hidden);
    if (isUnseen || q || isbn) return undefined;
    return this.#orders.sorted(Int32Array.from([...slots, slot]), sort).indexOf(slot);
  }

  /** Returns what a filter may let through, in the order of age if it is no search. */
  #candidates({ q, isbn, ids }: Wanted<Facet, Sort>): FoundWords {
    const among = ids && Int32Array.from(ids.flatMap((id) => this.#slotOf.get(id) ?? []));
    if (!q && !isbn) {
      const slots = among ? this.#orders.sorted(among, 'newest') : this.#orders.newest;
      return { slots, near: false, readings: [], slips: 'none' };
    }
    const found = isbn ? this.#withIsbn(isbn) : this.#withWords(q ?? '');
    return among ? { ...found, slots: found.slots.filter((slot) => among.includes(slot)) } : found;
  }

  #withWords(text: string): FoundWords {
    const typed = this.#toTyped(text);
    const isKnown = (word: string) => this.#words.get(word) !== undefined;
    const splits = () => splitReadings(typed, isKnown);
    return this.#search.find(readingsOf(typed, isKnown), splits, this.#slots.length);
  }

  #withIsbn(isbn: string): FoundWords {
    this.#search.reset(this.#slots.length);
    const slots = this.#orders.newest.filter((slot) => this.#at(slot).isbn === isbn);
    return { slots, near: false, readings: [], slips: 'none' };
  }
}

/** Below the least known work. */
const DERIVED = 2;
const standingOf = (known: number): Standing =>
  known < 0 ? { known: known + DERIVED, isDerived: true } : { known, isDerived: false };

/** Scores are below 2^20; so many are taken together. */
const SCORES_TOGETHER = 256;

/** Returns the slots with the highest scores, at least `CLOSE_MAX` of them: to sort half the catalogue takes long. */
function highest(slots: Int32Array, scoreOf: (slot: number) => number): Int32Array {
  if (slots.length <= 2 * CLOSE_MAX) return slots;
  const steps = new Int32Array(slots.length);
  const counts = new Int32Array(2 ** 20 / SCORES_TOGETHER);
  for (let at = 0; at < slots.length; at += 1) {
    const step = Math.floor(scoreOf(slots[at] as number) / SCORES_TOGETHER);
    steps[at] = step;
    counts[step] = (counts[step] as number) + 1;
  }
  let least = counts.length;
  for (let count = 0; count < CLOSE_MAX; count += counts[least] as number) least -= 1;
  return slots.filter((_slot, at) => (steps[at] as number) >= least);
}
