import { type Document, documentOf, UtcDate } from '../bson/values.ts';
import { compileFilter } from '../query/matcher.ts';
import type { Collection } from './collection.ts';
import type { IndexDefinition } from './index-definition.ts';
import { plan } from './planner.ts';
import type { Store } from './store.ts';

/** Few enough that other commands don't have to wait. */
const BATCH_SIZE = 1000;

/**
 * Deletes the documents that have expired by a TTL index, at regular intervals. Returns how to stop it.
 * https://www.mongodb.com/docs/manual/core/index-ttl/
 */
export function startExpiry(store: Store, intervalMs: number): () => void {
  let stopped = false;
  const timer = setInterval(() => void sweep(store, () => stopped), intervalMs);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}

async function sweep(store: Store, stopped: () => boolean): Promise<void> {
  for (const collection of store.all())
    for (const index of collection.indexes) {
      let deleted = BATCH_SIZE;
      while (index.expireAfterSeconds !== undefined && deleted === BATCH_SIZE && !stopped())
        // A full disk fails this sweep only; the next one tries again.
        try {
          deleted = await store.write(() => removeExpired(store, collection, index));
        } catch {
          deleted = 0;
        }
    }
}

/** Deletes a batch of expired documents and returns their number. Only inside a write. */
function removeExpired(store: Store, collection: Collection, index: IndexDefinition): number {
  const [field] = index.fields;
  if (!field || store.find(collection.database, collection.name) !== collection) return 0;
  const limit = new UtcDate(Math.floor(Date.now() - (index.expireAfterSeconds ?? 0) * 1000));
  const filter = documentOf({ [field.path.name]: documentOf({ $lte: limit }) });
  const match = compileFilter(filter, {});
  const expired: [string, Document][] = [];
  plan(collection, { filter, hint: index.name }).visit((document, idKey) => {
    if (match(document) && (index.covers?.(document) ?? true)) expired.push([idKey, document]);
    return expired.length < BATCH_SIZE;
  });
  for (const [idKey, document] of expired) collection.remove(idKey, document);
  return expired.length;
}
