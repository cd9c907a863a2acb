import { rootScope } from '../aggregation/expressions/scope.ts';
import { type Document, documentOf, UtcDate } from '../bson/values.ts';
import { compileFilter } from '../query/matcher.ts';
import type { Collection } from './collection.ts';
import type { IndexDefinition } from './index-definition.ts';
import { plan } from './planner.ts';
import type { Store } from './store.ts';

/** One turn takes away at most this many, so that other commands are not held up. */
const BATCH = 1000;

/**
 * Deletes documents that a TTL index says are too old, at regular intervals.
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
      let deleted = BATCH;
      while (index.expireAfterSeconds !== undefined && deleted === BATCH && !stopped())
        // A full disk fails this turn only; the next one tries again.
        deleted = await store.write(() => removeExpired(store, collection, index)).catch(() => 0);
    }
}

/** Deletes some expired documents; inside a write. Returns how many. */
export function removeExpired(
  store: Store,
  collection: Collection,
  index: IndexDefinition,
): number {
  const [field] = index.fields;
  if (!field || store.find(collection.database, collection.name) !== collection) return 0;
  const limit = new UtcDate(Date.now() - (index.expireAfterSeconds ?? 0) * 1000);
  const filter = documentOf({ [field.path.name]: documentOf({ $lte: limit }) });
  const match = compileFilter(filter, { scope: rootScope() });
  const expired: [string, Document][] = [];
  plan(collection, { filter }).visit((document, idKey) => {
    if (match(document) && (index.covers?.(document) ?? true)) expired.push([idKey, document]);
    return expired.length < BATCH;
  });
  for (const [idKey, document] of expired) collection.remove(idKey, document);
  return expired.length;
}
