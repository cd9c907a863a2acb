import { toIntOrLong } from '../bson/numbers.ts';
import { type Document, documentOf, UtcDate } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import { collectionName } from './arguments.ts';
import type { Command } from './command.ts';

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

export const collStats: Command = {
  fields: ['scale', 'collstats'],
  run({ engine, database, body }) {
    const name = collectionName(body, body.collStats === undefined ? 'collstats' : 'collStats');
    const collection = engine.store.find(database, name);
    const ns = `${database}.${name}`;
    if (!collection)
      return documentOf({ ns, size: 0, count: 0, storageSize: 0, nindexes: 0, totalIndexSize: 0 });
    return documentOf({ ns, ...storageStats(collection) });
  },
};

export const dbStats: Command = {
  fields: ['scale', 'freeStorage', 'dbstats'],
  run({ engine, database }) {
    const collections = engine.store.list(database);
    const sum = (of: (collection: Collection) => number) =>
      toIntOrLong(collections.reduce((total, one) => total + of(one), 0));
    const size = sum((one) => one.size());
    return documentOf({
      db: database,
      collections: collections.length,
      views: 0,
      objects: sum((one) => one.count()),
      dataSize: size,
      storageSize: size,
      indexes: sum((one) => one.indexes.length),
      scaleFactor: 1,
    });
  },
};

export const serverStatus: Command = {
  fields: ['repl', 'metrics', 'locks', 'wiredTiger', 'network', 'opcounters'],
  run({ engine }) {
    const memory = process.memoryUsage();
    return documentOf({
      host: 'localhost',
      version: '7.0.0',
      process: 'embedded',
      pid: BigInt(process.pid),
      uptime: Math.floor((Date.now() - engine.startedAt) / 1000),
      localTime: new UtcDate(Date.now()),
      connections: documentOf({ current: engine.connections, available: 100_000 }),
      metrics: documentOf({
        cursor: documentOf({ open: documentOf({ total: engine.cursors.size }) }),
        commands: toIntOrLong(engine.operations),
      }),
      mem: documentOf({
        resident: Math.round(memory.rss / 1048576),
        heapUsed: Math.round(memory.heapUsed / 1048576),
      }),
    });
  },
};
