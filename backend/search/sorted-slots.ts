/**
 * Slots in an order, and the rank of each. Only what has changed is sorted, because sorting 100,000 books
 * anew after each change would keep everybody waiting.
 */
export class SortedSlots {
  readonly #isTaken: (slot: number) => boolean;
  readonly #compare: (a: number, b: number) => number;
  /** Slots whose place is unknown or outdated. */
  readonly #changed = new Set<number>();
  #sorted = new Int32Array(0);
  #ranks: Int32Array | undefined;
  /** The highest slot so far. */
  #last = -1;

  /** `compare` never returns 0 for two different slots. */
  constructor(isTaken: (slot: number) => boolean, compare: (a: number, b: number) => number) {
    this.#isTaken = isTaken;
    this.#compare = compare;
  }

  /** Must be called after a slot was filled or emptied. */
  change(slot: number): void {
    this.#changed.add(slot);
    this.#last = Math.max(this.#last, slot);
    this.#ranks = undefined;
  }

  /** Returns all taken slots in order. */
  get slots(): Int32Array {
    if (this.#changed.size > 0) this.#settle();
    return this.#sorted;
  }

  /** Returns the rank of each slot. */
  get ranks(): Int32Array {
    if (this.#ranks) return this.#ranks;
    const { slots } = this;
    const ranks = new Int32Array(this.#last + 1);
    for (let rank = 0; rank < slots.length; rank += 1) ranks[slots[rank] as number] = rank;
    this.#ranks = ranks;
    return ranks;
  }

  #settle(): void {
    // One look into a byte for each slot is several times faster than one into the set.
    const isChanged = new Uint8Array(this.#last + 1);
    for (const slot of this.#changed) isChanged[slot] = 1;
    const kept = this.#sorted.filter((slot) => isChanged[slot] === 0);
    const added = [...this.#changed].filter(this.#isTaken).sort(this.#compare);
    // An array, because engines sort those of two sorted runs in one pass; typed arrays not.
    this.#sorted = Int32Array.from([...kept, ...added].sort(this.#compare));
    this.#changed.clear();
  }
}
