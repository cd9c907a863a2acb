import { encodeStored } from '../bson/encode.ts';
import type { Document, Value } from '../bson/values.ts';
import type { CacheBudget } from './document-cache.ts';
import { DocumentTable, directed, type Visit } from './document-table.ts';
import { type Environment, numberKey, removeNumber } from './environment.ts';
import { type IdKey, idKeyOf } from './id-key.ts';
import type { IndexDefinition } from './index-definition.ts';
import { duplicateKey, IndexEntries } from './index-entries.ts';
import type { KeyRange } from './key-ranges.ts';

export interface CollectionHost {
  environment: Environment;
  budget: CacheBudget;
  counters: { collectionScans: number };
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
  readonly #documents: DocumentTable;
  readonly #entries: IndexEntries;

  constructor(host: CollectionHost, { database, name, indexes, ...options }: Options) {
    this.#host = host;
    this.number = options.number;
    this.database = database;
    this.name = name;
    this.indexes = indexes;
    this.#documents = new DocumentTable(host.environment, host.budget, options);
    this.#entries = new IndexEntries(this, host.environment.indexes, () =>
      host.saveCollection(this),
    );
  }

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  /** Whether a scan needs no disk. */
  get isInMemory(): boolean {
    return this.#documents.isInMemory;
  }

  count(): number {
    return this.#documents.count();
  }

  get(idKey: IdKey): Document | undefined {
    return this.#documents.get(idKey);
  }

  /** Visits all documents, in no promised order. */
  scan(visit: Visit): void {
    this.#host.counters.collectionScans++;
    this.#documents.scan(visit);
  }

  /** See DocumentTable. */
  warm(after: IdKey, limit: number): IdKey | undefined {
    return this.#documents.warm(after, limit);
  }

  /** See DocumentTable. */
  encoder(): (document: Document) => Buffer {
    return this.#documents.encoder();
  }

  /** Returns how many entries an index (without one, that on _id) has in a range; stops counting at `limit`. */
  countEntries(index: IndexDefinition | undefined, range: KeyRange, limit: number): number {
    const { documents, indexes } = this.#host.environment;
    const prefix = numberKey((index ?? this).number);
    const table = index ? indexes : documents;
    const options = { start: prefix + range.start, end: prefix + range.end };
    // LMDB steps to an offset much faster than it returns keys, and getKeysCount has no limit.
    const [beyond] = table.getKeys({ ...options, offset: limit - 1, limit: 1 });
    return beyond === undefined ? table.getKeysCount(options) : limit;
  }

  /** Returns the ids in a range of an index (without one, that on _id), in order or reversed. */
  idKeys(index: IndexDefinition | undefined, range: KeyRange, reverse: boolean): Iterable<IdKey> {
    return index ? this.#indexedIds(index, range, reverse) : this.#documents.idKeys(range, reverse);
  }

  *#indexedIds(
    index: IndexDefinition,
    { start, end }: KeyRange,
    reverse: boolean,
  ): Generator<IdKey> {
    const prefix = numberKey(index.number);
    const options = directed({ start: prefix + start, end: prefix + end }, reverse);
    for (const { value } of this.#host.environment.indexes.getRange(options))
      yield value.toString('latin1');
  }

  /** Adds a document that has an _id. DuplicateKey (11000) when a unique index has its key already. */
  insert(document: Document): void {
    const idKey = idKeyOf(document._id as Value);
    const bson = encodeStored(document);
    if (this.get(idKey) !== undefined)
      throw duplicateKey(this, this.indexes[0] as IndexDefinition, document);
    this.#entries.add(idKey, document);
    this.#documents.add(idKey, document, bson);
  }

  /** Replaces `before` by `after`; both have the same _id. */
  replace(idKey: IdKey, before: Document, after: Document, bson: Buffer): void {
    this.#entries.replace(idKey, before, after);
    this.#documents.replace(idKey, after, bson);
  }

  remove(idKey: IdKey, document: Document): void {
    this.#entries.remove(idKey, document);
    this.#documents.remove(idKey);
  }

  /** Fills a new index from the existing documents. */
  buildIndex(index: IndexDefinition): void {
    this.#documents.scan((document, idKey) => {
      this.#entries.addTo(index, idKey, document);
    });
  }

  dropIndexEntries(index: IndexDefinition): void {
    removeNumber(this.#host.environment.indexes, index.number);
  }

  /** Deletes all documents and index entries. */
  clear(): void {
    for (const index of this.indexes) this.dropIndexEntries(index);
    this.#documents.clear();
  }

  /** Drops what is in memory: after a rollback. */
  forget(): void {
    this.#documents.forget();
  }
}
