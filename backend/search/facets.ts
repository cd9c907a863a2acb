import type { Filters, SearchDocument, ValuesOf } from './documents.ts';
import { FacetColumn } from './facet-column.ts';

/** How many books have each value of each facet, and how many match all filters. */
export type FacetCounts<Facet extends string = string> = {
  total: number;
  of: (facet: Facet) => ReadonlyMap<string, number>;
};

/** By position: how many filters refuse a slot, and which one did last. */
type Refusals = { times: Uint8Array; by: Uint8Array };

type Column<Doc, Facet> = { facet: Facet; valuesOf: ValuesOf<Doc>; column: FacetColumn };

/** The facets of all books, by slot. */
export class Facets<Doc extends SearchDocument, Facet extends string> {
  readonly #columns: readonly Column<Doc, Facet | 'hidden'>[];

  /** The slots of books that are not hidden. */
  readonly #shown = new Set<number>();

  constructor(facets: Record<Facet, ValuesOf<Doc>>) {
    const all = { ...facets, hidden: ({ hidden }: Doc) => [String(hidden)] };
    this.#columns = Object.entries<ValuesOf<Doc>>(all).map(([facet, valuesOf]) => ({
      facet: facet as Facet,
      valuesOf,
      column: new FacetColumn(),
    }));
  }

  /** Must be called after a slot was filled. */
  put(slot: number, book: Doc): void {
    this.#hide(slot);
    for (const { column, valuesOf } of this.#columns) column.set(slot, distinct(valuesOf(book)));
    if (book.hidden) return;
    this.#shown.add(slot);
    for (const { column } of this.#columns) column.addToTotals(slot, 1);
  }

  /** Must be called when a slot is emptied. */
  remove(slot: number): void {
    this.#hide(slot);
    for (const { column } of this.#columns) column.set(slot, []);
  }

  /** Returns the values that the book in a slot has in a facet. */
  valuesOf(facet: Facet, slot: number): string[] {
    return this.#column(facet)?.valuesOf(slot) ?? [];
  }

  /** Returns how many books that are not hidden have a value. */
  countShown(facet: Facet, value: string): number {
    return this.#column(facet)?.totalOf(value) ?? 0;
  }

  /** Returns those of the slots that match all filters, in the same order. */
  narrow(slots: Int32Array, filters: Filters<Facet>): Int32Array {
    const { times } = this.#refuse(slots, filters);
    return slots.filter((_slot, at) => times[at] === 0);
  }

  /** Returns the slots without those that share their value of a facet with one before them. */
  firstOfEach(slots: Int32Array, facet: Facet | undefined): Int32Array {
    return (facet && this.#column(facet)?.firstOfEach(slots)) ?? slots;
  }

  /**
   * Counts the slots by facet, or by `some`. A facet's counts ignore the facet's own filter. Slots with the same
   * value of `distinct` count once.
   */
  count(
    slots: Int32Array,
    { filters, distinct }: { filters: Filters<Facet>; distinct?: Facet | undefined },
    some?: readonly Facet[],
  ): FacetCounts<Facet> {
    const { times, by } = this.#refuse(slots, filters);
    const shared = distinct && this.#column(distinct);
    const counts = this.#columns.flatMap(({ facet, column }, own) => {
      if (some && !some.some((one) => one === facet)) return [];
      const isCounted = (at: number) => times[at] === 0 || (times[at] === 1 && by[at] === own);
      return [[facet, column.count(slots, isCounted, shared)] as const];
    });
    const all = slots.filter((_slot, at) => times[at] === 0);
    const total = this.firstOfEach(all, distinct).length;
    const byFacet = new Map<string, ReadonlyMap<string, number>>(counts);
    return { total, of: (facet) => byFacet.get(facet) ?? new Map() };
  }

  /** Returns the first of the slots with each of the values. */
  firstOf(slots: Int32Array, facet: Facet, values: readonly string[]): Map<string, number> {
    return this.#column(facet)?.firstOf(slots, values) ?? new Map();
  }

  #column(facet: Facet): FacetColumn | undefined {
    return this.#columns.find((one) => one.facet === facet)?.column;
  }

  #hide(slot: number): void {
    if (!this.#shown.delete(slot)) return;
    for (const { column } of this.#columns) column.addToTotals(slot, -1);
  }

  #refuse(slots: Int32Array, filters: Filters<Facet>): Refusals {
    const times = new Uint8Array(slots.length);
    const by = new Uint8Array(slots.length);
    for (const [own, { facet, column }] of this.#columns.entries()) {
      const values = filters[facet];
      if (!values) continue;
      column.refuse(slots, values, (at) => {
        times[at] = (times[at] as number) + 1;
        by[at] = own;
      });
    }
    return { times, by };
  }
}

/** Returns the values that there are, each once. */
function distinct(given: readonly (string | undefined)[]): string[] {
  const values = given.filter((value) => value !== undefined).filter(Boolean);
  return values.length > 1 ? [...new Set(values)] : values;
}
