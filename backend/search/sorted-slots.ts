/**
 * How many changes are settled at once, also as a share of all slots: few enough to be quick, enough to be
 * worth a pass over all slots. A share, because a fixed number would make filling take quadratic time.
 */
const CHANGES_MAX = { number: 1000, share: 0.1 };

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
    const max = Math.max(CHANGES_MAX.number, this.#sorted.length * CHANGES_MAX.share);
    if (this.#changed.size >= max) this.#settle();
  }

  /** Returns all taken slots in order. */
  get slots(): Int32Array {
    if (this.#changed.size > 0) this.#settle();
    return this.#sorted;
  }

  /** Returns the given slots in order: one pass over all is faster than sorting many. */
  sorted(wanted: Int32Array): Int32Array {
    const { slots } = this;
    const isWanted = new Uint8Array(this.#last + 1);
    for (let at = 0; at < wanted.length; at += 1) isWanted[wanted[at] as number] = 1;
    const found = new Int32Array(wanted.length);
    let length = 0;
    for (let rank = 0; length < found.length && rank < slots.length; rank += 1) {
      const slot = slots[rank] as number;
      if (isWanted[slot] === 1) found[length++] = slot;
    }
    return found.subarray(0, length);
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
    const kept = new Int32Array(this.#sorted.length);
    let length = 0;
    for (let rank = 0; rank < kept.length; rank += 1) {
      const slot = this.#sorted[rank] as number;
      if (isChanged[slot] === 0) kept[length++] = slot;
    }
    this.#sorted = this.#merge(kept.subarray(0, length));
    this.#changed.clear();
  }

  /** Returns the slots that have not changed together with those that have. */
  #merge(kept: Int32Array): Int32Array<ArrayBuffer> {
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
    return merged;
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
