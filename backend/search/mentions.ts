/** Each word of a description sets a few bits of one of so many numbers. */
const NUMBERS = 48;

/**
 * Finds the descriptions that have a word, without a list of books for each word, which would take most of
 * the time in which an index is filled: a few bits for each description say which words it may have.
 */
export class Mentions {
  readonly #textOf: (slot: number) => string | undefined;
  /** By number, then by slot: the numbers of one description lie apart, because a search reads one of each. */
  readonly #bits = Array.from({ length: NUMBERS }, () => new Int32Array(0));

  /** `textOf` returns a description as folded words, each with one space before and behind it. */
  constructor(textOf: (slot: number) => string | undefined) {
    this.#textOf = textOf;
  }

  /** Must be called when the description in a slot has changed. */
  change(slot: number): void {
    for (const [at, bits] of this.#bits.entries()) {
      if (slot >= bits.length) {
        this.#bits[at] = new Int32Array(Math.ceil(slot * 1.25) + 1000);
        this.#bits[at].set(bits);
      } else bits[slot] = 0;
    }
    for (const word of this.#textOf(slot)?.split(' ') ?? []) {
      const { bits, mask } = this.#bitsFor(word);
      bits[slot] = (bits[slot] as number) | mask;
    }
  }

  /** Returns the slots whose descriptions may have a word. */
  slotsLike(word: string): number[] {
    const { bits, mask } = this.#bitsFor(word);
    const found: number[] = [];
    for (let slot = 0; slot < bits.length; slot += 1) {
      if (((bits[slot] as number) & mask) === mask) found.push(slot);
    }
    return found;
  }

  /** Returns the slots whose descriptions have words that stand one behind the other. */
  quoting(words: readonly string[]): number[] {
    const [first, ...others] = words.map((word) => this.#bitsFor(word));
    if (!first) return [];
    const found: number[] = [];
    const phrase = ` ${words.join(' ')} `;
    for (let slot = 0; slot < first.bits.length; slot += 1) {
      if (((first.bits[slot] as number) & first.mask) !== first.mask) continue;
      const mayHave = others.every(({ bits, mask }) => ((bits[slot] as number) & mask) === mask);
      if (mayHave && this.#textOf(slot)?.includes(phrase)) found.push(slot);
    }
    return found;
  }

  /** Returns whether the description in a slot has a word. */
  has = (slot: number, word: string): boolean => this.#textOf(slot)?.includes(` ${word} `) ?? false;

  /** Returns where the bits of a word are, and up to three of 32. */
  #bitsFor(word: string) {
    let hash = 0;
    for (let at = 0; at < word.length; at += 1) {
      hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
    }
    const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    // A shift counts only the lowest five bits of its distance.
    const mask = (1 << (mixed >>> 17)) | (1 << (mixed >>> 22)) | (1 << (mixed >>> 27));
    return { bits: this.#bits[(hash >>> 20) % NUMBERS] as Int32Array, mask };
  }
}
