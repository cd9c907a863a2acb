import { toIntOrLong } from '../bson/numbers.ts';
import { documentOf } from '../bson/values.ts';
import { any } from '../schema/field-types.ts';
import { defineCommand } from './command.ts';

const MB = 1024 * 1024;

/**
 * Only what tells of the memory and whether queries used an index.
 * https://www.mongodb.com/docs/manual/reference/command/serverStatus/
 */
export const serverStatus = defineCommand({ target: any, fields: {} }, (_args, { engine }) => {
  const { rss, heapUsed } = process.memoryUsage();
  const total = toIntOrLong(engine.store.counters.collectionScans);
  return documentOf({
    connections: documentOf({ current: engine.connections }),
    metrics: documentOf({
      queryExecutor: documentOf({ collectionScans: documentOf({ total }) }),
    }),
    mem: documentOf({ resident: Math.round(rss / MB), heapUsed: Math.round(heapUsed / MB) }),
  });
});
