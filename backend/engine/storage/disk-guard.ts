import type { Database } from 'lmdb';
import { outOfDiskSpace } from '../errors.ts';
import { Headroom } from './headroom.ts';
import { Rollback } from './rollback.ts';

/** More than most transactions need, so that a full disk is noticed before any work is done. */
const RESERVE_BYTES = 1024 * 1024;
/** LMDB begins to write before the commit when a transaction has changed 131,071 pages. */
const WRITES_BETWEEN_CHECKS = 16_384;
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
  lastPageNumber: number;
  free: { treeBranchPageCount: number; treeLeafPageCount: number; overflowPages: number };
};

/** What is in the file: the pages of all tables together and of the list of free ones, and where they end. */
interface Usage {
  pageSize: number;
  end: number;
  depth: number;
  branches: number;
  leaves: number;
  free: number;
}

/**
 * Refuses transactions that the disk has no room for, before LMDB writes a byte of them: it counts what a
 * transaction changes, which bounds the pages that its commit may write behind the end of those in use.
 */
export class DiskGuard {
  readonly #tables: () => Pick<Database, 'getStats'>[];
  readonly #headroom: Headroom;
  #before: Usage = { pageSize: 4096, end: 0, depth: 0, branches: 0, leaves: 0, free: 0 };
  #touches = 0;
  #ownPages = 0;
  #nextCheck = WRITES_BETWEEN_CHECKS;

  constructor(file: string, tables: () => Pick<Database, 'getStats'>[]) {
    this.#tables = tables;
    this.#headroom = new Headroom(file);
  }

  /** The first byte behind the pages that were in use when the transaction began. */
  get end(): number {
    return this.#before.end;
  }

  /** Before the first transactions of a new file: OutOfDiskSpace (14031) without room for small ones. */
  reserve(): void {
    if (!this.#headroom.has(this.end, RESERVE_BYTES)) throw outOfDiskSpace();
  }

  /** Before a transaction: OutOfDiskSpace (14031) when there is no room for a small one. */
  beforeTransaction(): void {
    this.#before = this.#measure();
    this.#touches = 0;
    this.#ownPages = 0;
    this.#nextCheck = WRITES_BETWEEN_CHECKS;
    this.reserve();
  }

  /** In a transaction, before each write of a value; it throws as beforeCommit does. */
  beforePut(valueBytes: number): void {
    if (valueBytes > INLINE_BYTES)
      this.#ownPages += Math.ceil((valueBytes + PAGE_HEADER_BYTES) / this.#before.pageSize);
    this.#count(1);
  }

  /** In a transaction, before each removal; it throws as beforeCommit does. */
  beforeRemove(): void {
    // Taking an entry out may join its page with the next one.
    this.#count(2);
  }

  /** In a transaction, before its commit: a Rollback when there is no room for all that it changed. */
  beforeCommit(): void {
    if (!this.#headroom.has(this.end, this.bytes())) throw new Rollback(outOfDiskSpace());
  }

  /** LMDB could not commit: the disk is tried before it is used again. */
  commitFailed(): void {
    this.#headroom.suspect();
  }

  close(): void {
    this.#headroom.close();
  }

  /**
   * Returns the most bytes that the commit may write behind `end`. Every page on the path of a write is
   * copied once and may be split once more; what the trees have grown by is added.
   */
  bytes(): number {
    const { pageSize, depth, branches, leaves, free } = this.#measure();
    const before = this.#before;
    const copied =
      Math.min(this.#touches, before.leaves) + Math.min(this.#touches * depth, before.branches);
    const grown = Math.max(0, leaves - before.leaves) + Math.max(0, branches - before.branches);
    const pages = 2 * copied + grown + this.#ownPages;
    return (pages + pages / 256 + free + FIXED_PAGES) * pageSize;
  }

  #count(touches: number): void {
    this.#touches += touches;
    const writes = this.#touches + this.#ownPages;
    if (writes < this.#nextCheck) return;
    this.#nextCheck = writes + WRITES_BETWEEN_CHECKS;
    this.beforeCommit();
  }

  #measure(): Usage {
    const all = this.#tables().map((table) => table.getStats() as Stats);
    const sum = (of: (stats: Stats) => number) => all.reduce((total, one) => total + of(one), 0);
    const [{ pageSize, lastPageNumber, free }] = all as [Stats];
    return {
      pageSize,
      end: (lastPageNumber + 1) * pageSize,
      depth: Math.max(...all.map(({ treeDepth }) => treeDepth)),
      branches: sum(({ treeBranchPageCount }) => treeBranchPageCount),
      leaves: sum(({ treeLeafPageCount }) => treeLeafPageCount),
      free: free.treeBranchPageCount + free.treeLeafPageCount + free.overflowPages,
    };
  }
}
