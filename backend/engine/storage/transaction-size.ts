import type { Database } from 'lmdb';

/** Values above this many bytes have pages of their own, as LMDB's me_nodemax has it for pages of 4 KB. */
const INLINE_BYTES = 1500;
const PAGE_HEADER_BYTES = 24;
/** Roots of the tables, the table of tables, and LMDB's list of free pages. */
const FIXED_PAGES = 64;

type Stats = {
  pageSize: number;
  treeDepth: number;
  treeBranchPageCount: number;
  treeLeafPageCount: number;
  overflowPages: number;
  lastPageNumber: number;
  free: { treeBranchPageCount: number; treeLeafPageCount: number; overflowPages: number };
};

interface TreeSize {
  depth: number;
  branches: number;
  leaves: number;
}

/** Bounds how many pages a running transaction may write behind the end of the pages in use. */
export class TransactionSize {
  readonly #tables: () => Pick<Database, 'getStats'>[];
  #before: TreeSize = { depth: 0, branches: 0, leaves: 0 };
  #end = 0;
  #touches = 0;
  #ownPages = 0;
  #pageSize = 4096;

  constructor(tables: () => Pick<Database, 'getStats'>[]) {
    this.#tables = tables;
  }

  /** Writes counted since the transaction began, each large value by its pages. */
  get writes(): number {
    return this.#touches + this.#ownPages;
  }

  /** The first byte behind the pages that were in use when the transaction began. */
  get end(): number {
    return this.#end;
  }

  /** Starts to count; to be called when no transaction runs. */
  begin(): void {
    const { trees, end } = this.#measure();
    this.#before = trees;
    this.#end = end;
    this.#touches = 0;
    this.#ownPages = 0;
  }

  countPut(valueBytes: number): void {
    this.#touches++;
    if (valueBytes > INLINE_BYTES)
      this.#ownPages += Math.ceil((valueBytes + PAGE_HEADER_BYTES) / this.#pageSize);
  }

  countRemove(): void {
    // Taking an entry out may join its page with the next one.
    this.#touches += 2;
  }

  /**
   * Returns the most bytes that the commit may write behind `end`. Every page on the path of a write is
   * copied once and may be split once more; what the trees have grown by is added.
   */
  bytes(): number {
    const { trees, freePages } = this.#measure();
    const { branches, leaves } = this.#before;
    const copied =
      Math.min(this.#touches, leaves) + Math.min(this.#touches * trees.depth, branches);
    const grown = Math.max(0, trees.leaves - leaves) + Math.max(0, trees.branches - branches);
    const pages = 2 * copied + grown + this.#ownPages;
    return (pages + pages / 256 + freePages + FIXED_PAGES) * this.#pageSize;
  }

  #measure(): { trees: TreeSize; end: number; freePages: number } {
    const all = this.#tables().map((table) => table.getStats() as Stats);
    const sum = (of: (stats: Stats) => number) => all.reduce((total, one) => total + of(one), 0);
    const [first] = all as [Stats];
    this.#pageSize = first.pageSize;
    return {
      trees: {
        depth: Math.max(...all.map(({ treeDepth }) => treeDepth)),
        branches: sum(({ treeBranchPageCount }) => treeBranchPageCount),
        leaves: sum(({ treeLeafPageCount }) => treeLeafPageCount),
      },
      end: (first.lastPageNumber + 1) * first.pageSize,
      freePages:
        first.free.treeBranchPageCount + first.free.treeLeafPageCount + first.free.overflowPages,
    };
  }
}
