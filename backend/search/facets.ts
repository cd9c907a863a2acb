import type { Filters, SearchDocument, ValuesOf } from './documents.ts';
import { FacetColumn } from './facet-column.ts';

/** How many books have each value of each facet, and how many match all filters. */
export type FacetCounts<Facet extends string = string> = {
  total: number;
  of: (facet: Facet) => ReadonlyMap<string, number>;
};

type Column<Doc, Facet> = { facet: Facet; valuesOf: ValuesOf<Doc>; column: FacetColumn };

/** The facets of all books, by slot. */
export class Facets<Doc extends SearchDocument, Facet extends string> {
  readonly #columns: readonly Column<Doc, Facet | 'hidden'>[];
  /** By slot: how many people know the book. */
  readonly #known: number[] = [];

  constructor(facets: Record<Facet, ValuesOf<Doc>>) {
    const all = { ...facets, hidden: ({ hidden }: Doc) => [String(hidden)] };
    this.#columns = Object.entries<ValuesOf<Doc>>(all).map(([facet, valuesOf]) => ({
      facet: facet as Facet,
      valuesOf,
      column: new FacetColumn(),
    }));
  }

  /** Must be called after a slot was filled or emptied. */
  change(slot: number, book: Doc | undefined, known: number): void {
    const ofShown = {
      before: this.#isShown(slot) ? this.#known[slot] : undefined,
      now: book?.hidden === false ? known : undefined,
    };
    this.#known[slot] = known;
    for (const { column, valuesOf } of this.#columns) {
      const values = (book ? valuesOf(book) : []).filter(Boolean) as string[];
      column.set(slot, values, ofShown);
    }
  }

  /** Must be called when more or fewer people know the book in a slot. */
  rank(slot: number, known: number): void {
    const more = known - (this.#known[slot] ?? 0);
    this.#known[slot] = known;
    if (more === 0 || !this.#isShown(slot)) return;
    for (const { column } of this.#columns) column.addToKnown(slot, more);
  }

  #isShown(slot: number): boolean {
    return this.of('hidden').valuesOf(slot)[0] === 'false';
  }

  /** Returns the values of a facet by slot. */
  of(facet: Facet | 'hidden'): FacetColumn {
    const found = this.#columns.find((one) => one.facet === facet);
    return (found as Column<Doc, Facet>).column;
  }

  /** Returns those of the slots that match all filters, in the same order. */
  narrow(slots: Int32Array, filters: Filters<Facet>): Int32Array {
    const refusals = this.#refuse(slots, filters);
    return slots.filter((_slot, at) => refusals[at] === 0);
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
    const shared = distinct && this.of(distinct);
    const candidates = shared?.sideBySide(slots) ?? slots;
    const refusals = this.#refuse(candidates, filters);
    const all = candidates.filter((_slot, at) => refusals[at] === 0);
    const counts = this.#columns.flatMap(({ facet, column }, own) => {
      if (some && !some.some((one) => one === facet)) return [];
      const isCounted = (_slot: number, at: number) =>
        refusals[at] === 0 || refusals[at] === own + 1;
      const counted = filters[facet] ? candidates.filter(isCounted) : all;
      return [[facet, column.count(counted, shared)] as const];
    });
    const total = (shared?.firstOfEach(all) ?? all).length;
    const byFacet = new Map<string, ReadonlyMap<string, number>>(counts);
    return { total, of: (facet) => byFacet.get(facet) ?? new Map() };
  }

  /** Returns by position which filter refuses a slot: 0 for none, 1 for that of the first facet. */
  #refuse(slots: Int32Array, filters: Filters<Facet>): Uint8Array {
    const refusals = new Uint8Array(slots.length);
    for (const [own, { facet, column }] of this.#columns.entries()) {
      const values = filters[facet];
      if (values) column.refuse(slots, values, refusals, own + 1);
    }
    return refusals;
  }
}
