import type { WordIndex } from './word-index.ts';
import type { Fit } from './word-match.ts';

/** The slots of the books that a search finds, and whether none of them has all words as typed. */
export type Found = { slots: Int32Array; near: boolean };

const FIT_WEIGHT: Record<Fit, number> = { exact: 2000, prefix: 1000, typo: 0 };
/** With fewer exact results than this, the search also tolerates typos. */
const ENOUGH = 3;
/** A place encodes a book's slot and the weight of the word there in one number. */
export const WEIGHTS = 512;

/** Finds the books with some words, and ranks them. */
export class WordSearch {
  readonly #words: WordIndex;
  /** Per slot during one search: best score for the current word, sum of scores, and matched words. */
  #best = new Int32Array(0);
  #sums = new Int32Array(0);
  #hits = new Uint8Array(0);

  constructor(words: WordIndex) {
    this.#words = words;
  }

  /** Returns how well a book of the last search matches. Each matched word adds a little. */
  score = (slot: number): number => (this.#sums[slot] as number) + this.#hit(slot);

  /** Makes all scores equal, for a search that ranks nothing. */
  reset(capacity: number): void {
    if (this.#best.length < capacity) this.#best = new Int32Array(capacity * 2);
    this.#sums = new Int32Array(capacity);
    this.#hits = new Uint8Array(capacity);
  }

  /**
   * Returns the books with all words as typed, then those with typos tolerated; if no book has all words, the
   * books with any of them.
   */
  find(typed: string[], capacity: number): Found {
    const hasAll = (slot: number) => this.#hit(slot) === typed.length;
    const exact = this.#match(typed, capacity, false).filter(hasAll);
    if (exact.length >= ENOUGH) return { slots: Int32Array.from(exact), near: false };
    const any = this.#match(typed, capacity, true);
    const withTypos = any.filter(hasAll);
    const slots = Int32Array.from(withTypos.length > 0 ? withTypos : any);
    return { slots, near: exact.length === 0 && slots.length > 0 };
  }

  #hit = (slot: number) => this.#hits[slot] as number;

  /** Returns the slots of all books that match any of the words, and sums up their scores. */
  #match(typed: string[], capacity: number, typos: boolean): number[] {
    this.reset(capacity);
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
