import { outOfDiskSpace } from '../errors.ts';
import { Headroom } from './headroom.ts';
import { Rollback } from './rollback.ts';
import type { TransactionSize } from './transaction-size.ts';

/** More than most transactions need, so that a full disk is noticed before any work is done. */
const RESERVE_BYTES = 1024 * 1024;
/** LMDB begins to write before the commit when a transaction has changed 131,071 pages. */
const WRITES_BETWEEN_CHECKS = 16_384;

/** Refuses transactions that the disk has no room for, before LMDB writes a byte of them. */
export class DiskGuard {
  readonly #size: TransactionSize;
  readonly #headroom: Headroom;
  #nextCheck = WRITES_BETWEEN_CHECKS;

  constructor(file: string, size: TransactionSize) {
    this.#headroom = new Headroom(file);
    this.#size = size;
  }

  /** For the first transactions of a new file: OutOfDiskSpace (14031) when there is no room for them. */
  reserve(): void {
    if (!this.#headroom.has(this.#size.end, RESERVE_BYTES)) throw outOfDiskSpace();
  }

  /** Before a transaction: OutOfDiskSpace (14031) when there is no room for a small one. */
  beforeTransaction(): void {
    this.#size.begin();
    this.#nextCheck = WRITES_BETWEEN_CHECKS;
    this.reserve();
  }

  /** In a transaction, before each write of a value; it throws as beforeCommit does. */
  beforePut(valueBytes: number): void {
    this.#size.countPut(valueBytes);
    this.#checkFromTimeToTime();
  }

  /** In a transaction, before each removal; it throws as beforeCommit does. */
  beforeRemove(): void {
    this.#size.countRemove();
    this.#checkFromTimeToTime();
  }

  /** In a transaction, before its commit: a Rollback when there is no room for all that it changed. */
  beforeCommit(): void {
    if (!this.#headroom.has(this.#size.end, this.#size.bytes()))
      throw new Rollback(outOfDiskSpace());
  }

  /** LMDB could not commit: the disk is tried before it is used again. */
  commitFailed(): void {
    this.#headroom.suspect();
  }

  close(): void {
    this.#headroom.close();
  }

  #checkFromTimeToTime(): void {
    if (this.#size.writes < this.#nextCheck) return;
    this.#nextCheck = this.#size.writes + WRITES_BETWEEN_CHECKS;
    this.beforeCommit();
  }
}
