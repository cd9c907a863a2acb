import type { mongo } from 'mongoose';
import type { Progress } from './backup.ts';
import { BadBackup, decode, KIND, readBackupFile, VERSION } from './backup-file.ts';
import { dropStaging, type IndexDescription, stagingName } from './exchange.ts';
import { claimRestore, settleRestore } from './restore-mark.ts';

const BATCH_DOCUMENTS = 1000;
const BATCH_BYTES = 8 * 1024 * 1024;

/** What every collection has; the start of the shop makes the others. */
const OF_ID: IndexDescription = { name: '_id_', key: { _id: 1 } };

interface Contents {
  documents: number;
  indexes: Map<string, IndexDescription[]>;
}

/** A log that outlives a restore: its present entries stay beside those of the backup, and one comes. */
export type KeptLog = { collection: string; entry: mongo.Document };

/**
 * Puts the contents of a backup in the place of everything in `db`, and returns how many documents that
 * were. It is whole or not at all, also when it is cut off: the file is read to its end first, the
 * documents are staged beside the present ones, and from then on a mark in the database makes whoever
 * opens it next complete the exchange (`settleRestore`). Throws BadBackup for a file that is not whole.
 */
export async function restore(
  db: mongo.Db,
  file: string,
  tell: Progress = () => {},
  log?: KeptLog,
): Promise<number> {
  const contents = await inspect(file);
  if (log && !contents.indexes.has(log.collection)) contents.indexes.set(log.collection, [OF_ID]);
  await settleRestore(db, { alone: false });
  const claim = await claimRestore(db);
  try {
    await stage(db, file, contents, tell);
    if (log) await stageLog(db, log);
  } catch (error) {
    await claim.finish().catch(claim.abandon);
    throw error;
  }
  try {
    await claim.complete([...contents.indexes].map(([name, indexes]) => ({ name, indexes })));
    await claim.finish();
  } finally {
    claim.abandon();
  }
  return contents.documents;
}

/** Brings everything in beside the present collections. */
async function stage(
  db: mongo.Db,
  file: string,
  contents: Contents,
  tell: Progress,
): Promise<void> {
  await dropStaging(db);
  // Not every database takes $out from a collection that does not exist.
  for (const name of contents.indexes.keys()) await db.createCollection(stagingName(name));
  let done = 0;
  for await (const [name, documents] of batches(file)) {
    await db
      .collection(stagingName(name))
      .insertMany(documents as never[], { forceServerObjectId: true });
    done += documents.length;
    tell(done, contents.documents);
  }
}

/** What is in the backup already is the same entry. */
async function stageLog(db: mongo.Db, { collection, entry }: KeptLog): Promise<void> {
  const staged = db.collection(stagingName(collection));
  const add = (entries: mongo.Document[]) =>
    staged.insertMany(entries, { ordered: false }).catch((error: { code?: unknown }) => {
      if (error.code !== 11000) throw error;
    });
  const batch: mongo.Document[] = [];
  for await (const present of db.collection(collection).find({})) {
    batch.push(present);
    if (batch.length === BATCH_DOCUMENTS) await add(batch.splice(0));
  }
  await add([...batch, entry]);
}

/** Reads the whole file; what it holds, or BadBackup. */
async function inspect(file: string): Promise<Contents> {
  const contents: Contents = { documents: 0, indexes: new Map() };
  let heading: Record<string, unknown> | undefined;
  let promised: number | undefined;
  for await (const bytes of readBackupFile(file)) {
    const entry = decode(bytes);
    heading ??= entry;
    if (Number(heading.version) > VERSION)
      throw new BadBackup(file, 'a newer version of the shop made it');
    if (String(heading.kind) !== KIND) throw new BadBackup(file, 'it is no backup of this shop');
    if (entry.collection !== undefined)
      contents.indexes.set(String(entry.collection), entry.indexes as IndexDescription[]);
    if (entry.d !== undefined) contents.documents++;
    if (entry.end !== undefined) promised = Number(entry.documents);
  }
  if (promised !== contents.documents) throw new BadBackup(file, 'its end is missing');
  return contents;
}

async function* batches(file: string): AsyncGenerator<[string, unknown[]]> {
  let name = '';
  let documents: unknown[] = [];
  let size = 0;
  for await (const bytes of readBackupFile(file)) {
    const { c, d } = decode(bytes);
    if (d === undefined) continue;
    const full = documents.length === BATCH_DOCUMENTS || size + bytes.length > BATCH_BYTES;
    if (documents.length > 0 && (full || c !== name)) {
      yield [name, documents];
      documents = [];
      size = 0;
    }
    name = String(c);
    documents.push(d);
    size += bytes.length;
  }
  if (documents.length > 0) yield [name, documents];
}
