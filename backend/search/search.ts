import { closenessOf, nameOf } from './closeness.ts';
import type {
  FoundPart,
  Match,
  Part,
  SearchDocument,
  SearchSettings,
  Wanted,
} from './documents.ts';
import { type FacetCounts, Facets } from './facets.ts';
import { Mentions } from './mentions.ts';
import { Orders } from './orders.ts';
import { readingsOf, splitReadings } from './readings.ts';
import { WordIndex } from './word-index.ts';
import { toleratedTypos, typosBetween } from './word-match.ts';
import { type FoundWords, WEIGHTS, WordSearch } from './word-search.ts';
import { hasSameNames, type ToWords, weighWords, wordsBy } from './words.ts';

export type * from './documents.ts';
export type { FacetCounts } from './facets.ts';
export { wordsBy } from './words.ts';

/** Nobody searches with more words; further ones would only cost time. */
const WORDS_MAX = 12;
/** How many of the best books of a search are compared closely. */
const CLOSE_MAX = 100;
/** Popularity counts by its magnitude, up to ten millions. */
const MAGNITUDES = 7;
/** What the best known book is worth when those to compare closely are chosen. */
const KNOWN_WORTH = 60;
/** How much less known a book counts that is made from others. */
const DERIVED = 1.6;
/** How many words are offered instead of those that find nothing, and how far off they may be. */
const NEAR = { words: 3, typos: 3 };
/** Fewer letters could mean anything, unless they are the whole name. */
const NAMING = 4;

/** What a search finds before it is narrowed, the best match first. */
type Search = Pick<FoundWords, 'slots' | 'readings'> & {
  match: Match;
  searchedFor?: string | undefined;
};

const noSearch = (slots: Int32Array): Search => ({ slots, readings: [], match: 'exact' });

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
  readonly #mentions = new Mentions((slot) => this.#slots[slot]?.description);
  readonly #search = new WordSearch(this.#words, this.#mentions);
  readonly #toWords: ToWords;
  readonly #orders: Orders<Doc, Sort>;
  readonly #facets: Facets<Doc, Facet>;
  readonly #settings: SearchSettings<Doc, Facet, Sort>;
  /** By slot, from 0 to 1. */
  readonly #known: number[] = [];
  /** The list, the facets and the suggestions of a search follow each other. */
  #lastSearch: { text: string; found: Search } | undefined;

  constructor(settings: SearchSettings<Doc, Facet, Sort>) {
    const { fold, facets, orders } = settings;
    this.#settings = settings;
    this.#toWords = wordsBy(fold);
    this.#facets = new Facets(facets);
    this.#orders = new Orders(this.#slots, orders);
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
    const slot = known ?? this.#free.pop() ?? this.#slots.length;
    this.#slotOf.set(book.id, slot);
    this.#change(slot, book);
    this.#known[slot] = this.#knownOf(book);
  }

  /** Removes a book; an unknown id is not an error. */
  remove(id: string): void {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return;
    this.#change(slot, undefined);
    this.#free.push(slot);
    this.#slotOf.delete(id);
  }

  /** Replaces what is in a slot, with as few changes of its words as possible: most changes are of prices and copies. */
  #change(slot: number, book: Doc | undefined): void {
    const before = this.#slots[slot];
    this.#slots[slot] = book;
    this.#lastSearch = undefined;
    this.#facets.change(slot, book);
    this.#orders.change(slot, before);
    if (!before || !book || !hasSameNames(book, before)) {
      const [old, now] = [before, book].map((one) => one && weighWords(one, this.#toWords));
      for (const [word, weight] of old ?? []) {
        if (now?.get(word) !== weight) this.#words.remove(word, slot * WEIGHTS + weight);
      }
      for (const [word, weight] of now ?? []) {
        if (old?.get(word) !== weight) this.#words.add(word, slot * WEIGHTS + weight);
      }
    }
    if (before?.description !== book?.description) this.#mentions.change(slot);
  }

  /** Must be called when popularity has changed without the books. */
  rankAnew(): void {
    for (const slot of this.#slotOf.values()) this.#known[slot] = this.#knownOf(this.#at(slot));
  }

  /** Returns the ids of all books. */
  ids(): string[] {
    return [...this.#slotOf.keys()];
  }

  /**
   * Returns a part of the wanted books. Undefined if `after` has no place in the list; a book that no filter
   * lets through any more has one, except in a search.
   */
  find(wanted: Wanted<Facet, Sort>, { page, limit, after }: Part): FoundPart<Doc> | undefined {
    const { slots, ...answer } = this.#find(wanted);
    const start = after ? this.#startAfter(after, slots, wanted) : (page - 1) * limit;
    if (start === undefined) return undefined;
    const part = slots.subarray(start, start + limit);
    return { books: Array.from(part, (slot) => this.#at(slot)), total: slots.length, ...answer };
  }

  /** Counts the wanted books by facet, or by some; the counts of a facet ignore its own filter. */
  count(wanted: Wanted<Facet, Sort>, facets?: readonly Facet[]): FacetCounts<Facet> {
    return this.#facets.count(this.#candidates(wanted).slots, wanted, facets);
  }

  /** Returns how many books that are not hidden have a value. */
  countShown(facet: Facet, value: string): number {
    return this.#facets.of(facet).countShown(value);
  }

  /** Returns the newest book with each of the values and others, hidden ones included. */
  newestWith(facet: Facet, values: readonly string[]): Map<string, Doc> {
    const filters = { [facet]: values } as Wanted<Facet>['filters'];
    const slots = this.#facets.narrow(this.#orders.newest, filters);
    const { valuesOf } = this.#facets.of(facet);
    // From the oldest on, so that the newest is the one that remains.
    const all = Array.from(slots.reverse(), (slot) =>
      valuesOf(slot).map((value) => [value, this.#at(slot)] as const),
    );
    return new Map(all.flat());
  }

  /**
   * Returns the values of a facet, folded words such as `jane-austen`, that have all words of a text, with
   * the best known books that are not hidden first.
   */
  valuesLike(facet: Facet, text: string, max: number): string[] {
    const { slots, readings } = this.#searchFor(text);
    const isLike = (value: string) => {
      const { words } = nameOf(value, this.#toWords);
      return readings.some(({ fits, isNeeded }) =>
        fits.every((fit, at) => !isNeeded[at] || words.some((word) => fit.has(word))),
      );
    };
    const { valuesOf } = this.#facets.of(facet);
    return [...new Set([...slots.subarray(0, CLOSE_MAX)].flatMap(valuesOf))]
      .filter((value) => isLike(value) && this.countShown(facet, value) > 0)
      .slice(0, max);
  }

  /** Returns words similar to those of a text that finds nothing, from books that are not hidden. */
  wordsLike(text: string): string[] {
    const typed = this.#toWords(text).slice(0, WORDS_MAX);
    const found = typed.flatMap((word) => this.#words.near(word, NEAR.typos, false));
    const isShown = ({ posting: { places } }: (typeof found)[number]) =>
      places.some((place) => !this.#at(Math.floor(place / WEIGHTS)).hidden);
    found.sort((a, b) => a.typos - b.typos || b.posting.places.length - a.posting.places.length);
    const words = found.filter(isShown).map(({ posting }) => posting.word);
    return [...new Set(words)].slice(0, NEAR.words);
  }

  /**
   * Returns whether a text stands for a name that no book needs to have: it is the name, or words of it, the last
   * one perhaps unfinished, of enough letters to mean it. With `slips` each word may be misspelt.
   */
  isNamed(name: string, text: string, slips: boolean): boolean {
    const typed = this.#toWords(text);
    const words = this.#toWords(name);
    if (typed.join('').length < NAMING && typed.join(' ') !== words.join(' ')) return false;
    const has = (word: string, at: number) => {
      const [most, isLast] = [slips ? toleratedTypos(word) : 0, at === typed.length - 1];
      return words.some((known) => typosBetween(word, known, most, isLast) <= most);
    };
    return typed.length > 0 && typed.every(has);
  }

  #at(slot: number): Doc {
    return this.#slots[slot] as Doc;
  }

  /** Returns the slots of the wanted books in their order. */
  #find(wanted: Wanted<Facet, Sort>): Pick<Search, 'slots' | 'match' | 'searchedFor'> {
    const found = this.#candidates(wanted);
    const { match, searchedFor } = found;
    const slots = this.#facets.narrow(found.slots, wanted.filters);
    const ordered = this.#ordered({ ...found, slots }, wanted);
    const { distinct } = wanted;
    const once = distinct ? this.#facets.of(distinct).firstOfEach(ordered) : ordered;
    return { slots: once, match, searchedFor };
  }

  #ordered(found: Search, { q, isbn, sort }: Wanted<Facet, Sort>) {
    const isSearch = Boolean(q || isbn);
    if (sort && (isSearch || sort !== 'newest')) return this.#orders.sorted(found.slots, sort);
    return found.readings.length > 0 ? this.#closest(found) : found.slots;
  }

  /** Compares the best slots closely. */
  #closest({ slots, readings }: Search): Int32Array {
    const close = Array.from(slots.subarray(0, CLOSE_MAX), (slot) => {
      const book = this.#at(slot);
      const derived = this.#settings.isDerived(book) ? DERIVED : 0;
      const standing = { known: (this.#known[slot] as number) - derived, toWords: this.#toWords };
      return { slot, closeness: closenessOf(book, readings, standing) };
    });
    close.sort((a, b) => b.closeness - a.closeness);
    slots.set(close.map(({ slot }) => slot));
    return slots;
  }

  #knownOf(book: Doc): number {
    return Math.min(1, Math.log10(1 + this.#settings.popularityOf(book)) / MAGNITUDES);
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

  /** Returns what a filter may let through, in the order of age if it is no search by words. */
  #candidates({ q, isbn, ids }: Wanted<Facet, Sort>): Search {
    const { newest } = this.#orders;
    const found = q && !isbn ? this.#searchFor(q) : noSearch(newest);
    const among = ids && new Set(ids.map((id) => this.#slotOf.get(id)));
    if (!among && !isbn) return found;
    const isWanted = (slot: number) =>
      (!among || among.has(slot)) && (!isbn || this.#at(slot).isbn === isbn);
    return { ...found, slots: found.slots.filter(isWanted) };
  }

  #searchFor(text: string): Search {
    if (this.#lastSearch?.text === text) return this.#lastSearch.found;
    const typed = this.#toWords(text).slice(0, WORDS_MAX);
    const isKnown = (word: string) => this.#words.get(word) !== undefined;
    const splits = () => splitReadings(typed, isKnown);
    const words = this.#search.find(readingsOf(typed, isKnown), splits, this.#slots.length);
    const worthOf = (slot: number) =>
      words.scoreOf(slot) + KNOWN_WORTH * (this.#known[slot] as number);
    const found: Search = {
      slots: this.#orders.best(words.slots, worthOf),
      readings: words.readings,
      match: words.near ? 'near' : 'exact',
    };
    this.#lastSearch = { text, found };
    return found;
  }
}
