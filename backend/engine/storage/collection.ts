import { encodeStored } from '../bson/encode.ts';
import type { Document, Value } from '../bson/values.ts';
import { type CacheBudget, DocumentCache } from './document-cache.ts';
import { type Environment, numberKey } from './environment.ts';
import { type IdKey, idKeyOf } from './id-key.ts';
import type { IndexDefinition } from './index-definition.ts';
import { duplicateKey, IndexEntries } from './index-entries.ts';
import { fromRecord, toRecord } from './record.ts';

/** Sees one document; false ends the walk. */
export type Visit = (document: Document, idKey: IdKey) => boolean | undefined;

export interface CollectionHost {
  environment: Environment;
  budget: CacheBudget;
  /** Writes the collection's record in the catalogue. */
  saveCollection(collection: Collection): void;
}

interface Options {
  number: number;
  database: string;
  name: string;
  indexes: IndexDefinition[];
  isNew: boolean;
}

/** The documents of one collection and their index entries. Writing methods need a running write. */
export class Collection {
  readonly number: number;
  readonly database: string;
  readonly name: string;
  indexes: IndexDefinition[];
  readonly #host: CollectionHost;
  readonly #prefix: string;
  readonly #cache: DocumentCache;
  readonly #entries: IndexEntries;
  #count: number | undefined;
  /** While a collection is being loaded bit by bit, new documents are kept in memory too. */
  #warming = false;

  constructor(host: CollectionHost, { number, database, name, indexes, isNew }: Options) {
    this.#host = host;
    this.number = number;
    this.database = database;
    this.name = name;
    this.indexes = indexes;
    this.#prefix = numberKey(number);
    this.#cache = new DocumentCache(host.budget);
    this.#entries = new IndexEntries(this, host.environment.indexes, () =>
      host.saveCollection(this),
    );
    this.#cache.complete = isNew;
    this.#count = isNew ? 0 : undefined;
  }

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  get #range() {
    return { start: this.#prefix, end: numberKey(this.number + 1) };
  }

  /** Whether a scan needs no disk. */
  get isInMemory(): boolean {
    return this.#cache.complete;
  }

  count(): number {
    this.#count ??= this.#host.environment.documents.getKeysCount(this.#range);
    return this.#count;
  }

  /** Bytes of all documents; counted by walking over them. */
  size(): number {
    let bytes = 0;
    for (const { value } of this.#host.environment.documents.getRange(this.#range))
      bytes += value.length - 4;
    return bytes;
  }

  get(idKey: IdKey): Document | undefined {
    const known = this.#cache.documents.get(idKey);
    if (known !== undefined || this.#cache.complete) return known;
    const record = this.#host.environment.documents.get(this.#prefix + idKey);
    if (record === undefined) return undefined;
    const document = fromRecord(record);
    this.#cache.set(idKey, document, record.length);
    return document;
  }

  /** Visits all documents, in no promised order. */
  scan(visit: Visit): void {
    this.#cache.touch();
    if (this.#cache.complete) {
      for (const [idKey, document] of this.#cache.documents)
        if (visit(document, idKey) === false) return;
      return;
    }
    this.#scanFile(visit);
  }

  /**
   * Loads the next few documents behind `after` into memory. Answers with the last one's id, and with
   * undefined when all are there or there is no more room.
   */
  warm(after: IdKey, few: number): IdKey | undefined {
    if (this.#cache.complete) return undefined;
    this.#warming = true;
    let last: IdKey | undefined;
    const range = { ...this.#range, start: `${this.#prefix}${after}\xff`, limit: few };
    if (after === '') range.start = this.#prefix;
    for (const { key, value } of this.#host.environment.documents.getRange(range)) {
      last = key.slice(4);
      if (!this.#cache.hasRoomFor(value.length)) {
        this.#warming = false;
        return undefined;
      }
      if (!this.#cache.documents.has(last)) this.#cache.set(last, fromRecord(value), value.length);
    }
    if (last !== undefined) return last;
    this.#warming = false;
    this.#cache.complete = this.#cache.documents.size === this.count();
    return undefined;
  }

  #scanFile(visit: Visit): void {
    let keep = true;
    let ended = false;
    let bytes = 0;
    const loaded: [IdKey, Document, number][] = [];
    for (const { key, value } of this.#host.environment.documents.getRange(this.#range)) {
      const idKey = key.slice(4);
      const document = this.#cache.documents.get(idKey) ?? fromRecord(value);
      bytes += value.length;
      keep &&= this.#cache.fits(bytes);
      if (keep) loaded.push([idKey, document, value.length]);
      else loaded.length = 0;
      if (!ended && visit(document, idKey) === false) ended = true;
      // A walk that ends early still loads a collection that fits, so that the next one is fast.
      if (ended && !keep) return;
    }
    if (!keep) return;
    for (const [idKey, document, size] of loaded) this.#cache.set(idKey, document, size);
    this.#cache.complete = this.#cache.documents.size === loaded.length;
  }

  /** How many entries an index has in a range; stops counting at `most`. */
  countEntries(
    index: IndexDefinition | undefined,
    range: { start: string; end: string },
    most: number,
  ): number {
    const { documents, indexes } = this.#host.environment;
    const prefix = index ? numberKey(index.number) : this.#prefix;
    const table = index ? indexes : documents;
    const options = { start: prefix + range.start, end: prefix + range.end };
    // LMDB steps to an offset much faster than it hands out keys; counting knows no limit.
    const [beyond] = table.getKeys({ ...options, offset: most - 1, limit: 1 });
    return beyond === undefined ? table.getKeysCount(options) : most;
  }

  /** The ids in a range of index keys (of the _id index without `index`), in order or from behind. */
  *idKeys(
    index: IndexDefinition | undefined,
    range: { start: string; end: string },
    reverse: boolean,
  ): Generator<IdKey> {
    const { documents, indexes } = this.#host.environment;
    const prefix = index ? numberKey(index.number) : this.#prefix;
    const [low, high] = [prefix + range.start, prefix + range.end];
    // LMDB walks backwards from an exclusive upper end only when told so.
    const options = reverse
      ? { start: high, end: low, reverse, inclusiveEnd: true }
      : { start: low, end: high };
    if (!index) for (const key of documents.getKeys(options)) yield key.slice(4);
    else for (const { value } of indexes.getRange(options)) yield value.toString('latin1');
  }

  /** Adds a document that has an _id. DuplicateKey (11000) when a unique index has its key already. */
  insert(document: Document): void {
    const idKey = idKeyOf(document._id as Value);
    const bson = encodeStored(document);
    if (this.get(idKey) !== undefined)
      throw duplicateKey(this, this.indexes[0] as IndexDefinition, document);
    const count = this.count();
    this.#entries.add(idKey, document);
    this.#write(idKey, document, bson);
    this.#count = count + 1;
  }

  /** Puts `after` in the place of `before`; both have the same _id. */
  replace(idKey: IdKey, before: Document, after: Document, bson: Buffer): void {
    this.#entries.replace(idKey, before, after);
    this.#write(idKey, after, bson);
  }

  remove(idKey: IdKey, document: Document): void {
    const count = this.count();
    this.#entries.remove(idKey, document);
    this.#host.environment.documents.remove(this.#prefix + idKey);
    this.#cache.delete(idKey);
    this.#count = count - 1;
  }

  /** Fills a new index from the documents there are. */
  buildIndex(index: IndexDefinition): void {
    this.scan((document, idKey) => {
      this.#entries.addTo(index, idKey, document);
    });
  }

  dropIndexEntries(index: IndexDefinition): void {
    removeRange(this.#host.environment.indexes, index.number);
  }

  /** Takes all documents and entries off the file. */
  clear(): void {
    removeRange(this.#host.environment.documents, this.number);
    for (const index of this.indexes) this.dropIndexEntries(index);
    this.#cache.clear();
    this.#cache.complete = true;
    this.#count = 0;
  }

  /** Forgets what is in memory: after a rollback. */
  forget(): void {
    this.#cache.clear();
    this.#warming = false;
    this.#count = undefined;
  }

  #write(idKey: IdKey, document: Document, bson: Buffer): void {
    const record = toRecord(bson);
    this.#host.environment.documents.put(this.#prefix + idKey, record);
    if (this.#cache.complete || this.#warming || this.#cache.documents.has(idKey))
      this.#cache.set(idKey, document, record.length);
  }
}

function removeRange(table: Environment['documents'], number: number): void {
  const keys = [...table.getKeys({ start: numberKey(number), end: numberKey(number + 1) })];
  for (const key of keys) table.remove(key);
}
