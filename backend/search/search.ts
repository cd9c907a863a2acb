import { type Answer, Answers } from './answers.ts';
import { hasSameNames, weighWords } from './book-words.ts';
import type {
  Filters,
  FoundPart,
  Part,
  SearchDocument,
  SearchSettings,
  Wanted,
} from './documents.ts';
import { type FacetCounts, Facets } from './facets.ts';
import { Mentions } from './mentions.ts';
import { isNamedBy, rankOfName } from './names.ts';
import { nearest } from './nearest.ts';
import { Orders } from './orders.ts';
import { WordIndex } from './word-index.ts';
import { WEIGHTS, WordSearch } from './word-search.ts';
import { behindApostrophes, spellingsOf, type ToWords, wordsBy } from './words.ts';

export type * from './documents.ts';
export type { FacetCounts } from './facets.ts';
export { behindApostrophes, spellingsOf, wordsBy } from './words.ts';

/** How many words are offered instead of those that find nothing, how far off they may be, and of how many letters. */
const NEAR = { words: 3, typos: 3, letters: 4 };
/** How many books are shown that only come close. */
const CLOSE_MAX = 12;
/** A book of which nobody has said how known it is may have so many readers. */
const UNKNOWN = 1000;
/** Among so many of the likeliest books names are looked for. */
const NAMED_BY = 3000;

const NO_SEARCH = { readings: [], match: 'exact', sureOf: () => 0 } as const;

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
  readonly #toWords: ToWords;
  readonly #orders: Orders<Doc, Sort | 'title'>;
  readonly #facets: Facets<Doc, Facet>;
  readonly #settings: SearchSettings<Doc, Facet, Sort>;
  readonly #answers: Answers<Doc>;
  /** By slot: how many people know the book, as a power of ten. */
  readonly #fame: number[] = [];
  readonly #hidden: boolean[] = [];

  constructor(settings: SearchSettings<Doc, Facet, Sort>) {
    const { fold, facets, orders } = settings;
    this.#settings = settings;
    this.#toWords = wordsBy(fold);
    this.#facets = new Facets(facets);
    const title = { text: settings.titleKeyOf };
    this.#orders = new Orders<Doc, Sort | 'title'>(this.#slots, { ...orders, title });
    this.#answers = new Answers({
      at: (slot) => this.#at(slot),
      slots: () => this.#slots,
      fameOf: (slot) => this.#fame[slot] as number,
      isHidden: (slot) => this.#hidden[slot] === true,
      isDerived: settings.isDerived,
      words: this.#words,
      mentions: this.#mentions,
      search: new WordSearch(this.#words, this.#mentions),
      orders: this.#orders,
      split: { toWords: this.#toWords, authorsOf: settings.authorsOf },
    });
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
    this.#answers.forget();
    this.#facets.change(slot, book, this.#rank(slot, book));
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
    for (const slot of this.#slotOf.values()) {
      this.#facets.rank(slot, this.#rank(slot, this.#at(slot)));
    }
    this.#answers.forget();
  }

  /** Notes and returns how many people know the book in a slot. */
  #rank(slot: number, book: Doc | undefined): number {
    const known = book ? this.#settings.popularityOf(book) : 0;
    this.#fame[slot] = Math.log10(UNKNOWN + known);
    this.#hidden[slot] = book?.hidden === true;
    return known;
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

  /** Returns the books that all filters let through and that are nearest; from `limit` on, distances do not matter. */
  nearest(
    filters: Filters<Facet>,
    distanceOf: (book: Doc, limit: number) => number,
    most: number,
  ): Doc[] {
    const slots = this.#facets.narrow(this.#orders.newest, filters);
    const found = nearest(slots, (slot, limit) => distanceOf(this.#at(slot), limit), most);
    return found.map((slot) => this.#at(slot));
  }

  /** Counts the wanted books by facet, or by some; the counts of a facet ignore its own filter. */
  count(wanted: Wanted<Facet, Sort>, facets?: readonly Facet[]): FacetCounts<Facet> {
    const { slots, match } = this.#candidates(wanted);
    const counted = match === 'near' ? this.#closeOnes(slots, wanted) : slots;
    return this.#facets.count(counted, wanted, facets);
  }

  /** Returns how many books that are not hidden have a value. */
  countShown(facet: Facet, value: string): number {
    return this.#facets.of(facet).countShown(value);
  }

  /** Returns the newest book with each of the values and others, hidden ones included. */
  newestWith(facet: Facet, values: readonly string[]): Map<string, Doc> {
    // Most lists ask for no series, and to narrow a large catalogue takes a millisecond.
    if (values.length === 0) return new Map();
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
   * Returns the values of a facet, folded words such as `jane-austen`, that have all words of a text: first those of
   * which a word begins with it, then by how many people know their books that are not hidden.
   */
  valuesLike(facet: Facet, text: string, max: number): string[] {
    const { slots, readings, match } = this.#answers.to(text, false);
    const { valuesOf, knownOf } = this.#facets.of(facet);
    const { spellingOf } = this.#settings;
    const spellings = new Map<string, string | undefined>();
    for (const slot of slots.subarray(0, match === 'near' ? CLOSE_MAX : NAMED_BY)) {
      for (const value of valuesOf(slot))
        if (!spellings.has(value)) spellings.set(value, spellingOf?.(this.#at(slot), facet, value));
    }
    const namesOf = (value: string) => {
      const spelled = spellings.get(value);
      if (spelled === undefined) return [value.split('-')];
      return [...spellingsOf(spelled), ...behindApostrophes(spelled)].map(this.#toWords);
    };
    return Array.from(spellings.keys(), (value) => ({
      value,
      rank: rankOfName(namesOf(value), readings),
      known: knownOf(value),
    }))
      .filter(({ value, rank }) => rank > 0 && this.countShown(facet, value) > 0)
      .sort((a, b) => b.rank - a.rank || b.known - a.known)
      .slice(0, max)
      .map(({ value }) => value);
  }

  /** Returns words similar to those of a text that finds nothing, from books that are not hidden. */
  wordsLike(text: string): string[] {
    const typed = this.#answers.wordsOf(text).filter(({ length }) => length >= NEAR.letters);
    const found = typed.flatMap((word) =>
      this.#words.near(word, Math.min(NEAR.typos, Math.floor(word.length / 2)), false),
    );
    const isShown = ({ posting: { places } }: (typeof found)[number]) =>
      places.some((place) => !this.#at(Math.floor(place / WEIGHTS)).hidden);
    found.sort((a, b) => a.typos - b.typos || b.posting.places.length - a.posting.places.length);
    const words = found.filter(isShown).map(({ posting }) => posting.word);
    return [...new Set(words)].slice(0, NEAR.words);
  }

  /** Returns whether a text stands for a name that no book needs to have; with `slips` it may be misspelt. */
  isNamed(name: string, text: string, slips: boolean): boolean {
    return isNamedBy(this.#toWords(name), this.#toWords(text), slips);
  }

  #at(slot: number): Doc {
    return this.#slots[slot] as Doc;
  }

  /** Returns the slots of the wanted books in their order. */
  #find(wanted: Wanted<Facet, Sort>): Pick<Answer, 'slots' | 'match' | 'searchedFor'> {
    const found = this.#candidates(wanted);
    const { match, searchedFor } = found;
    const slots =
      match === 'near'
        ? this.#closeOnes(found.slots, wanted)
        : this.#facets.narrow(found.slots, wanted.filters);
    const ordered = this.#ordered({ ...found, slots }, wanted);
    return { slots: this.#once(ordered, wanted), match, searchedFor };
  }

  /** Returns the closest of slots that only come close: of what the filters let through, whatever it is sorted by. */
  #closeOnes(slots: Int32Array, wanted: Wanted<Facet, Sort>): Int32Array {
    const narrowed = this.#facets.narrow(slots, wanted.filters);
    return this.#once(narrowed, wanted).subarray(0, CLOSE_MAX);
  }

  /** Returns slots without those that show again what one before them shows. */
  #once(slots: Int32Array, { distinct }: Wanted<Facet, Sort>): Int32Array {
    return distinct ? this.#facets.of(distinct).firstOfEach(slots) : slots;
  }

  #ordered(found: Answer, { q, isbn, sort, isTyping }: Wanted<Facet, Sort>) {
    const isSearch = Boolean(q || isbn);
    if (sort && (isSearch || sort !== 'newest')) return this.#orders.sorted(found.slots, sort);
    return found.readings.length > 0 ? this.#answers.closest(found, isTyping) : found.slots;
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
  #candidates({ q, isbn, ids, filters }: Wanted<Facet, Sort>): Answer {
    const seesHidden = !filters.hidden?.every((value) => value === 'false');
    const isSearch = q && !isbn;
    const found: Answer = isSearch
      ? this.#answers.to(q, seesHidden)
      : { ...NO_SEARCH, slots: this.#orders.newest };
    const among = ids && new Set(ids.map((id) => this.#slotOf.get(id)));
    if (!among && !isbn) return this.#correctedWithin(found, filters);
    const isWanted = (slot: number) =>
      (!among || among.has(slot)) && (!isbn || this.#at(slot).isbn === isbn);
    return { ...found, slots: found.slots.filter(isWanted) };
  }

  /** Takes a correction back if the filters let through only what came close before it. */
  #correctedWithin(found: Answer, filters: Filters<Facet>): Answer {
    const isLeft = (one?: Answer) => one && this.#facets.narrow(one.slots, filters).length > 0;
    return isLeft(found.uncorrected) && !isLeft(found) ? (found.uncorrected as Answer) : found;
  }
}
