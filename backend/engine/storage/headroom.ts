import {
  closeSync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

const STEP_BYTES = 256 * 1024;
const ZEROS = Buffer.alloc(STEP_BYTES);
const RETRY_MS = 100;

/**
 * Keeps room allocated at the end of the data file. LMDB 3.5.6 damages its own memory when a write of
 * pages fails, and the process dies a few failures later; so the end of the disk (or of a quota) is met
 * here, by writing zeros, before LMDB writes anything.
 */
export class Headroom {
  readonly #path: string;
  readonly #file: number;
  #size: number;
  #isSuspect = false;
  #isClosed = false;
  #retryAt = 0;

  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, 'r+');
    this.#size = fstatSync(this.#file).size;
  }

  /** Returns whether LMDB may write `bytes` behind byte `end` of the file; makes room for them when it can. */
  has(end: number, bytes: number): boolean {
    if (!this.#isSuspect && end + bytes <= this.#size) return true;
    if (performance.now() < this.#retryAt) return false;
    const enough = this.#takesWrites() && this.#growTo(end + bytes);
    this.#retryAt = enough ? 0 : performance.now() + RETRY_MS;
    return enough;
  }

  /** LMDB failed all the same (a disk that copies on write, a broken one): try the disk before it writes again. */
  suspect(): void {
    this.#isSuspect = true;
    this.#retryAt = performance.now() + RETRY_MS;
  }

  /** Closing it again does nothing: by then the number may be that of another file. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    closeSync(this.#file);
  }

  #growTo(end: number): boolean {
    // Zeros go behind all that was ever written, whatever it was.
    this.#size = fstatSync(this.#file).size;
    if (end <= this.#size) return true;
    const size = (Math.ceil(end / STEP_BYTES) + 1) * STEP_BYTES;
    if (freeBytes(this.#path) < size - this.#size) return false;
    if (writeZeros(this.#file, this.#size, size)) {
      this.#size = size;
      return true;
    }
    // A quota, or another program was faster. Windows can't truncate a mapped file.
    attempt(() => ftruncateSync(this.#file, this.#size));
    return false;
  }

  #takesWrites(): boolean {
    if (!this.#isSuspect) return true;
    const trial = `${this.#path}-trial`;
    const written = attempt(() => {
      const file = openSync(trial, 'w', 0o600);
      try {
        if (!writeZeros(file, 0, 4 * STEP_BYTES)) throw new Error('no room');
        fdatasyncSync(file);
      } finally {
        closeSync(file);
      }
    });
    attempt(() => rmSync(trial, { force: true }));
    this.#isSuspect = !written;
    return written;
  }
}

/** Infinite where the file system doesn't say: then only writing shows it. */
function freeBytes(path: string): number {
  let free = Number.POSITIVE_INFINITY;
  attempt(() => {
    const { blocks, bavail, bsize } = statfsSync(dirname(path));
    if (blocks > 0) free = bavail * bsize;
  });
  return free;
}

function writeZeros(file: number, from: number, to: number): boolean {
  return attempt(() => {
    for (let at = from; at < to; )
      at += writeSync(file, ZEROS, 0, Math.min(ZEROS.length, to - at), at);
  });
}

function attempt(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
