import { existsSync, statSync, writeFileSync } from 'node:fs';
import { type Database, open, type RootDatabase, type Transaction } from 'lmdb';
import { behindPrefix, type KeyRange } from '../bson/key-range.ts';
import { DiskGuard } from './disk-guard.ts';
import { UndoLog } from './undo-log.ts';

/** Keys are byte strings kept as latin1 text: their order is the order of the bytes. */
const keyEncoder = {
  writeKey: (key: string, target: Buffer, position: number): number =>
    position + target.write(key, position, 'latin1'),
  readKey: (source: Buffer, start: number, end: number): string =>
    source.toString('latin1', start, end),
};

export type Table = Database<Buffer, string>;

export interface Environment {
  root: RootDatabase;
  /** Every transaction that writes has to ask it. */
  guard: DiskGuard;
  /** Every change of what mirrors the file in memory has to be noted in it. */
  undo: UndoLog;
  /** One record about the file itself and one per collection. */
  catalogue: Table;
  /** collection number (4 bytes) + encoded _id -> document. */
  documents: Table;
  /** index number (4 bytes) + encoded fields + encoded _id -> encoded _id. */
  indexes: Table;
}

/** The longest key that LMDB takes with pages of 4 KB. Being asked for a longer one leaves it unusable. */
export const MAX_KEY_BYTES = 1978;

/** Returns a range that holds the same stored keys, none of which is too long, within bounds that LMDB takes. */
export const askableRange = ({ start, end }: KeyRange): KeyRange => ({
  start: askableBound(start),
  end: askableBound(end),
});

/** A stored key that is not below a longer bound is not below what lies behind the bound's beginning either. */
const askableBound = (key: string): string =>
  key.length <= MAX_KEY_BYTES ? key : behindPrefix(key.slice(0, MAX_KEY_BYTES));

/** Room for 188 readers; LMDB asks for 126, and its own file is shorter. */
const LOCK_FILE_BYTES = 12_288;
const USED_LOCK_BYTES = 8192;

/**
 * How many free places of the file LMDB looks through for one that is large enough, and keeps in memory for
 * the next commit, which writes the list of them anew. With the package's 50,000, storing one document of
 * 280 KB in a file of 8 GB made each later commit take 0.3 s of CPU time. With 2000, large values that come
 * and go made a fragmented file grow by a sixth of what was written; with these it stops growing.
 */
const FREE_SPACE = { maxFreeSpaceToLoad: 5000, maxFreeSpaceToRetain: 10_000 };

/** Opens (or makes) the data file. */
export function openEnvironment(file: string, durable = true): Environment {
  const options = {
    path: file,
    // Not in the package's types, like the options of free space.
    permissionsMode: 0o600,
    ...FREE_SPACE,
    // fdatasync happens inside the commit, before the reply is sent.
    overlappingSync: false,
    noSync: !durable,
    maxDbs: 8,
    encoding: 'binary',
  } as const;
  makeLockFile(`${file}-lock`);
  const isNew = !existsSync(file);
  const root = open(options);
  const guard = new DiskGuard(file, () => tables);
  // Only new tables write something when they are opened.
  if (isNew) guard.reserve();
  const table = (name: string): Table =>
    guarded(
      root.openDB<Buffer, string>({ name, encoding: 'binary', keyEncoder } as never) as Table,
      guard,
    );
  const catalogue = table('catalogue');
  const documents = table('documents');
  const indexes = table('indexes');
  const tables = [documents, indexes, catalogue];
  return { root, guard, undo: new UndoLog(), catalogue, documents, indexes };
}

/**
 * LMDB maps its lock file into memory; touching a page of it that the disk has no room for would end
 * the process.
 */
function makeLockFile(path: string): void {
  if (existsSync(path) && statSync(path).size >= USED_LOCK_BYTES) return;
  writeFileSync(path, Buffer.alloc(LOCK_FILE_BYTES), { mode: 0o600 });
}

/** Returns the environment as a read transaction sees it. Nothing can be written to it. */
export function environmentAt(environment: Environment, transaction: Transaction): Environment {
  const at = (table: Table) =>
    ({
      get: (key: string) => table.get(key, { transaction }),
      // Its types lack the options.
      getBinaryFast: (key: string) =>
        (table as { getBinaryFast: (key: string, options: object) => unknown }).getBinaryFast(key, {
          transaction,
        }),
      getRange: (range: object) => table.getRange({ ...range, transaction }),
      getKeys: (range: object) => table.getKeys({ ...range, transaction }),
      getKeysCount: (range: object) => table.getKeysCount({ ...range, transaction }),
    }) as unknown as Table;
  const { catalogue, documents, indexes } = environment;
  return {
    ...environment,
    undo: new UndoLog(),
    catalogue: at(catalogue),
    documents: at(documents),
    indexes: at(indexes),
  };
}

/** Returns the table with the guard asked before each write. */
function guarded(table: Table, guard: DiskGuard): Table {
  const put = table.put.bind(table) as (key: string, value: Buffer) => Promise<boolean>;
  const remove = table.remove.bind(table) as (key: string) => Promise<boolean>;
  return Object.assign(table, {
    put: (key: string, value: Buffer) => {
      guard.beforePut(value.length);
      return put(key, value);
    },
    remove: (key: string) => {
      guard.beforeRemove();
      return remove(key);
    },
  });
}

/** Returns a number as four sortable bytes. */
export const numberKey = (n: number): string =>
  String.fromCharCode((n >>> 24) & 255, (n >>> 16) & 255, (n >>> 8) & 255, n & 255);

/** Removes the entries of one collection or index. */
export function removeNumber(table: Table, number: number): void {
  const keys = [...table.getKeys({ start: numberKey(number), end: numberKey(number + 1) })];
  for (const key of keys) table.remove(key);
}
