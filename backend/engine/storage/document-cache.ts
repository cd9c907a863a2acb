import type { Document } from '../bson/values.ts';

/** All caches of one engine share a budget, counted in bytes of BSON (in memory it is about four times that). */
export class CacheBudget {
  readonly limit: number;
  #used = 0;
  /** Those that hold something, the one used last at the end. */
  readonly #caches = new Set<DocumentCache>();

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Bytes that may be added before something else has to go. */
  get free(): number {
    return this.limit - this.#used;
  }

  /** Takes note of what a cache has grown by; makes room by clearing caches that were not used for long. */
  grow(cache: DocumentCache, bytes: number): void {
    this.#used += bytes;
    if (bytes > 0) this.#caches.add(cache);
    for (const oldest of this.#caches) {
      if (this.#used <= this.limit) return;
      this.#caches.delete(oldest);
      oldest.clear();
    }
  }

  /** Marks a cache as the one used last. */
  touch(cache: DocumentCache): void {
    if (this.#caches.delete(cache)) this.#caches.add(cache);
  }
}

interface Entry {
  document: Document;
  bytes: number;
}

/** Decoded documents of one collection; a document in it must never be changed. */
export class DocumentCache {
  readonly #budget: CacheBudget;
  #entries = new Map<string, Entry>();
  #bytes = 0;
  /** Every document of the collection is here, so a scan needs no disk. */
  complete = false;

  constructor(budget: CacheBudget) {
    this.#budget = budget;
  }

  /**
   * The documents that are here now. Making room for others starts a new map and leaves this one as it
   * is, so iterating over it reaches every document even while other collections are read.
   */
  get entries(): ReadonlyMap<string, Entry> {
    return this.#entries;
  }

  get(idKey: string): Document | undefined {
    return this.#entries.get(idKey)?.document;
  }

  set(idKey: string, document: Document, bytes: number): void {
    const before = this.#entries.get(idKey)?.bytes ?? 0;
    this.#entries.set(idKey, { document, bytes });
    this.#grow(bytes - before);
  }

  delete(idKey: string): void {
    const before = this.#entries.get(idKey)?.bytes ?? 0;
    this.#entries.delete(idKey);
    this.#grow(-before);
  }

  clear(): void {
    this.#entries = new Map();
    this.complete = false;
    this.#grow(-this.#bytes);
  }

  #grow(bytes: number): void {
    this.#bytes += bytes;
    this.#budget.grow(this, bytes);
  }
}
