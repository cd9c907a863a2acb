import { FacetColumn } from './facet-column.ts';
import { FACETS, type Facet, type Filters, facetValues } from './facets-of-book.ts';
import type { IndexedBook } from './indexed-book.ts';

/** How many books have each value of each facet, and how many match all filters. */
export type FacetCounts = {
  total: number;
  of: (facet: Facet) => ReadonlyMap<string, number>;
};

/** By position: how many filters refuse a slot, and which one did last. */
type Refusals = { times: Uint8Array; by: Uint8Array };

/** The facets of all books, by slot. */
export class BookFacets {
  readonly #columns = FACETS.map((facet) => ({ facet, column: new FacetColumn() }));

  /** The slots of books that visitors see. */
  readonly #seen = new Set<number>();

  /** Must be called after a slot was filled. */
  put(slot: number, book: IndexedBook): void {
    this.#hide(slot);
    for (const { facet, column } of this.#columns) column.set(slot, facetValues(facet, book));
    if (book.hidden) return;
    this.#seen.add(slot);
    for (const { column } of this.#columns) column.addToTotals(slot, 1);
  }

  /** Must be called when a slot is emptied. */
  remove(slot: number): void {
    this.#hide(slot);
    for (const { column } of this.#columns) column.set(slot, []);
  }

  /** Returns how many books that visitors see have a value. */
  totalOf(facet: Facet, value: string): number {
    return this.#columns.find((one) => one.facet === facet)?.column.totalOf(value) ?? 0;
  }

  /** Returns those of the slots that match all filters, in the same order. */
  narrow(slots: Int32Array, filters: Filters): Int32Array {
    const { times } = this.#refuse(slots, filters);
    return slots.filter((_slot, at) => times[at] === 0);
  }

  /** Counts the slots by facet. A facet's counts ignore the facet's own filter. */
  count(slots: Int32Array, filters: Filters): FacetCounts {
    const { times, by } = this.#refuse(slots, filters);
    const counts = this.#columns.map(({ facet, column }, own) => {
      const isCounted = (at: number) => times[at] === 0 || (times[at] === 1 && by[at] === own);
      return [facet, column.count(slots, isCounted)] as const;
    });
    let total = 0;
    for (const refusals of times) if (refusals === 0) total += 1;
    const byFacet = new Map(counts);
    return { total, of: (facet) => byFacet.get(facet) ?? new Map() };
  }

  /** Returns the first of the slots with each of the values. */
  firstOf(slots: Int32Array, facet: Facet, values: readonly string[]): Map<string, number> {
    const own = this.#columns.find((one) => one.facet === facet);
    return own?.column.firstOf(slots, values) ?? new Map();
  }

  #hide(slot: number): void {
    if (!this.#seen.delete(slot)) return;
    for (const { column } of this.#columns) column.addToTotals(slot, -1);
  }

  #refuse(slots: Int32Array, filters: Filters): Refusals {
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
