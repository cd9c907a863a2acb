import { hostname } from 'node:os';
import { toIntOrLong } from '../bson/numbers.ts';
import { documentOf, UtcDate } from '../bson/values.ts';
import { any } from '../schema/field-types.ts';
import { optional } from '../schema/schema.ts';
import { defineCommand } from './command.ts';
import { VERSION } from './handshake.ts';

const MB = 1024 * 1024;

/** Sections that a client may leave out or ask for; there are none of these here. */
const SECTIONS = Object.fromEntries(
  ['repl', 'locks', 'sharding', 'tcmalloc', 'wiredTiger', 'oplog'].map((name) => [
    name,
    optional(any),
  ]),
);

/**
 * Only what tells of the memory, whether queries used an index, also for their order, and what reached the
 * disk; `storage` is this engine's own.
 * https://www.mongodb.com/docs/manual/reference/command/serverStatus/
 */
export const serverStatus = defineCommand(
  { target: any, fields: SECTIONS },
  (_args, { engine }) => {
    const { rss, heapUsed } = process.memoryUsage();
    const { collectionScans, scannedObjects, scanAndOrder } = engine.store.counters;
    const { commits, commitMs, fileBytes } = engine.store.writeStatus();
    const uptime = process.uptime();
    return documentOf({
      host: hostname(),
      version: VERSION,
      process: 'mongod',
      pid: toIntOrLong(process.pid),
      uptime: Math.floor(uptime),
      uptimeMillis: toIntOrLong(Math.round(uptime * 1000)),
      localTime: new UtcDate(Date.now()),
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
  },
);
