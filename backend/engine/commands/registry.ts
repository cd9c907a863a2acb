import { aggregate } from './aggregate.ts';
import { create, drop, dropDatabase, listCollections } from './collections.ts';
import type { Command } from './command.ts';
import { count, distinct } from './count.ts';
import { createIndexes } from './create-indexes.ts';
import { remove } from './delete.ts';
import { find } from './find.ts';
import { findAndModify } from './find-and-modify.ts';
import { getMore, killCursors } from './get-more.ts';
import { buildInfo, endSessions, hello, ping } from './handshake.ts';
import { dropIndexes, listIndexes } from './indexes.ts';
import { insert } from './insert.ts';
import { listDatabases } from './list-databases.ts';
import { serverStatus } from './server-status.ts';
import { abortTransaction, commitTransaction } from './transactions.ts';
import { update } from './update.ts';

/** Every command by the name it has on the wire. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    abortTransaction,
    aggregate,
    buildInfo,
    commitTransaction,
    count,
    create,
    createIndexes,
    delete: remove,
    distinct,
    drop,
    dropDatabase,
    dropIndexes,
    endSessions,
    find,
    findAndModify,
    getMore,
    hello,
    insert,
    isMaster: hello,
    ismaster: hello,
    killCursors,
    killSessions: endSessions,
    listCollections,
    listDatabases,
    listIndexes,
    ping,
    serverStatus,
    update,
  }),
);
