import { toIntOrLong } from '../bson/numbers.ts';
import { documentOf } from '../bson/values.ts';
import { any } from '../schema/field-types.ts';
import { defineCommand } from './command.ts';

const MB = 1024 * 1024;

/**
 * Only what tells of the memory and whether queries used an index, also for their order.
 * https://www.mongodb.com/docs/manual/reference/command/serverStatus/
 */
export const serverStatus = defineCommand({ target: any, fields: {} }, (_args, { engine }) => {
  const { rss, heapUsed } = process.memoryUsage();
  const { collectionScans, scannedObjects, scanAndOrder } = engine.store.counters;
  return documentOf({
    connections: documentOf({ current: engine.connections }),
    metrics: documentOf({
      queryExecutor: documentOf({
        scannedObjects: toIntOrLong(scannedObjects),
        collectionScans: documentOf({ total: toIntOrLong(collectionScans) }),
      }),
      operation: documentOf({ scanAndOrder: toIntOrLong(scanAndOrder) }),
    }),
    mem: documentOf({ resident: Math.round(rss / MB), heapUsed: Math.round(heapUsed / MB) }),
  });
});
