import { numberOf, placeOf } from './numbers.ts';
import type { Reading } from './readings.ts';
import { singular } from './sounds.ts';
import type { Posting, WordIndex } from './word-index.ts';
import { type Fit, mostTypos, toleratedTypos } from './word-match.ts';
import { ACRONYM, isSmall, STRONG, VOLUME } from './words.ts';

/** The slots of the books that a search finds, and whether none of them has all words as typed. */
export type Found = { slots: Int32Array; near: boolean };
/** Also says which readings have found something, and with which slips. */
export type FoundWords = Found & { readings: readonly Reading[]; slips: Slips };

/** How much of a word's weight counts, by how it is found. */
const SHARE: Record<Fit | 'form' | 'sound', number> = {
  exact: 1,
  form: 0.95,
  prefix: 0.8,
  sound: 0.6,
  typo: 0.5,
};
/** With fewer books than this that have the words as typed in title, author or series, the search tolerates slips. */
const ENOUGH = 3;
/** A place encodes a book's slot and the weight of the word there in one number. */
export const WEIGHTS = 512;
const SCALE = 1000;

/** How words may differ from what is typed: in sound, if few books have them in typing, or all of them in more typing. */
export type Slips = 'none' | 'sounds' | 'few' | 'all';
type Matched = { posting: Posting; share: number };

/** Finds the books with some words, and ranks them coarsely. */
export class WordSearch {
  readonly #words: WordIndex;
  /** Per slot during one search: best score for the current word, sum of scores, and matched words. */
  #best = new Float32Array(0);
  #sums = new Float32Array(0);
  #hits = new Uint8Array(0);
  #scores = new Int32Array(0);
  /** The books with the fewest words left out so far. */
  #found: number[] = [];
  readonly #useful = new Set<Reading>();
  #missing = 0;
  #strong = 0;
  readonly #matches = new Map<string, readonly Matched[]>();

  constructor(words: WordIndex) {
    this.#words = words;
  }

  /** Returns how well a book of the last search matches, up to 300,000. */
  score = (slot: number): number => this.#scores[slot] as number;

  /** Makes all scores equal, for a search that ranks nothing. */
  reset(capacity: number): void {
    if (this.#best.length < capacity) {
      this.#best = new Float32Array(capacity * 2);
      this.#sums = new Float32Array(capacity * 2);
      this.#hits = new Uint8Array(capacity * 2);
    }
    this.#scores = new Int32Array(capacity);
    this.#matches.clear();
    this.#found = [];
    this.#useful.clear();
    this.#missing = Number.POSITIVE_INFINITY;
    this.#strong = 0;
  }

  /**
   * Returns the books with all words of a reading; those with slips too unless there are enough without. If
   * no book has all words, those with the fewest left out.
   */
  find(
    readings: readonly Reading[],
    splits: () => readonly Reading[],
    capacity: number,
  ): FoundWords {
    this.reset(capacity);
    for (const reading of readings) this.#collect(reading, 'none');
    const isExact = this.#missing === 0;
    let slips: Slips = 'none';
    if (!isExact || this.#strong < ENOUGH) {
      slips = 'few';
      for (const reading of readings) this.#collect(reading, 'few');
      for (const reading of splits()) this.#collect(reading, 'sounds');
    }
    if (this.#missing > 0) {
      slips = 'all';
      for (const reading of readings) this.#collect(reading, 'all');
    }
    const near = !isExact && this.#found.length > 0;
    return { slots: Int32Array.from(this.#found), near, readings: [...this.#useful], slips };
  }

  /** Adds the books that match a reading best to those found. */
  #collect(reading: Reading, slips: Slips): void {
    const { words, isNeeded } = reading;
    const touched: number[] = [];
    const needed = isNeeded.filter(Boolean).length;
    for (const [at, word] of words.entries()) {
      for (const slot of this.#bestOf(word, at === words.length - 1, slips)) {
        if (this.#sums[slot] === 0) touched.push(slot);
        if (isNeeded[at]) this.#hits[slot] = (this.#hits[slot] as number) + 1;
        this.#sums[slot] = (this.#sums[slot] as number) + (this.#best[slot] as number);
        this.#best[slot] = 0;
      }
    }
    for (const slot of touched) {
      const missing = needed - (this.#hits[slot] as number);
      const mean = (this.#sums[slot] as number) / words.length;
      this.#hits[slot] = 0;
      this.#sums[slot] = 0;
      if (missing >= needed || missing > this.#missing) continue;
      this.#add(slot, missing, mean);
      this.#useful.add(reading);
    }
  }

  #add(slot: number, missing: number, mean: number): void {
    if (missing < this.#missing) {
      for (const other of this.#found) this.#scores[other] = 0;
      this.#found = [];
      this.#useful.clear();
      this.#missing = missing;
      this.#strong = 0;
    }
    const before = this.#scores[slot] as number;
    if (before === 0) {
      this.#found.push(slot);
      if (mean >= STRONG) this.#strong += 1;
    }
    this.#scores[slot] = Math.max(before, Math.round(mean * SCALE));
  }

  /** Returns the slots of the books that match one word, and stores their scores in `#best`. */
  #bestOf(word: string, unfinished: boolean, slips: Slips): number[] {
    const best = this.#best;
    const touched: number[] = [];
    for (const { posting, share } of this.#matchesOf(word, unfinished, slips)) {
      for (const place of posting.places) {
        const slot = Math.floor(place / WEIGHTS);
        const score = share * (place % WEIGHTS);
        const before = best[slot] as number;
        if (before === 0) touched.push(slot);
        if (score > before) best[slot] = score;
      }
    }
    return touched;
  }

  /** Returns the words that match a typed one; several readings share most of their words. */
  #matchesOf(word: string, unfinished: boolean, slips: Slips): readonly Matched[] {
    const key = `${slips} ${unfinished} ${word}`;
    const known = this.#matches.get(key);
    if (known) return known;
    const matches: Matched[] = [];
    const found = (posting: Posting | undefined, fit: keyof typeof SHARE) => {
      if (posting) matches.push({ posting, share: SHARE[fit] });
    };
    this.#words.match(word, { unfinished, edits: this.#editsIn(word, slips) }, found);
    for (const form of formsOf(word)) found(this.#words.get(form), 'form');
    if (slips !== 'none') {
      for (const posting of this.#words.soundingLike(word)) found(posting, 'sound');
    }
    this.#matches.set(key, matches);
    return matches;
  }

  #editsIn(word: string, slips: Slips): number {
    if (slips === 'all') return isSmall(word) ? 0 : mostTypos(word);
    const books = this.#words.get(word)?.places.length ?? 0;
    return slips === 'few' && books < ENOUGH ? toleratedTypos(word) : 0;
  }
}

/** Returns what means the same as a word. */
function formsOf(word: string): string[] {
  const one = singular(word);
  const forms = [one, `${word}s`, `${word}es`, `${word.slice(0, -1)}ies`, ACRONYM + word];
  const number = numberOf(word);
  const place = number ?? placeOf(word);
  if (number !== undefined) forms.push(String(number));
  if (place !== undefined) forms.push(VOLUME + place);
  return forms.filter((form) => form !== word);
}
