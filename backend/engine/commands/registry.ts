import { aggregate } from './aggregate.ts';
import {
  create,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
  refuse,
} from './collections.ts';
import type { Command } from './command.ts';
import { count, distinct } from './count.ts';
import { createIndexes } from './create-indexes.ts';
import { remove } from './delete.ts';
import { find } from './find.ts';
import { findAndModify } from './find-and-modify.ts';
import { getMore, killCursors } from './get-more.ts';
import { handshake } from './handshake.ts';
import { dropIndexes, listIndexes } from './indexes.ts';
import { insert } from './insert.ts';
import { collStats, dbStats, serverStatus } from './statistics.ts';
import { update } from './update.ts';

const refused = [
  'abortTransaction',
  'commitTransaction',
  'applyOps',
  'authenticate',
  'bulkWrite',
  'changeStreams',
  'collMod',
  'compact',
  'convertToCapped',
  'cloneCollectionAsCapped',
  'createUser',
  'dropUser',
  'updateUser',
  'usersInfo',
  'createRole',
  'dropRole',
  'currentOp',
  'killOp',
  'explain',
  'filemd5',
  'fsync',
  'geoSearch',
  'getLog',
  'logRotate',
  'logout',
  'mapReduce',
  'profile',
  'reIndex',
  'renameCollection',
  'replSetGetStatus',
  'replSetInitiate',
  'saslStart',
  'saslContinue',
  'setParameter',
  'setFeatureCompatibilityVersion',
  'shutdown',
  'top',
  'validate',
  'createSearchIndexes',
  'updateSearchIndex',
  'dropSearchIndex',
  'configureFailPoint',
  'planCacheClear',
];

/** Every command by the name it has on the wire. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    ...Object.fromEntries(refused.map((name) => [name, refuse(name)])),
    ...handshake,
    find,
    insert,
    update,
    aggregate,
    count,
    distinct,
    getMore,
    killCursors,
    findAndModify,
    create,
    drop,
    dropDatabase,
    listCollections,
    listDatabases,
    createIndexes,
    listIndexes,
    dropIndexes,
    collStats,
    dbStats,
    serverStatus,
    delete: remove,
    findandmodify: findAndModify,
    collstats: collStats,
    dbstats: dbStats,
    deleteIndexes: dropIndexes,
  }),
);
