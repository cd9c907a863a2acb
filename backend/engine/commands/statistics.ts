import { toIntOrLong } from '../bson/numbers.ts';
import { type Document, documentOf, UtcDate } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';

/** One document of $collStats: the parts that were asked for. */
export function collectionStatistics(
  collection: Collection | undefined,
  namespace: string,
  argument: Document,
): Document {
  if (!collection) throw new CommandError(26, `Collection [${namespace}] not found.`);
  return documentOf({
    ns: namespace,
    localTime: new UtcDate(Date.now()),
    storageStats: 'storageStats' in argument ? storageStats(collection) : undefined,
    count: 'count' in argument ? toIntOrLong(collection.count()) : undefined,
  });
}

function storageStats(collection: Collection): Document {
  const count = collection.count();
  const size = collection.size();
  return documentOf({
    size: toIntOrLong(size),
    count: toIntOrLong(count),
    avgObjSize: count === 0 ? undefined : Math.round(size / count),
    storageSize: toIntOrLong(size),
    capped: false,
    nindexes: collection.indexes.length,
    scaleFactor: 1,
  });
}
