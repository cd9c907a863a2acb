import { toText } from '../bson/text.ts';
import { type Document, documentOf } from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';
import { MAX_KEY_BYTES, numberKey, type Table } from './environment.ts';
import type { IdKey } from './id-key.ts';
import { type IndexDefinition, indexKeys, keyPattern, valuesOfKey } from './index-definition.ts';

/** What has indexes: a collection. */
interface Indexed {
  namespace: string;
  /** The first is the one on _id. */
  indexes: readonly IndexDefinition[];
}

interface Entries {
  index: IndexDefinition;
  keys: string[];
}

/**
 * Keeps the indexes of a collection (except the one on _id, which the documents themselves are) in step
 * with its documents. Everything is checked before anything is written, so a refusal leaves no trace.
 */
export class IndexEntries {
  readonly #collection: Indexed;
  readonly #table: Table;
  readonly #onMultikey: () => void;

  /** `onMultikey` is called when an index has met its first array. */
  constructor(collection: Indexed, table: Table, onMultikey: () => void) {
    this.#collection = collection;
    this.#table = table;
    this.#onMultikey = onMultikey;
  }

  add(idKey: IdKey, document: Document): void {
    const entries = this.#of(document, idKey);
    for (const one of entries) this.#checkUnique(one, idKey, document);
    for (const one of entries) this.#put(one, idKey);
  }

  addTo(index: IndexDefinition, idKey: IdKey, document: Document): void {
    const entries = { index, keys: this.#keys(index, document, idKey) };
    this.#checkUnique(entries, idKey, document);
    this.#put(entries, idKey);
  }

  replace(idKey: IdKey, before: Document, after: Document): void {
    const entries = this.#of(after, idKey);
    const old = this.#of(before, idKey);
    for (const one of entries) this.#checkUnique(one, idKey, after);
    entries.forEach(({ index, keys }, i) => {
      const was = old[i]?.keys ?? [];
      this.#take({ index, keys: was.filter((key) => !keys.includes(key)) }, idKey);
      this.#put({ index, keys: keys.filter((key) => !was.includes(key)) }, idKey);
    });
  }

  remove(idKey: IdKey, document: Document): void {
    for (const one of this.#of(document, idKey)) this.#take(one, idKey);
  }

  #of(document: Document, idKey: IdKey): Entries[] {
    return this.#collection.indexes
      .slice(1)
      .map((index) => ({ index, keys: this.#keys(index, document, idKey) }));
  }

  #keys(index: IndexDefinition, document: Document, idKey: IdKey): string[] {
    const { keys, multikey } = indexKeys(index, document);
    if (multikey && !index.multikey) {
      index.multikey = true;
      this.#onMultikey();
    }
    for (const key of keys)
      if (key.length + idKey.length + 4 > MAX_KEY_BYTES)
        throw new CommandError(
          ErrorCode.KeyTooLong,
          `The key of a document in index ${index.name} of ${this.#collection.namespace} is longer than ${MAX_KEY_BYTES} bytes.`,
        );
    return keys;
  }

  #checkUnique({ index, keys }: Entries, idKey: IdKey, document: Document): void {
    if (!index.unique) return;
    for (const key of keys) {
      const start = numberKey(index.number) + key;
      const range = { start, end: `${start}\xff`, limit: 2 };
      for (const { value } of this.#table.getRange(range))
        if (value.toString('latin1') !== idKey)
          throw duplicateKey(this.#collection, index, document, key);
    }
  }

  #put({ index, keys }: Entries, idKey: IdKey): void {
    const value = Buffer.from(idKey, 'latin1');
    const prefix = numberKey(index.number);
    for (const key of keys) this.#table.put(prefix + key + idKey, value);
  }

  #take({ index, keys }: Entries, idKey: IdKey): void {
    const prefix = numberKey(index.number);
    for (const key of keys) this.#table.remove(prefix + key + idKey);
  }
}

/** DuplicateKey (11000) with the pattern and the values of the key, which mongoose shows. */
export function duplicateKey(
  { namespace }: Indexed,
  index: IndexDefinition,
  document: Document,
  key?: string,
): CommandError {
  const row = valuesOfKey(index, document, key);
  const keyValue = documentOf(
    Object.fromEntries(index.fields.map(({ path }, i) => [path.name, row[i] ?? null])),
  );
  return new CommandError(
    ErrorCode.DuplicateKey,
    `E11000 duplicate key error collection: ${namespace} index: ${index.name} dup key: ${toText(keyValue)}`,
    { keyPattern: keyPattern(index), keyValue },
  );
}
