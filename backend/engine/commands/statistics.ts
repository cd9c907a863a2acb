import { toIntOrLong } from '../bson/numbers.ts';
import { type Document, documentOf, UtcDate } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import { defineCommand } from './command.ts';
import { any, boolOrNumber, collectionName, whole } from './field-types.ts';
import { optional } from './schema.ts';

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

const scale = optional(whole);

/** https://www.mongodb.com/docs/manual/reference/command/collStats/ */
export const collStats = defineCommand(
  { target: collectionName, fields: { scale } },
  ({ target }, { engine, database }) => {
    const collection = engine.store.find(database, target);
    const ns = `${database}.${target}`;
    if (!collection)
      return documentOf({ ns, size: 0, count: 0, storageSize: 0, nindexes: 0, totalIndexSize: 0 });
    return documentOf({ ns, ...storageStats(collection) });
  },
);

/** https://www.mongodb.com/docs/manual/reference/command/dbStats/ */
export const dbStats = defineCommand(
  { target: any, fields: { scale, freeStorage: optional(boolOrNumber) } },
  (_args, { engine, database }) => {
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
);

const section = optional(any);

/** https://www.mongodb.com/docs/manual/reference/command/serverStatus/ */
export const serverStatus = defineCommand(
  {
    target: any,
    fields: {
      repl: section,
      metrics: section,
      locks: section,
      wiredTiger: section,
      network: section,
      opcounters: section,
    },
  },
  (_args, { engine }) => {
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
);
