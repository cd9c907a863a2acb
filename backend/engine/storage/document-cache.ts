import type { Document } from '../bson/values.ts';

/** All caches of one engine share a budget, counted in bytes of BSON (in memory it is about four times that). */
export class CacheBudget {
  readonly limit: number;
  #used = 0;
  readonly #caches = new Set<DocumentCache>();

  constructor(limit: number) {
    this.limit = limit;
  }

  add(cache: DocumentCache, bytes: number): void {
    this.#used += bytes;
    this.#caches.add(cache);
    while (this.#used > this.limit && this.#caches.size > 0) this.#oldest().clear();
  }

  remove(cache: DocumentCache, bytes: number): void {
    this.#used -= bytes;
    if (cache.bytes === 0) this.#caches.delete(cache);
  }

  /** Bytes that may be added before something else has to go. */
  get free(): number {
    return this.limit - this.#used;
  }

  /** Marks a cache as the one used last. */
  touch(cache: DocumentCache): void {
    if (this.#caches.delete(cache)) this.#caches.add(cache);
  }

  #oldest(): DocumentCache {
    const [oldest] = this.#caches;
    return oldest as DocumentCache;
  }
}

/** Decoded documents of one collection; a document in it must never be changed. */
export class DocumentCache {
  readonly #budget: CacheBudget;
  #sizes = new Map<string, number>();
  #documents = new Map<string, Document>();
  bytes = 0;
  /** Every document of the collection is here, so a scan needs no disk. */
  complete = false;

  constructor(budget: CacheBudget) {
    this.#budget = budget;
  }

  /**
   * The documents that are here now. Making room for others starts a new map and leaves this one as it
   * is, so iterating over it reaches every document even while other collections are read.
   */
  get documents(): ReadonlyMap<string, Document> {
    return this.#documents;
  }

  set(idKey: string, document: Document, bytes: number): void {
    const before = this.#sizes.get(idKey) ?? 0;
    this.#documents.set(idKey, document);
    this.#sizes.set(idKey, bytes);
    this.bytes += bytes - before;
    this.#budget.add(this, bytes - before);
  }

  delete(idKey: string): void {
    const before = this.#sizes.get(idKey);
    if (before === undefined) return;
    this.#documents.delete(idKey);
    this.#sizes.delete(idKey);
    this.bytes -= before;
    this.#budget.remove(this, before);
  }

  clear(): void {
    const { bytes } = this;
    this.#documents = new Map();
    this.#sizes = new Map();
    this.bytes = 0;
    this.complete = false;
    this.#budget.remove(this, bytes);
  }

  touch(): void {
    this.#budget.touch(this);
  }

  /** Whether bytes can be added without taking the place of others. */
  hasRoomFor(bytes: number): boolean {
    return bytes <= this.#budget.free;
  }

  fits(bytes: number): boolean {
    return bytes <= this.#budget.limit;
  }
}
