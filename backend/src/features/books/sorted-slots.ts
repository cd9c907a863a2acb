/** So many changes are settled at once: few enough to be quick, enough to be worth a pass over all slots. */
const CHANGES_MAX = 1000;

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

  /** `compare` tells any two slots apart. */
  constructor(isTaken: (slot: number) => boolean, compare: (a: number, b: number) => number) {
    this.#isTaken = isTaken;
    this.#compare = compare;
  }

  /** Must be called after a slot was filled or emptied. */
  change(slot: number): void {
    this.#changed.add(slot);
    this.#last = Math.max(this.#last, slot);
    this.#ranks = undefined;
    if (this.#changed.size >= CHANGES_MAX) this.#settle();
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
    const merged = new Int32Array(kept.length + added.length);
    let from = 0;
    for (const [at, slot] of added.entries()) {
      const to = this.#placeOf(slot, kept, from);
      merged.set(kept.subarray(from, to), from + at);
      merged[to + at] = slot;
      from = to;
    }
    merged.set(kept.subarray(from), from + added.length);
    this.#sorted = merged;
    this.#changed.clear();
  }

  /** Returns the index of the first slot from `from` on that comes after `slot`. */
  #placeOf(slot: number, among: Int32Array, from: number): number {
    let low = from;
    let high = among.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(among[middle] as number, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
