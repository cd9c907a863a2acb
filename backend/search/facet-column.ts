import { CountedValues } from './counted-values.ts';

const NONE = -1;
const SEVERAL = -2;
/** Above every code. */
const PAIRS = 2 ** 26;

/**
 * The values of one facet for each slot, as small numbers in a typed array: a shelf of 100,000 books is
 * counted in milliseconds. Few books have several values, such as two authors.
 */
export class FacetColumn {
  /** The values, used once for each slot; a code is the number of a value. */
  readonly #values = new CountedValues();
  readonly #several = new Map<number, readonly number[]>();
  #codeOfSlot = new Int32Array(0);
  /** Per value: the slots that were added. */
  #totals = new Int32Array(0);

  /** Replaces the values of a slot, which is not in the totals. */
  set(slot: number, values: readonly string[]): void {
    if (slot >= this.#codeOfSlot.length) {
      const grown = new Int32Array(slot * 2 + 1000).fill(NONE);
      grown.set(this.#codeOfSlot);
      this.#codeOfSlot = grown;
    }
    const before = this.#codesOf(slot);
    const codes = values.map((value) => this.#values.use(value));
    for (const code of before) this.#values.release(code);
    this.#several.delete(slot);
    if (codes.length > 1) this.#several.set(slot, codes);
    this.#codeOfSlot[slot] = codes.length > 1 ? SEVERAL : (codes[0] ?? NONE);
  }

  /** Returns the values of a slot. */
  valuesOf(slot: number): string[] {
    return this.#codesOf(slot).map((code) => this.#values.valueOf(code));
  }

  /** Adds a slot to the totals of its values, or with -1 takes it out. */
  addToTotals(slot: number, times: 1 | -1): void {
    if (this.#values.end > this.#totals.length) {
      const grown = new Int32Array(this.#values.end * 2);
      grown.set(this.#totals);
      this.#totals = grown;
    }
    for (const code of this.#codesOf(slot)) {
      this.#totals[code] = (this.#totals[code] as number) + times;
    }
  }

  /** Returns how many slots with a value were added. */
  totalOf(value: string): number {
    return this.#totals[this.#values.numberOf(value) ?? -1] ?? 0;
  }

  /** Calls `refuse` with the position of each slot that has none of the values. */
  refuse(slots: Int32Array, values: readonly string[], refuse: (at: number) => void): void {
    const isWanted = new Uint8Array(this.#values.end);
    for (const value of values) isWanted[this.#values.numberOf(value) ?? isWanted.length] = 1;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] as number;
      const code = this.#codeOfSlot[slot] as number;
      const has = code === SEVERAL ? this.#hasAny(slot, isWanted) : isWanted[code] === 1;
      if (!has) refuse(at);
    }
  }

  /**
   * Returns how many of the slots have each value; `isCounted` tells by position. Slots with the same value
   * of `distinct` count once.
   */
  count(
    slots: Int32Array,
    isCounted: (at: number) => boolean,
    distinct?: FacetColumn,
  ): Map<string, number> {
    const counts = new Int32Array(this.#values.end);
    const add = (code: number) => {
      counts[code] = (counts[code] as number) + 1;
    };
    const seen = new Set<number>();
    const addOnce = (code: number, shared: number) => {
      const pair = code * PAIRS + shared;
      if (!seen.has(pair)) add(code);
      seen.add(pair);
    };
    for (let at = 0; at < slots.length; at += 1) {
      if (!isCounted(at)) continue;
      const slot = slots[at] as number;
      const code = this.#codeOfSlot[slot] as number;
      const shared = distinct?.sharedCodeOf(slot) ?? NONE;
      if (shared !== NONE) for (const one of this.#codesOf(slot)) addOnce(one, shared);
      else if (code >= 0) add(code);
      else if (code === SEVERAL) this.#several.get(slot)?.forEach(add);
    }
    const counted = new Map<string, number>();
    for (const [value, code] of this.#values.entries()) {
      const count = counts[code] as number;
      if (count > 0) counted.set(value, count);
    }
    return counted;
  }

  /** Returns the first of the slots with each of the values. */
  firstOf(slots: Int32Array, values: readonly string[]): Map<string, number> {
    const isMissing = new Uint8Array(this.#values.end);
    let missing = 0;
    for (const value of new Set(values)) {
      const code = this.#values.numberOf(value);
      if (code === undefined) continue;
      isMissing[code] = 1;
      missing += 1;
    }
    const first = new Map<string, number>();
    for (let at = 0; missing > 0 && at < slots.length; at += 1) {
      const slot = slots[at] as number;
      const code = this.#codeOfSlot[slot] as number;
      if (code !== SEVERAL && isMissing[code] !== 1) continue;
      for (const one of this.#codesOf(slot)) {
        if (isMissing[one] !== 1) continue;
        isMissing[one] = 0;
        missing -= 1;
        first.set(this.#values.valueOf(one), slot);
      }
    }
    return first;
  }

  /** Returns the code of the one value that a slot has and others have, too; else -1. */
  sharedCodeOf(slot: number): number {
    const code = this.#codeOfSlot[slot] ?? NONE;
    return code >= 0 && this.#values.usesOf(code) > 1 ? code : NONE;
  }

  /** Returns the slots without those that share their value with one before them. */
  firstOfEach(slots: Int32Array): Int32Array {
    const seen = new Uint8Array(this.#values.end);
    return slots.filter((slot) => {
      const code = this.#codeOfSlot[slot] as number;
      if (code < 0) return true;
      const isFirst = seen[code] === 0;
      seen[code] = 1;
      return isFirst;
    });
  }

  #codesOf(slot: number): readonly number[] {
    const code = this.#codeOfSlot[slot] ?? NONE;
    if (code === SEVERAL) return this.#several.get(slot) ?? [];
    return code === NONE ? [] : [code];
  }

  #hasAny = (slot: number, isWanted: Uint8Array) =>
    this.#several.get(slot)?.some((code) => isWanted[code] === 1) ?? false;
}
