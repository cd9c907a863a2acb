import { closeSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs';
import { endianness } from 'node:os';

/** The layout of LMDB's data format 2, as lmdb.h and mdb.c of the packaged version define it. */
const MAGIC = 0xbeefc0de;
const VERSION = 2;
const HEADER = 24;
const BRANCH = 1;
const LEAF = 2;
const OVERFLOW = 4;
const BIG_DATA = 1;
const SUB_DATABASE = 2;
const NODE_HEADER = 8;
const NO_PAGE = 0xffffffffffffffffn;
const MAX_DEPTH = 32;
/** The buffer for pages that belong to no level. */
const OTHER = MAX_DEPTH + 2;

/** Why a data file can't be trusted. */
export class DamagedFile extends Error {}

/** The data file was written by an LMDB whose files this one does not know. */
export class UnknownFileVersion extends Error {}

/**
 * Checks the beginning of the data file and, if `allPages`, reads every page that its trees use and checks
 * that it is the page it should be.
 * LMDB itself would read past the end of a file that was cut off, and end the process. An empty file is
 * damaged, too: a data file appears under its name only once it is whole (see create-data-file.ts).
 * Throws DamagedFile or UnknownFileVersion.
 * What is inside the documents is guarded by their checksums (see record.ts).
 */
export function checkFile(path: string, { allPages }: { allPages: boolean }): void {
  if (endianness() !== 'LE') return;
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size === 0) throw new DamagedFile('it is empty');
    new PageCheck(file, size).run(allPages);
  } finally {
    closeSync(file);
  }
}

/** As much room as a small commit needs. */
const KEPT_BYTES = 1024 * 1024;

/**
 * Gives back what lies behind the last page of the data file: zeros, for which large commits have made sure of room.
 * Only while nobody has the file open.
 */
export function trimFile(path: string): void {
  if (endianness() !== 'LE') return;
  const file = openSync(path, 'r+');
  try {
    const { size } = fstatSync(file);
    const end = new PageCheck(file, size).end() + KEPT_BYTES;
    if (size > end) ftruncateSync(file, end);
  } finally {
    closeSync(file);
  }
}

interface Meta {
  pageSize: number;
  roots: bigint[];
  transaction: bigint;
  lastPage: bigint;
}

class PageCheck {
  readonly #file: number;
  readonly #size: number;
  #pageSize = 4096;
  /** One buffer for each level of a tree: there are tens of thousands of pages. */
  readonly #buffers: Buffer[] = [];

  constructor(file: number, size: number) {
    this.#file = file;
    this.#size = size;
  }

  run(allPages: boolean): void {
    const first = this.#meta(0);
    this.#pageSize = first.pageSize;
    const second = this.#meta(1);
    if (!allPages) return;
    const newest = second.transaction > first.transaction ? second : first;
    for (const root of newest.roots) if (root !== NO_PAGE) this.#page(root, 0);
  }

  /** Returns where the last page ends that is in use, or was before the newest commit. */
  end(): number {
    const first = this.#meta(0);
    this.#pageSize = first.pageSize;
    return (
      Math.max(...[first, this.#meta(1)].map(({ lastPage }) => Number(lastPage) + 1)) *
      this.#pageSize
    );
  }

  #read(number: bigint, bytes: number, level: number): Buffer {
    const offset = Number(number) * this.#pageSize;
    if (offset + bytes > this.#size)
      throw new DamagedFile(`page ${number} lies behind the end of the file`);
    this.#buffers[level] ??= Buffer.alloc(Math.max(this.#pageSize, 4096));
    const page = this.#buffers[level];
    if (readSync(this.#file, page, 0, bytes, offset) !== bytes)
      throw new DamagedFile(`page ${number} can't be read`);
    return page;
  }

  #meta(number: number): Meta {
    const page = this.#read(BigInt(number), 168, OTHER);
    if (page.readUInt32LE(HEADER) !== MAGIC)
      throw new DamagedFile('it does not begin as a data file does');
    const version = page.readUInt32LE(28) & 0xffff;
    if (version !== VERSION)
      throw new UnknownFileVersion(`it has LMDB format ${version}, this version reads ${VERSION}`);
    const pageSize = page.readUInt32LE(48);
    if (pageSize < 512 || pageSize > 65_536 || (pageSize & (pageSize - 1)) !== 0)
      throw new DamagedFile('its page size makes no sense');
    return {
      pageSize,
      roots: [page.readBigUInt64LE(88), page.readBigUInt64LE(136)],
      lastPage: page.readBigUInt64LE(144),
      transaction: page.readBigUInt64LE(152),
    };
  }

  #page(number: bigint, depth: number): void {
    if (depth > MAX_DEPTH) throw new DamagedFile(`page ${number} is reached by a circle`);
    const page = this.#read(number, this.#pageSize, depth);
    const kind = page.readUInt16LE(18) & (BRANCH | LEAF | OVERFLOW);
    if (page.readBigUInt64LE(0) !== number || (kind !== BRANCH && kind !== LEAF))
      throw new DamagedFile(`page ${number} is not what it should be`);
    const lower = page.readUInt16LE(20);
    const upper = page.readUInt16LE(22);
    if (lower > upper || upper + HEADER > this.#pageSize)
      throw new DamagedFile(`page ${number} has an impossible size`);
    for (let at = HEADER; at < HEADER + lower; at += 2) {
      const node = page.readUInt16LE(at) + HEADER;
      if (node < HEADER + upper || node + NODE_HEADER > this.#pageSize)
        throw new DamagedFile(`page ${number} points outside itself`);
      this.#node(page, node, kind === BRANCH, number, depth);
    }
  }

  #node(page: Buffer, at: number, isBranch: boolean, number: bigint, depth: number): void {
    const low = page.readUInt32LE(at);
    const flags = page.readUInt16LE(at + 4);
    if (isBranch) {
      this.#page(BigInt(low) + (BigInt(flags) << 32n), depth + 1);
      return;
    }
    const data = at + NODE_HEADER + page.readUInt16LE(at + 6);
    const inside = flags & BIG_DATA ? 8 : low;
    if (data + inside > this.#pageSize)
      throw new DamagedFile(`page ${number} holds a value that is too long`);
    if (flags & BIG_DATA) this.#overflow(page.readBigUInt64LE(data), low);
    else if (flags & SUB_DATABASE && low >= 48) {
      const root = page.readBigUInt64LE(data + 40);
      if (root !== NO_PAGE) this.#page(root, depth + 1);
    }
  }

  #overflow(number: bigint, bytes: number): void {
    const page = this.#read(number, HEADER, OTHER);
    const isOverflow =
      (page.readUInt16LE(18) & OVERFLOW) !== 0 && page.readBigUInt64LE(0) === number;
    if (!isOverflow || Number(number) * this.#pageSize + HEADER + bytes > this.#size)
      throw new DamagedFile(`page ${number} is not what it should be`);
  }
}
