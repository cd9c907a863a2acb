import { toIntOrLong } from '../bson/numbers.ts';
import { documentOf, UtcDate } from '../bson/values.ts';
import { any } from '../schema/field-types.ts';
import { defineCommand } from './command.ts';
import { VERSION } from './handshake.ts';

const MB = 1024 * 1024;

/**
 * `metrics.queryExecutor` tells whether queries used an index.
 * https://www.mongodb.com/docs/manual/reference/command/serverStatus/
 */
export const serverStatus = defineCommand({ target: any, fields: {} }, (_args, { engine }) => {
  const memory = process.memoryUsage();
  const { collectionScans } = engine.store.counters;
  return documentOf({
    host: 'localhost',
    version: VERSION,
    process: 'embedded',
    pid: BigInt(process.pid),
    uptime: Math.floor((Date.now() - engine.startedAt) / 1000),
    localTime: new UtcDate(Date.now()),
    connections: documentOf({ current: engine.connections, available: 100_000 }),
    metrics: documentOf({
      cursor: documentOf({ open: documentOf({ total: engine.cursors.size }) }),
      commands: toIntOrLong(engine.operations),
      queryExecutor: documentOf({
        collectionScans: documentOf({ total: toIntOrLong(collectionScans) }),
      }),
    }),
    mem: documentOf({
      resident: Math.round(memory.rss / MB),
      heapUsed: Math.round(memory.heapUsed / MB),
    }),
  });
});
