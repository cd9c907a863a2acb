import { encodeStored } from '../bson/encode.ts';
import { encodeKey } from '../bson/key-encoding.ts';
import { toText } from '../bson/text.ts';
import { type Document, documentOf, type Value } from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';
import { plainValue } from '../query/path.ts';
import { type CacheBudget, DocumentCache } from './document-cache.ts';
import { type Environment, MAX_KEY_BYTES, numberKey } from './environment.ts';
import { type IndexDefinition, indexKeys, keyPattern } from './index-definition.ts';
import { fromRecord, toRecord } from './record.ts';

/** The encoded _id of a document: what it is found by. */
export type IdKey = string;
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
  #count: number | undefined;

  constructor(host: CollectionHost, { number, database, name, indexes, isNew }: Options) {
    this.#host = host;
    this.number = number;
    this.database = database;
    this.name = name;
    this.indexes = indexes;
    this.#prefix = numberKey(number);
    this.#cache = new DocumentCache(host.budget);
    this.#cache.complete = isNew;
    this.#count = isNew ? 0 : undefined;
  }

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  get #range() {
    return { start: this.#prefix, end: numberKey(this.number + 1) };
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
      throw this.#duplicate(this.indexes[0] as IndexDefinition, document);
    const entries = this.#entriesOf(document, idKey);
    this.#checkUnique(entries, idKey, document);
    const count = this.count();
    this.#write(idKey, document, bson);
    for (const { index, keys } of entries) this.#addEntries(index, keys, idKey);
    this.#count = count + 1;
  }

  /** Puts `after` in the place of `before`; both have the same _id. */
  replace(idKey: IdKey, before: Document, after: Document, bson: Buffer): void {
    const entries = this.#entriesOf(after, idKey);
    const old = this.#entriesOf(before, idKey);
    this.#checkUnique(entries, idKey, after);
    entries.forEach(({ index, keys }, i) => {
      const was = old[i]?.keys ?? [];
      this.#removeEntries(
        index,
        was.filter((key) => !keys.includes(key)),
        idKey,
      );
      this.#addEntries(
        index,
        keys.filter((key) => !was.includes(key)),
        idKey,
      );
    });
    this.#write(idKey, after, bson);
  }

  remove(idKey: IdKey, document: Document): void {
    const count = this.count();
    for (const { index, keys } of this.#entriesOf(document, idKey))
      this.#removeEntries(index, keys, idKey);
    this.#host.environment.documents.remove(this.#prefix + idKey);
    this.#cache.delete(idKey);
    this.#count = count - 1;
  }

  /** Fills a new index from the documents there are. */
  buildIndex(index: IndexDefinition): void {
    this.scan((document, idKey) => {
      const keys = this.#keysFor(index, document, idKey);
      this.#checkUnique([{ index, keys }], idKey, document);
      this.#addEntries(index, keys, idKey);
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

  /** Forgets what is in memory: after a write that was undone. */
  forget(): void {
    this.#cache.clear();
    this.#count = undefined;
  }

  #write(idKey: IdKey, document: Document, bson: Buffer): void {
    const record = toRecord(bson);
    this.#host.environment.documents.put(this.#prefix + idKey, record);
    if (this.#cache.complete || this.#cache.documents.has(idKey))
      this.#cache.set(idKey, document, record.length);
  }

  #entriesOf(document: Document, idKey: IdKey): { index: IndexDefinition; keys: string[] }[] {
    return this.indexes
      .slice(1)
      .map((index) => ({ index, keys: this.#keysFor(index, document, idKey) }));
  }

  #keysFor(index: IndexDefinition, document: Document, idKey: IdKey): string[] {
    const { keys, multikey } = indexKeys(index, document);
    if (multikey && !index.multikey) {
      index.multikey = true;
      this.#host.saveCollection(this);
    }
    for (const key of keys)
      if (key.length + idKey.length + 4 > MAX_KEY_BYTES)
        throw new CommandError(
          ErrorCode.KeyTooLong,
          `The key of a document in index ${index.name} of ${this.namespace} is longer than ${MAX_KEY_BYTES} bytes.`,
        );
    return keys;
  }

  #checkUnique(
    entries: { index: IndexDefinition; keys: string[] }[],
    idKey: IdKey,
    document: Document,
  ): void {
    for (const { index, keys } of entries) {
      if (!index.unique) continue;
      for (const key of keys) {
        const start = numberKey(index.number) + key;
        for (const { value } of this.#host.environment.indexes.getRange({
          start,
          end: `${start}\xff`,
          limit: 2,
        }))
          if (value.toString('latin1') !== idKey) throw this.#duplicate(index, document);
      }
    }
  }

  #addEntries(index: IndexDefinition, keys: string[], idKey: IdKey): void {
    const value = Buffer.from(idKey, 'latin1');
    const prefix = numberKey(index.number);
    for (const key of keys) this.#host.environment.indexes.put(prefix + key + idKey, value);
  }

  #removeEntries(index: IndexDefinition, keys: string[], idKey: IdKey): void {
    const prefix = numberKey(index.number);
    for (const key of keys) this.#host.environment.indexes.remove(prefix + key + idKey);
  }

  #duplicate(index: IndexDefinition, document: Document): CommandError {
    const keyValue = documentOf(
      Object.fromEntries(
        index.fields.map(({ path }) => [path.name, plainValue(document, path) ?? null]),
      ),
    );
    return new CommandError(
      ErrorCode.DuplicateKey,
      `E11000 duplicate key error collection: ${this.namespace} index: ${index.name} dup key: ${toText(keyValue)}`,
      { keyPattern: keyPattern(index), keyValue },
    );
  }
}

/** The encoded _id; refuses what MongoDB refuses as an _id. */
export function idKeyOf(id: Value): IdKey {
  const key = encodeKey(id);
  if (key.length + 4 > MAX_KEY_BYTES)
    throw new CommandError(ErrorCode.KeyTooLong, `An _id is longer than ${MAX_KEY_BYTES} bytes.`);
  return key;
}

function removeRange(table: Environment['documents'], number: number): void {
  const keys = [...table.getKeys({ start: numberKey(number), end: numberKey(number + 1) })];
  for (const key of keys) table.remove(key);
}
