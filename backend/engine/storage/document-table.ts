import type { Transaction } from 'lmdb';
import { encodeDocument } from '../bson/encode.ts';
import type { KeyRange } from '../bson/key-range.ts';
import type { Document, Value } from '../bson/values.ts';
import type { ReadFields } from '../query/read-fields.ts';
import { type CacheBudget, DocumentCache } from './document-cache.ts';
import { type Environment, numberKey, removeNumber } from './environment.ts';
import { type IdKey, idKeyOf } from './id-key.ts';
import { bsonOf, fieldsFromRecord, fromRecord, toRecord } from './record.ts';
import type { UndoLog } from './undo-log.ts';

/** Gets one document; returns false to end the scan. */
export type Visit = (document: Document, idKey: IdKey) => boolean | undefined;

/** Of so many documents, those that a query reads in part are not decoded as a whole: 7 µs for an order. */
const PARTLY_FROM = 20_000;
/** Nor are those that are so large: 0.3 ms, against 0.2 µs for one field. */
const LARGE_BYTES = 65_536;

/** The documents of one collection: in the file, and in memory as far as the cache has room. */
export class DocumentTable {
  readonly number: number;
  readonly #table: Environment['documents'];
  readonly #prefix: string;
  readonly #undo: UndoLog;
  readonly #budget: CacheBudget;
  readonly #cache: DocumentCache;
  #count: number | undefined;
  /** Raised with every change, so that a cursor knows whether its documents are still the stored ones. */
  #version = 0;

  constructor(
    { documents, undo }: Environment,
    budget: CacheBudget,
    { number, isNew }: { number: number; isNew: boolean },
  ) {
    this.number = number;
    this.#table = documents;
    this.#undo = undo;
    this.#prefix = numberKey(number);
    this.#budget = budget;
    this.#cache = new DocumentCache(budget);
    this.#cache.complete = isNew;
    this.#count = isNew ? 0 : undefined;
  }

  // Each time a new one: lmdb writes into the options it is given.
  get #range(): KeyRange {
    return { start: this.#prefix, end: numberKey(this.number + 1) };
  }

  /** Whether a scan needs no disk. */
  get isInMemory(): boolean {
    return this.#cache.complete;
  }

  count(): number {
    this.#count ??= this.#table.getKeysCount(this.#range);
    return this.#count;
  }

  /** Returns a document; where `fields` are given, these at least. */
  get(idKey: IdKey, fields?: ReadFields): Document | undefined {
    const known = this.#cache.get(idKey);
    if (known !== undefined || this.#cache.complete) return known;
    if (fields && this.count() > PARTLY_FROM) return this.#getFields(idKey, fields);
    const record = this.#table.get(this.#prefix + idKey);
    if (record === undefined) return undefined;
    if (fields && record.length >= LARGE_BYTES) return fieldsFromRecord(record, fields);
    const document = fromRecord(record);
    this.#cache.set(idKey, document, record.length);
    return document;
  }

  /** Reading on through a large collection would only push out what is in memory. */
  #getFields(idKey: IdKey, fields: ReadonlySet<string>): Document | undefined {
    // Its buffer is used again by the next read.
    const record = this.#table.getBinaryFast(this.#prefix + idKey) as Buffer | undefined;
    return record && fieldsFromRecord(record, fields);
  }

  /** Yields the BSON of all documents, or of some, as a transaction sees them; keeps none in memory. */
  *bsonIn(transaction: Transaction, ids?: Iterable<IdKey>): Generator<Buffer, undefined> {
    if (!ids) {
      const records = this.#table.getRange({ ...this.#range, transaction });
      for (const { value } of records) yield bsonOf(value);
    } else
      for (const id of ids) {
        const record = this.#table.get(this.#prefix + id, { transaction });
        if (record) yield bsonOf(record);
      }
  }

  /** Visits all documents, in no promised order. */
  protected visitAll(visit: Visit): void {
    this.#budget.touch(this.#cache);
    if (!this.#cache.complete) this.#visitFile(visit);
    else
      for (const [idKey, { document }] of this.#cache.entries)
        if (visit(document, idKey) === false) return;
  }

  /** Visits all documents and keeps them in memory if all of them fit. */
  #visitFile(visit: Visit): void {
    let ended = false;
    let bytes = 0;
    const loaded: [IdKey, Document, number][] = [];
    for (const { key, value } of this.#table.getRange(this.#range)) {
      const idKey = key.slice(this.#prefix.length);
      const document = this.#cache.get(idKey) ?? fromRecord(value);
      bytes += value.length;
      if (bytes <= this.#budget.limit) loaded.push([idKey, document, value.length]);
      else loaded.length = 0;
      ended ||= visit(document, idKey) === false;
      // A scan that ends early still loads a collection that fits, so that the next one is fast.
      if (ended && bytes > this.#budget.limit) return;
    }
    if (bytes > this.#budget.limit) return;
    for (const [idKey, document, size] of loaded) this.#cache.set(idKey, document, size);
    this.#cache.complete = this.#cache.entries.size === loaded.length;
  }

  /**
   * Loads the next few documents behind `after` into memory. Returns the last one's id, or undefined
   * when all are loaded, the cache is full, or there are so many that most queries read only fields of them.
   */
  warm(after: IdKey, limit: number): IdKey | undefined {
    if (this.#cache.complete || this.count() > PARTLY_FROM) return undefined;
    let last: IdKey | undefined;
    const start = after === '' ? this.#prefix : `${this.#prefix}${after}\xff`;
    for (const { key, value } of this.#table.getRange({ ...this.#range, start, limit })) {
      last = key.slice(this.#prefix.length);
      if (value.length > this.#budget.free) return undefined;
      if (!this.#cache.entries.has(last)) this.#cache.set(last, fromRecord(value), value.length);
    }
    if (last === undefined) this.#cache.complete = this.#cache.entries.size === this.count();
    return last;
  }

  /**
   * Returns a function that gives the BSON of documents that have just been read: the stored bytes as
   * long as nothing is written to the collection, and the same bytes encoded again after that.
   */
  encoder(): (document: Document) => Buffer {
    const version = this.#version;
    return (document) =>
      version === this.#version ? this.#storedBson(document) : encodeDocument(document);
  }

  #storedBson(document: Document): Buffer {
    const key = this.#prefix + idKeyOf(document._id as Value);
    // Its buffer is used again by the next read.
    const record = this.#table.getBinaryFast(key) as Buffer;
    return Buffer.from(bsonOf(record));
  }

  protected put(idKey: IdKey, document: Document, bson: Buffer, isNew: boolean): void {
    const record = toRecord(bson);
    const count = isNew ? this.count() + 1 : this.#count;
    this.#noteBefore(idKey);
    this.#count = count;
    this.#version++;
    this.#table.put(this.#prefix + idKey, record);
    const isKept = this.#cache.complete || this.#cache.entries.has(idKey);
    if (isKept || record.length <= this.#budget.free)
      this.#cache.set(idKey, document, record.length);
  }

  protected take(idKey: IdKey): void {
    const count = this.count() - 1;
    this.#noteBefore(idKey);
    this.#count = count;
    this.#version++;
    this.#table.remove(this.#prefix + idKey);
    this.#cache.delete(idKey);
  }

  /** Notes what memory knows of a document that is about to change. */
  #noteBefore(idKey: IdKey): void {
    if (this.#undo.isLong) {
      this.#undo.noteForgetful(this);
      return;
    }
    const count = this.#count;
    const { complete } = this.#cache;
    const entry = this.#cache.entries.get(idKey);
    this.#undo.note(() => {
      this.#version++;
      this.#count = count;
      if (entry) this.#cache.set(idKey, entry.document, entry.bytes);
      else this.#cache.delete(idKey);
      // What was loaded since then may lack this document.
      this.#cache.complete &&= complete;
    });
  }

  clear(): void {
    this.#undo.note(() => this.forget());
    this.#version++;
    removeNumber(this.#table, this.number);
    this.#cache.clear();
    this.#cache.complete = true;
    this.#count = 0;
  }

  /** Drops what is in memory. */
  forget(): void {
    this.#version++;
    this.#cache.clear();
    this.#count = undefined;
  }
}
