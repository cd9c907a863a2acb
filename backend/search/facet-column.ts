/** What a book counts for the fame of a value that is not its first one, as that of an illustrator. */
const LATER_SHARE = 1e-6;
/** Refused by several filters. */
const SEVERAL = 255;

/** The values of one facet for each slot, as small numbers: a shelf of 100,000 books is counted in milliseconds. */
export class FacetColumn {
  /** The number of each value that a slot has ever had; several together have one below 0. */
  readonly #numbers = new Map<string, number>();
  readonly #values = [''];
  /** By number of a value: how many books that are not hidden have it. */
  readonly #shown = [0];
  /** By number of a value: how many people know these books. */
  readonly #known = [0];
  /** The numbers of values that a slot has ever had together; the first is -1. */
  readonly #several: (readonly number[])[] = [];
  /** By slot. Most books have one value, or none, which is 0. */
  #numberAt = new Int32Array(0);

  /** Replaces the values of a slot. `known` tells how many people knew and know its book, unless it is hidden. */
  set(
    slot: number,
    values: readonly string[],
    known: { before: number | undefined; now: number | undefined },
  ): void {
    if (slot >= this.#numberAt.length) {
      const grown = new Int32Array(Math.ceil(slot * 1.25) + 1000);
      grown.set(this.#numberAt);
      this.#numberAt = grown;
    }
    if (known.before !== undefined) this.#addToShown(slot, -1, -known.before);
    this.#numberAt[slot] = this.#numberOf(values);
    if (known.now !== undefined) this.#addToShown(slot, 1, known.now);
  }

  #numberOf(values: readonly string[]): number {
    const name = values.join('\0');
    const known = values.length === 0 ? 0 : this.#numbers.get(name);
    if (known !== undefined) return known;
    const all = new Set(values.length > 1 ? values.map((value) => this.#numberOf([value])) : []);
    const number = all.size > 0 ? -this.#several.push([...all]) : this.#values.push(name) - 1;
    if (number > 0) {
      this.#shown.push(0);
      this.#known.push(0);
    }
    this.#numbers.set(name, number);
    return number;
  }

  /** Must be called when more or fewer people know a book that is not hidden. */
  addToKnown = (slot: number, more: number): void => this.#addToShown(slot, 0, more);

  #addToShown(slot: number, books: 1 | 0 | -1, known: number): void {
    for (const [at, number] of this.#numbersAt(slot).entries()) {
      this.#shown[number] = (this.#shown[number] as number) + books;
      const share = at === 0 ? 1 : LATER_SHARE;
      this.#known[number] = (this.#known[number] as number) + known * share;
    }
  }

  #numbersAt(slot: number): readonly number[] {
    const number = this.#numberAt[slot] ?? 0;
    if (number < 0) return this.#several[-1 - number] ?? [];
    return number === 0 ? [] : [number];
  }

  /** Returns the values of a slot. */
  valuesOf = (slot: number): string[] =>
    this.#numbersAt(slot).map((number) => this.#values[number] as string);

  /** Returns how many books that are not hidden have a value. */
  countShown(value: string): number {
    return this.#shown[this.#numbers.get(value) ?? -1] ?? 0;
  }

  /** Sets the refusal of each slot that has none of the values: to `by`, or if it has one to `SEVERAL`. */
  refuse(slots: Int32Array, values: readonly string[], refusals: Uint8Array, by: number): void {
    const isWanted = new Uint8Array(this.#values.length);
    for (const value of values) isWanted[this.#numbers.get(value) ?? isWanted.length] = 1;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] as number;
      const number = this.#numberAt[slot] as number;
      const has =
        number < 0 ? this.#numbersAt(slot).some((one) => isWanted[one]) : isWanted[number];
      if (!has) refusals[at] = refusals[at] === 0 ? by : SEVERAL;
    }
  }

  /** Returns how many people know the books with a value that are not hidden, above all those where it comes first. */
  knownOf = (value: string): number => this.#known[this.#numbers.get(value) ?? -1] ?? 0;

  /** Returns how many of the slots have each value; those with the same value of `distinct`, side by side, count once. */
  count(slots: Int32Array, distinct?: FacetColumn): Map<string, number> {
    const counts = new Int32Array(this.#values.length);
    const lastGroup = new Int32Array(counts.length);
    const add = (number: number, group: number) => {
      if (group > 0 && lastGroup[number] === group) return;
      lastGroup[number] = group;
      counts[number] = (counts[number] as number) + 1;
    };
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] as number;
      const group = distinct ? (distinct.#numberAt[slot] as number) : 0;
      const number = this.#numberAt[slot] as number;
      if (number >= 0) add(number, group);
      else for (const one of this.#numbersAt(slot)) add(one, group);
    }
    const counted = new Map<string, number>();
    for (let number = 1; number < counts.length; number += 1) {
      if (counts[number]) counted.set(this.#values[number] as string, counts[number] as number);
    }
    return counted;
  }

  /** Returns the slots with those side by side that have the same value. */
  sideBySide(slots: Int32Array): Int32Array {
    const numberAt = (slot: number) => this.#numberAt[slot] as number;
    return slots.slice().sort((a, b) => numberAt(a) - numberAt(b));
  }

  /** Returns the slots without those that have the same value as one before them. */
  firstOfEach(slots: Int32Array): Int32Array {
    const isSeen = new Uint8Array(this.#values.length);
    return slots.filter((slot) => {
      const number = this.#numberAt[slot] as number;
      const isFirst = number <= 0 || isSeen[number] === 0;
      isSeen[number] = 1;
      return isFirst;
    });
  }
}
