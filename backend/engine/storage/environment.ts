import { type Database, open, type RootDatabase } from 'lmdb';

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
  /** Facts about the file itself and one record per collection. */
  catalogue: Table;
  /** collection number (4 bytes) + encoded _id -> document. */
  documents: Table;
  /** index number (4 bytes) + encoded fields + encoded _id -> encoded _id. */
  indexes: Table;
}

/** Longest key LMDB takes with 4 KB pages, in bytes. */
export const MAX_KEY_BYTES = 1978;

/** Opens (or makes) the data file. */
export function openEnvironment(file: string): Environment {
  const options = {
    path: file,
    // Not in the package's types.
    permissionsMode: 0o600,
    // fdatasync happens inside the commit, before anyone hears of it.
    overlappingSync: false,
    maxDbs: 8,
    encoding: 'binary',
  } as const;
  const root = open(options);
  const table = (name: string): Table =>
    root.openDB<Buffer, string>({ name, encoding: 'binary', keyEncoder } as never);
  return {
    root,
    catalogue: table('catalogue'),
    documents: table('documents'),
    indexes: table('indexes'),
  };
}

/** A number as four sortable bytes. */
export const numberKey = (n: number): string =>
  String.fromCharCode((n >>> 24) & 255, (n >>> 16) & 255, (n >>> 8) & 255, n & 255);
