import { toIntOrLong } from '../bson/numbers.ts';
import { documentOf } from '../bson/values.ts';
import { any } from '../schema/field-types.ts';
import { defineCommand } from './command.ts';

const MB = 1024 * 1024;

/**
 * Only what tells of the memory, whether queries used an index, also for their order, and what reached the
 * disk; `storage` is this engine's own.
 * https://www.mongodb.com/docs/manual/reference/command/serverStatus/
 */
export const serverStatus = defineCommand({ target: any, fields: {} }, (_args, { engine }) => {
  const { rss, heapUsed } = process.memoryUsage();
  const { collectionScans, scannedObjects, scanAndOrder } = engine.store.counters;
  const { commits, commitMs, fileBytes } = engine.store.writeStatus();
  return documentOf({
    connections: documentOf({ current: engine.connections }),
    metrics: documentOf({
      queryExecutor: documentOf({
        scannedObjects: toIntOrLong(scannedObjects),
        collectionScans: documentOf({ total: toIntOrLong(collectionScans) }),
      }),
      operation: documentOf({ scanAndOrder: toIntOrLong(scanAndOrder) }),
    }),
    storage: documentOf({
      commits: toIntOrLong(commits),
      commitMs,
      fileBytes: toIntOrLong(fileBytes),
    }),
    mem: documentOf({ resident: Math.round(rss / MB), heapUsed: Math.round(heapUsed / MB) }),
  });
});
