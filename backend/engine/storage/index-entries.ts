import { entryRange } from '../bson/key-range.ts';
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

/**
 * Keeps the indexes of a collection (except the one on _id, which the documents themselves are) in step
 * with its documents. Everything is checked before anything is written, so a refusal leaves no trace.
 */
export class IndexEntries {
  readonly #collection: Indexed;
  readonly #table: Table;
  readonly #onMultikey: (index: IndexDefinition) => void;

  /** `onMultikey` is called when an index has met its first array. */
  constructor(collection: Indexed, table: Table, onMultikey: (index: IndexDefinition) => void) {
    this.#collection = collection;
    this.#table = table;
    this.#onMultikey = onMultikey;
  }

  /** Enters what a document became, in place of what it was; undefined where there is none. */
  change(
    idKey: IdKey,
    before: Document | undefined,
    after: Document | undefined,
    indexes = this.#collection.indexes.slice(1),
  ): void {
    const changes = indexes.map((index) => {
      const old = before ? this.#keys(index, before, idKey) : [];
      const keys = after ? this.#keys(index, after, idKey) : [];
      return {
        index,
        removed: old.filter((key) => !keys.includes(key)),
        added: keys.filter((key) => !old.includes(key)),
      };
    });
    for (const { index, added } of changes)
      if (index.unique && after) this.#checkUnique(index, added, idKey, after);
    const value = Buffer.from(idKey, 'latin1');
    for (const { index, removed, added } of changes) {
      const prefix = numberKey(index.number);
      for (const key of removed) this.#table.remove(prefix + key + idKey);
      for (const key of added) this.#table.put(prefix + key + idKey, value);
    }
  }

  #keys(index: IndexDefinition, document: Document, idKey: IdKey): string[] {
    const { keys, multikey } = indexKeys(index, document);
    if (multikey && !index.multikey) {
      index.multikey = true;
      this.#onMultikey(index);
    }
    for (const key of keys)
      if (key.length + idKey.length + 4 > MAX_KEY_BYTES)
        throw new CommandError(
          ErrorCode.KeyTooLong,
          `The key of a document in index ${index.name} of ${this.#collection.namespace} is longer than ${MAX_KEY_BYTES} bytes.`,
        );
    return keys;
  }

  #checkUnique(index: IndexDefinition, keys: string[], idKey: IdKey, document: Document): void {
    for (const key of keys) {
      const range = entryRange(numberKey(index.number) + key);
      for (const { value } of this.#table.getRange({ ...range, limit: 2 }))
        if (value.toString('latin1') !== idKey)
          throw duplicateKey(this.#collection, index, document, key);
    }
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
