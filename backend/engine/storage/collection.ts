import type { Transaction } from 'lmdb';
import { encodeStored } from '../bson/encode.ts';
import { isPoint, type KeyRange } from '../bson/key-range.ts';
import type { Document, Value } from '../bson/values.ts';
import type { CacheBudget } from './document-cache.ts';
import { DocumentTable, type Visit } from './document-table.ts';
import {
  askableRange,
  type Environment,
  numberKey,
  removeNumber,
  type Table,
} from './environment.ts';
import { type IdKey, idKeyOf, isStorable } from './id-key.ts';
import type { IndexDefinition } from './index-definition.ts';
import { duplicateKey, IndexEntries } from './index-entries.ts';
import type { Journal } from './journal.ts';

/** What queries have cost since the start. */
export const newCounters = () => ({
  collectionScans: 0,
  /** Documents that were read, whether or not they matched. */
  scannedObjects: 0,
  /** Queries whose results had to be sorted, because no index had them in order. */
  scanAndOrder: 0,
});
type Counters = ReturnType<typeof newCounters>;

export interface CollectionHost {
  environment: Environment;
  budget: CacheBudget;
  counters: Counters;
  /** Where transactions look back at a snapshot. */
  journal?: Journal | undefined;
  /** Writes the collection's record in the catalogue. */
  saveCollection(collection: Collection): void;
}

/** A key of an index, without the index's number, and the document that it leads to. */
export interface IndexEntry {
  key: string;
  idKey: IdKey;
}

const rangeOf = (prefix: string, { start, end }: KeyRange): KeyRange =>
  askableRange({ start: prefix + start, end: prefix + end });

/** As few entries are counted at once: in 16 µs. */
const NEAR_ENTRIES = 64;

interface Options {
  number: number;
  database: string;
  name: string;
  /** The first is the one on _id. */
  indexes: IndexDefinition[];
  isNew: boolean;
}

/** The documents of one collection and their index entries. Writing methods need a running write. */
export class Collection extends DocumentTable {
  readonly database: string;
  readonly name: string;
  #indexes: IndexDefinition[];
  readonly #host: CollectionHost;
  readonly #entries: IndexEntries;

  constructor(host: CollectionHost, { database, name, indexes, ...options }: Options) {
    super(host.environment, host.budget, options);
    this.#host = host;
    this.database = database;
    this.name = name;
    this.#indexes = indexes;
    this.#entries = new IndexEntries(this, host.environment.indexes, (index) => {
      host.environment.undo.note(() => {
        index.multikey = false;
      });
      host.saveCollection(this);
    });
  }

  get indexes(): IndexDefinition[] {
    return this.#indexes;
  }

  /** Only inside a write. */
  set indexes(indexes: IndexDefinition[]) {
    const before = this.#indexes;
    this.#host.environment.undo.note(() => {
      this.#indexes = before;
    });
    this.#indexes = indexes;
  }

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  get counters(): Counters {
    return this.#host.counters;
  }

  /** Visits all documents, in no promised order. */
  scan(visit: Visit): void {
    this.counters.collectionScans++;
    this.visitAll(visit);
  }

  /** Returns how many entries an index has in a range. */
  countEntries(index: IndexDefinition, range: KeyRange): number {
    const { table, prefix } = this.#keysOf(index);
    return table.getKeysCount(rangeOf(prefix, range));
  }

  /** Returns how many entries an index has in a range, or may have; stops counting at `limit`. */
  estimateEntries(index: IndexDefinition, values: KeyRange, limit: number): number {
    const { table, prefix, areIds } = this.#keysOf(index);
    if (areIds && isPoint(values)) return 1;
    const range = rangeOf(prefix, values);
    // LMDB steps to an offset much faster than it returns keys, but beyond the end of the range as well.
    for (let near = NEAR_ENTRIES; near < limit; near *= 8) {
      const [beyond] = table.getKeys({ ...range, offset: near - 1, limit: 1 });
      if (beyond === undefined) return table.getKeysCount(range);
    }
    const [beyond] = table.getKeys({ ...range, offset: limit - 1, limit: 1 });
    return beyond === undefined ? table.getKeysCount(range) : limit;
  }

  /** Returns what is in a range of an index, in order or reversed, as a transaction sees it if there is one. */
  *entries(
    index: IndexDefinition,
    values: KeyRange,
    reverse: boolean,
    transaction?: Transaction,
  ): Generator<IndexEntry, undefined> {
    const { table, prefix, areIds } = this.#keysOf(index);
    if (areIds && isPoint(values)) {
      if (isStorable(values.start)) yield { key: values.start, idKey: values.start };
      return;
    }
    const { start, end } = rangeOf(prefix, values);
    if (start >= end) return;
    // LMDB reads backwards from an exclusive upper end only when told so.
    const range = reverse
      ? { start: end, end: start, reverse, inclusiveEnd: true, transaction }
      : { start, end, transaction };
    if (areIds) {
      for (const key of table.getKeys(range)) {
        const idKey = key.slice(prefix.length);
        yield { key: idKey, idKey };
      }
    } else {
      for (const { key, value } of table.getRange(range))
        yield { key: key.slice(prefix.length), idKey: value.toString('latin1') };
    }
  }

  /** The documents themselves are the index on _id. */
  #keysOf({ name, number }: IndexDefinition): { table: Table; prefix: string; areIds: boolean } {
    const { documents, indexes } = this.#host.environment;
    return name === '_id_'
      ? { table: documents, prefix: numberKey(this.number), areIds: true }
      : { table: indexes, prefix: numberKey(number), areIds: false };
  }

  /** Adds a document that has an _id. DuplicateKey (11000) when a unique index has its key already. */
  insert(document: Document): void {
    const idKey = idKeyOf(document._id as Value);
    const bson = encodeStored(document);
    if (this.get(idKey) !== undefined)
      throw duplicateKey(this, this.indexes[0] as IndexDefinition, document);
    this.#entries.change(idKey, undefined, document);
    this.put(idKey, document, bson, true);
    this.#note(idKey, undefined, document);
  }

  /** Replaces `before` by `after`; both have the same _id. */
  replace(idKey: IdKey, before: Document, after: Document, bson: Buffer): void {
    this.#entries.change(idKey, before, after);
    this.put(idKey, after, bson, false);
    this.#note(idKey, before, after);
  }

  remove(idKey: IdKey, document: Document): void {
    this.#entries.change(idKey, document, undefined);
    this.take(idKey);
    this.#note(idKey, document, undefined);
  }

  #note(idKey: IdKey, before: Document | undefined, after: Document | undefined): void {
    this.#host.journal?.note({ collection: this, idKey, before, after });
  }

  /** Fills a new index from the existing documents. */
  buildIndex(index: IndexDefinition): void {
    this.visitAll((document, idKey) => {
      this.#entries.change(idKey, undefined, document, [index]);
    });
  }

  dropIndexEntries(index: IndexDefinition): void {
    removeNumber(this.#host.environment.indexes, index.number);
  }

  /** Deletes all documents and index entries. */
  override clear(): void {
    for (const index of this.indexes) this.dropIndexEntries(index);
    super.clear();
  }
}
