import type { Mentions } from './mentions.ts';
import { numberOf } from './numbers.ts';
import type { Reading } from './readings.ts';
import { singular } from './sounds.ts';
import type { Posting, WordIndex } from './word-index.ts';
import { toleratedTypos } from './word-match.ts';
import { ACRONYM, isSmall, MENTIONED, STRONG } from './words.ts';

/** How well a word of the catalogue fits a typed one, from 0 to 1. */
export const FIT = {
  exact: 1,
  form: 0.96,
  beginning: 0.88,
  sound: 0.8,
  typo: 0.78,
  typos: 0.64,
};
/** The words that fit a typed one, with how well. */
export type Fits = ReadonlyMap<string, number>;
/** A reading with what fits each of its words. */
export type Understood = Reading & { fits: readonly Fits[] };

type Readings = readonly Reading[];

/** What a search finds: slots of books, whether none of them has all words as typed, and what was read that way. */
export type FoundWords = {
  slots: Int32Array;
  near: boolean;
  readings: readonly Understood[];
  /** Returns how well the words of a found slot fit, weighed by where they are, up to 300. */
  scoreOf: (slot: number) => number;
};

/** Where a search tolerates words that differ from what is typed. */
type Slips = 'none' | 'in rare words' | 'in all words';
/** With fewer books than this that have the words as typed in title, author or series, the search tolerates slips. */
const ENOUGH = 3;
/** With so many books that have all words elsewhere, descriptions are not looked into: there each book would be found. */
const MANY = 50;
/** A place encodes a book's slot and the weight of the word there in one number. */
export const WEIGHTS = 512;

/** What a needed word adds to a score: more than all words can weigh. */
const A_WORD = 1000;
/** The least score of a book that has all words; each one left out takes `A_WORD` away. */
const ALL_WORDS = 50 * A_WORD;

/** Finds the books with some words; what it found counts until its next search. */
export class WordSearch {
  readonly #words: WordIndex;
  readonly #mentions: Mentions;
  /** By slot: the best score so far, the one of the current reading, and which of its words are found, as bits. */
  #scores = new Float32Array(0);
  #sums = new Float32Array(0);
  #hits = new Int32Array(0);
  /** By slot: how many words of the current reading it may have, with its description. */
  #mays = new Uint8Array(0);
  #found: number[] = [];
  readonly #bestOf = new Map<Reading, number>();
  readonly #fits = new Map<string, Fits>();

  constructor(words: WordIndex, mentions: Mentions) {
    this.#words = words;
    this.#mentions = mentions;
  }

  /**
   * Returns the books with all words of a reading; those with slips too unless there are enough without. If
   * no book has all words, those with the fewest left out. Slots are below `capacity`.
   */
  find(readings: Readings, splits: () => Readings, capacity: number): FoundWords {
    this.#forget(capacity);
    const collect = (among: Readings, slips: Slips) => {
      for (const reading of among) this.#collect(reading, slips);
      return slips;
    };
    let slips = collect(readings, 'none');
    const isExact = this.#best() >= ALL_WORDS;
    if (this.#slotsFrom(ALL_WORDS + STRONG).length < ENOUGH) {
      slips = collect([...readings, ...splits()], 'in rare words');
    }
    if (this.#best() < ALL_WORDS) slips = collect(readings, 'in all words');
    if (this.#best() < ALL_WORDS) for (const one of readings) this.#collect(one, 'none', true);
    const least = this.#best() - (this.#best() % A_WORD);
    const slots = this.#slotsFrom(least);
    const useful = [...this.#bestOf].filter(([, score]) => score >= least);
    return {
      slots,
      near: !isExact && slots.length > 0,
      readings: useful.map(([one]) => ({ ...one, fits: this.#fitsIn(one, slips) })),
      scoreOf: (slot) => (this.#scores[slot] as number) - least,
    };
  }

  #best = () => Math.max(0, ...this.#bestOf.values());

  #forget(capacity: number): void {
    if (this.#scores.length < capacity) {
      this.#scores = new Float32Array(capacity * 1.25);
      this.#sums = new Float32Array(this.#scores.length);
      this.#hits = new Int32Array(this.#scores.length);
      this.#mays = new Uint8Array(this.#scores.length);
    }
    for (const slot of this.#found) this.#scores[slot] = 0;
    this.#found = [];
    this.#bestOf.clear();
    this.#fits.clear();
  }

  /** Returns the found slots with some score. */
  #slotsFrom(least: number): Int32Array {
    return Int32Array.from(this.#found.filter((slot) => (this.#scores[slot] as number) >= least));
  }

  /** Scores the books that have a word of a reading. */
  #collect(reading: Reading, slips: Slips, inPart = false): void {
    const { words, isNeeded } = reading;
    const touched: number[] = [];
    for (const [at, fits] of this.#fitsIn(reading, slips).entries()) {
      const needed = isNeeded[at] ? A_WORD : 0;
      for (const [word, fit] of fits) {
        const share = fit / words.length;
        for (const place of (this.#words.get(word) as Posting).places) {
          const worth = needed + share * (place % WEIGHTS);
          this.#hit(Math.floor(place / WEIGHTS), at, worth, touched);
        }
      }
    }
    if (slips === 'none') this.#addMentions(reading, touched, inPart);
    const allOf = ALL_WORDS - A_WORD * countOf(isNeeded);
    let best = this.#bestOf.get(reading) ?? 0;
    for (const slot of touched) {
      const score = allOf + (this.#sums[slot] as number);
      this.#sums[slot] = 0;
      this.#hits[slot] = 0;
      if (score < allOf + A_WORD) continue;
      const before = this.#scores[slot] as number;
      if (before === 0) this.#found.push(slot);
      if (score > before) this.#scores[slot] = score;
      best = Math.max(best, score);
    }
    if (best > 0) this.#bestOf.set(reading, best);
  }

  #hit(slot: number, at: number, worth: number, touched: number[]): void {
    const hits = this.#hits[slot] as number;
    if (hits === 0) touched.push(slot);
    if ((hits & (1 << at)) !== 0) return;
    this.#hits[slot] = hits | (1 << at);
    this.#sums[slot] = (this.#sums[slot] as number) + worth;
  }

  /** Adds the books that have all words only with their description, or with `inPart` more words than any without. */
  #addMentions({ words, isNeeded }: Reading, touched: number[], inPart: boolean): void {
    const [all, mays] = [countOf(isNeeded), this.#mays.fill(0)];
    const countAt = (slot: number) => Math.floor((this.#sums[slot] as number) / A_WORD);
    for (const slot of touched) mays[slot] = countAt(slot);
    if (touched.filter((slot) => mays[slot] === all).length >= MANY) return;
    const sought = [...words.entries()].filter(([at, word]) => isNeeded[at] && !isSmall(word));
    for (const [at, word] of sought) {
      for (const slot of this.#mentions.slotsLike(word)) {
        if (((this.#hits[slot] as number) & (1 << at)) === 0)
          mays[slot] = (mays[slot] as number) + 1;
      }
    }
    const ofNames = touched.reduce((count, slot) => Math.max(count, countAt(slot)), 0);
    let most = inPart ? Math.min(ofNames, all - 1) : all - 1;
    const worth = A_WORD + MENTIONED / words.length;
    for (let count = all; count > most; count -= 1) {
      for (let slot = mays.indexOf(count); slot >= 0; slot = mays.indexOf(count, slot + 1)) {
        for (const [at, word] of sought) {
          if (this.#mentions.has(slot, word)) this.#hit(slot, at, worth, touched);
        }
        most = Math.max(most, countAt(slot));
      }
    }
  }

  #fitsIn({ words }: Reading, slips: Slips): Fits[] {
    return words.map((word, at) => this.#fitsOf(word, at === words.length - 1, slips));
  }

  /** Returns the words that fit a typed one, best first; several readings share most of their words. */
  #fitsOf(word: string, unfinished: boolean, slips: Slips): Fits {
    const key = `${slips} ${unfinished} ${word}`;
    const known = this.#fits.get(key);
    if (known) return known;
    const fits = new Map<string, number>();
    const add = (found: string, fit: number) => {
      if (this.#words.get(found)) fits.set(found, Math.max(fit, fits.get(found) ?? 0));
    };
    add(word, FIT.exact);
    for (const form of formsOf(word)) add(form, FIT.form);
    if (unfinished && word.length > 1) {
      for (const longer of this.#words.beginningWith(word)) add(longer.word, FIT.beginning);
    }
    if (slips !== 'none') {
      for (const alike of this.#words.soundingLike(word)) add(alike.word, FIT.sound);
      const isRare = (this.#words.get(word)?.places.length ?? 0) < ENOUGH;
      const mayHave = !isSmall(word) && (isRare || slips === 'in all words');
      const near = this.#words.near(word, mayHave ? toleratedTypos(word) : 0, unfinished);
      for (const { posting, typos } of near) add(posting.word, typos === 1 ? FIT.typo : FIT.typos);
    }
    this.#fits.set(key, fits);
    return fits;
  }
}

const countOf = (are: readonly boolean[]) => are.filter(Boolean).length;

/** Returns what means the same as a word. */
function formsOf(word: string): string[] {
  const forms = [singular(word), `${word}s`, `${word}es`, `${word.slice(0, -1)}ies`];
  forms.push(ACRONYM + word);
  const number = numberOf(word);
  if (number !== undefined) forms.push(String(number));
  return forms.filter((form) => form !== word);
}
