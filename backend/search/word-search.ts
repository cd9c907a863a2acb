import { ACRONYM, MENTIONED, STRONG, VOLUME } from './book-words.ts';
import type { Mentions } from './mentions.ts';
import { numberOf } from './numbers.ts';
import type { Reading } from './readings.ts';
import { pluralsOf } from './sounds.ts';
import type { Posting, WordIndex } from './word-index.ts';
import { toleratedTypos, typosBetween } from './word-match.ts';
import { isSmall } from './words.ts';

/** How well a word of the catalogue fits a typed one, from 0 to 1. */
export const FIT = {
  exact: 1,
  form: 0.96,
  plural: 0.84,
  sound: 0.8,
  beginning: 0.79,
  typo: 0.78,
  typos: 0.64,
  /** A sound that is spelled quite differently: 'air' and 'Eyre'. */
  onlySound: 0.7,
};
/** The words that fit a typed one, with how well. */
export type Fits = ReadonlyMap<string, number>;
/** A reading with what fits each of its words. */
export type Understood = Reading & { fits: readonly Fits[] };

type Readings = readonly Reading[];

/** What a search finds: slots of books, whether they have all words as typed, and how these were read. */
export type FoundWords = {
  slots: Int32Array;
  isExact: boolean;
  readings: readonly Understood[];
  /** Returns how well the words of a found slot fit, weighed by where they are, up to 400. */
  scoreOf: (slot: number) => number;
};

/** Which slots may be found, and whether close ones are wanted where none has all words. */
type Sought = {
  capacity: number;
  isSought: (slot: number) => boolean;
  mayBeNear: boolean;
  /** Leaves out what has all words as typed. */
  isOnlyNear?: boolean;
};

/** What fits a typed word: itself and its other forms, or also what is like it. */
type Tolerance = 'as typed' | 'like rare words' | 'like all words';
/** Where the words have to be: all in names, all there or in the description, or as many as there are. */
type Where = 'names' | 'descriptions' | 'in part';
type Stage = { readings: () => Readings; tolerance: Tolerance; where: Where };

/** Words that sound alike are spelled alike with so many typos between them. */
const soundTypos = ({ length }: string): number => Math.ceil(length / 2.5);
/** A word that fewer books have may be a slip, too. */
const ENOUGH = 3;
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
  #isSought = (_slot: number) => true;
  readonly #bestOf = new Map<Reading, number>();
  readonly #fits = new Map<string, Fits>();

  constructor(words: WordIndex, mentions: Mentions) {
    this.#words = words;
    this.#mentions = mentions;
  }

  /**
   * Returns the books that have all words of a reading, with the help of their descriptions if none has them
   * without. Only if there are none, those with words like them, also spaced in another way; at last those with
   * the fewest words left out, half of them at most. Slots are below `capacity`; only those that are sought are found.
   */
  find(
    typed: Readings,
    respaced: () => Readings,
    { capacity, isSought, mayBeNear, isOnlyNear }: Sought,
  ): FoundWords {
    this.#forget(capacity);
    this.#isSought = isSought;
    const asTyped = () => typed;
    const likeTyped = () => [...typed, ...respaced()];
    const stages: readonly Stage[] = [
      { readings: asTyped, tolerance: 'as typed', where: 'names' },
      { readings: asTyped, tolerance: 'as typed', where: 'descriptions' },
      { readings: likeTyped, tolerance: 'like rare words', where: 'names' },
      { readings: likeTyped, tolerance: 'like all words', where: 'names' },
      { readings: asTyped, tolerance: 'like rare words', where: 'in part' },
    ];
    let [stage] = stages as [Stage];
    for (stage of stages.slice(isOnlyNear ? 2 : 0, mayBeNear ? undefined : 2)) {
      if (stage.where === 'in part') this.#forget(capacity);
      for (const reading of stage.readings()) this.#collect(reading, stage);
      // One book that comes close may be a strange one: 'little price'.
      const areEnough = stage.tolerance !== 'like rare words' || this.#countAll() >= ENOUGH;
      if (this.#best() >= ALL_WORDS && areEnough) break;
    }
    const { tolerance } = stage;
    const least = this.#best() - (this.#best() % A_WORD);
    const useful = [...this.#bestOf]
      .filter(([{ isNeeded }, score]) => score >= least && score >= leastOf(isNeeded))
      .map(([one]) => one);
    const isFound = (slot: number) => this.#scoreAt(slot) >= least;
    // A title may begin with letters that no word is; it is compared with what was typed.
    const readings = useful.length > 0 ? useful : typed;
    return {
      slots: Int32Array.from(useful.length > 0 ? this.#found.filter(isFound) : []),
      isExact: tolerance === 'as typed' && this.#best() >= ALL_WORDS,
      readings: readings.map((one) => ({ ...one, fits: this.#fitsIn(one, tolerance) })),
      scoreOf: (slot) => this.#scoreAt(slot) - least,
    };
  }

  #scoreAt = (slot: number) => this.#scores[slot] as number;
  #best = () => Math.max(0, ...this.#bestOf.values());
  #countAll = () => this.#found.filter((slot) => this.#scoreAt(slot) >= ALL_WORDS).length;

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

  /** Scores the books that have a word of a reading. */
  #collect(reading: Reading, { tolerance, where }: Stage): void {
    const { words, isNeeded } = reading;
    const touched: number[] = [];
    const isAlone = countOf(isNeeded) === 1;
    for (const [at, fits] of this.#fitsIn(reading, tolerance).entries()) {
      const needed = isNeeded[at] ? A_WORD : 0;
      // Almost every book has a word that begins with a letter: only those are asked that have the other words.
      const isLetter = at > 0 && words[at]?.length === 1;
      for (const [word, fit] of fits) {
        const share = fit / words.length;
        // Two letters of a genre's name are no sign that somebody looks for the genre, nor of anything where others are missing.
        const ofBeginning = where === 'in part' ? WEIGHTS : STRONG;
        const least = fit === FIT.beginning ? ofBeginning : 0;
        for (const place of (this.#words.get(word) as Posting).places) {
          const weight = place % WEIGHTS;
          const slot = Math.floor(place / WEIGHTS);
          if (weight < least || (isAlone && weight === VOLUME)) continue;
          if (isLetter && this.#hits[slot] === 0) continue;
          this.#hit(slot, at, needed + share * weight, touched);
        }
      }
    }
    if (where !== 'names') this.#addMentions(reading, touched, where === 'in part');
    const allOf = ALL_WORDS - A_WORD * countOf(isNeeded);
    let best = this.#bestOf.get(reading) ?? 0;
    for (const slot of touched) {
      const score = allOf + (this.#sums[slot] as number);
      this.#sums[slot] = 0;
      this.#hits[slot] = 0;
      if (score < allOf + A_WORD) continue;
      const before = this.#scoreAt(slot);
      if (before === 0) this.#found.push(slot);
      if (score > before) this.#scores[slot] = score;
      best = Math.max(best, score);
    }
    if (best > 0) this.#bestOf.set(reading, best);
  }

  #hit(slot: number, at: number, worth: number, touched: number[]): void {
    const hits = this.#hits[slot] as number;
    if (hits === 0) {
      if (!this.#isSought(slot)) return;
      touched.push(slot);
    }
    if ((hits & (1 << at)) !== 0) return;
    this.#hits[slot] = hits | (1 << at);
    this.#sums[slot] = (this.#sums[slot] as number) + worth;
  }

  /** Adds the books that have all words only with their description, or with `inPart` more words than any without. */
  #addMentions({ words, isNeeded }: Reading, touched: number[], inPart: boolean): void {
    const [all, mays] = [countOf(isNeeded), this.#mays.fill(0)];
    const countAt = (slot: number) => Math.floor((this.#sums[slot] as number) / A_WORD);
    for (const slot of touched) mays[slot] = countAt(slot);
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

  #fitsIn({ words }: Reading, tolerance: Tolerance): Fits[] {
    const last = words.length - 1;
    // A single letter is the beginning of a word only behind others.
    return words.map((word, at) =>
      this.#fitsOf(word, at === last && (at > 0 || word.length > 1), tolerance),
    );
  }

  /** Returns the words that fit a typed one, best first; several readings share most of their words. */
  #fitsOf(word: string, unfinished: boolean, tolerance: Tolerance): Fits {
    const key = `${tolerance} ${unfinished} ${word}`;
    const known = this.#fits.get(key);
    if (known) return known;
    const fits = new Map<string, number>();
    const add = (found: string, fit: number) => {
      if (this.#words.get(found)) fits.set(found, Math.max(fit, fits.get(found) ?? 0));
    };
    add(word, FIT.exact);
    const number = numberOf(word);
    if (number !== undefined) add(String(number), FIT.form);
    // A word is no acronym: 'her' doesn't mean 'Harry, Eleanor and Rose'.
    if (fits.size === 0) add(ACRONYM + word, FIT.form);
    if (unfinished) {
      for (const longer of this.#words.beginningWith(word)) add(longer.word, FIT.beginning);
    }
    if (tolerance.startsWith('like')) {
      for (const plural of pluralsOf(word)) add(plural, FIT.plural);
      for (const { word: alike } of this.#words.soundingLike(word)) {
        const isNear = typosBetween(word, alike, soundTypos(word)) <= soundTypos(word);
        add(alike, isNear ? FIT.sound : FIT.onlySound);
      }
      const isRare = (this.#words.get(word)?.places.length ?? 0) < ENOUGH;
      const mayHave = !isSmall(word) && (isRare || tolerance === 'like all words');
      const near = this.#words.near(word, mayHave ? toleratedTypos(word) : 0, unfinished);
      for (const { posting, typos } of near) add(posting.word, typos === 1 ? FIT.typo : FIT.typos);
    }
    this.#fits.set(key, fits);
    return fits;
  }
}

/** Returns the least score of a book that has half of the words that count. */
const leastOf = (isNeeded: readonly boolean[]) =>
  ALL_WORDS - A_WORD * Math.floor(countOf(isNeeded) / 2);

const countOf = (are: readonly boolean[]) => are.filter(Boolean).length;
