import type { mongo } from 'mongoose';
import { ignoreDuplicateKey } from '../documents/mongo.ts';
import type { Progress } from './backup.ts';
import { BadBackup, decode, KIND, readBackupFile, VERSION } from './backup-file.ts';
import { dropStaging, type IndexDescription, stagingName, toSpecifications } from './exchange.ts';
import { whyUnreadable } from './migrations/data-version.ts';
import { claimRestore, settleRestore } from './restore-mark.ts';

const BATCH_DOCUMENTS = 1000;
const BATCH_BYTES = 8 * 1024 * 1024;

/** The counter of order numbers; each number is used once. */
const COUNTERS = 'counters';

/** Every collection has this index; the shop creates the others at startup. */
const OF_ID: IndexDescription = { name: '_id_', key: { _id: 1 } };

interface Contents {
  documents: number;
  indexes: Map<string, IndexDescription[]>;
}

/** A log that survives a restore: its entries are merged with those of the backup, plus a new one. */
export type MergedLog = { collection: string; entry: mongo.Document };

export type Amend = (collection: (name: string) => mongo.Collection) => Promise<void>;

/**
 * Replaces everything in `db` with the contents of a backup. Returns the number of documents. A restore
 * is atomic, even if it is interrupted: it first reads the whole file, then stages the documents beside
 * the existing ones, and from then on a mark in the database makes the next process that opens it
 * complete the exchange (`settleRestore`). Throws `BadBackup` for an incomplete file.
 */
export async function restore(
  db: mongo.Db,
  file: string,
  onProgress: Progress = () => {},
  log?: MergedLog,
  amend?: Amend,
): Promise<number> {
  const contents = await inspect(file);
  if (log && !contents.indexes.has(log.collection)) contents.indexes.set(log.collection, [OF_ID]);
  await settleRestore(db, { alone: false });
  if (await db.collection(COUNTERS).findOne())
    contents.indexes.set(COUNTERS, contents.indexes.get(COUNTERS) ?? [OF_ID]);
  const claim = await claimRestore(db);
  try {
    await stage(db, file, contents, onProgress);
    await stageCounters(db);
    if (log) await stageLog(db, log);
    await amend?.((name) => db.collection(stagingName(name)));
    await assertUnique(db, contents);
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

/** Loads the backup into staging collections beside the existing ones. */
async function stage(
  db: mongo.Db,
  file: string,
  contents: Contents,
  onProgress: Progress,
): Promise<void> {
  await dropStaging(db);
  // Not every database accepts $out from a collection that does not exist.
  for (const name of contents.indexes.keys()) await db.createCollection(stagingName(name));
  let done = 0;
  for await (const [name, documents] of batches(file)) {
    await db
      .collection(stagingName(name))
      .insertMany(documents as never[], { forceServerObjectId: true });
    done += documents.length;
    onProgress(done, contents.documents);
  }
}

/** Once collections are exchanged, an index that cannot be built would leave the shop without some of them. */
async function assertUnique(db: mongo.Db, { indexes }: Contents): Promise<void> {
  for (const [name, ofCollection] of indexes) {
    const unique = toSpecifications(ofCollection).filter((index) => index.unique);
    if (unique.length > 0) await db.collection(stagingName(name)).createIndexes(unique as never[]);
  }
}

/** Adds the log's existing entries; duplicates are already in the backup. */
async function stageLog(db: mongo.Db, { collection, entry }: MergedLog): Promise<void> {
  const staged = db.collection(stagingName(collection));
  const add = (entries: mongo.Document[]) =>
    ignoreDuplicateKey(staged.insertMany(entries, { ordered: false }));
  const batch: mongo.Document[] = [];
  for await (const present of db.collection(collection).find({})) {
    batch.push(present);
    if (batch.length === BATCH_DOCUMENTS) await add(batch.splice(0));
  }
  await add([...batch, entry]);
}

type Counter = { _id: string; last: number };

/** Keeps the numbers drawn since the backup, so that none is used twice. */
async function stageCounters(db: mongo.Db): Promise<void> {
  const staged = db.collection<Counter>(stagingName(COUNTERS));
  for await (const { _id, last } of db.collection<Counter>(COUNTERS).find())
    await staged.updateOne({ _id }, { $max: { last } }, { upsert: true });
}

/** Reads the whole file, entry by entry. Throws `BadBackup`. */
export async function inspect(
  file: string,
  onEntry: (bytes: Uint8Array, entry: Record<string, unknown>) => void = () => {},
): Promise<Contents> {
  const contents: Contents = { documents: 0, indexes: new Map() };
  let heading: Record<string, unknown> | undefined;
  let expected: number | undefined;
  for await (const bytes of readBackupFile(file)) {
    const entry = decode(bytes, file);
    heading ??= entry;
    if (Number(heading.version) > VERSION)
      throw new BadBackup(file, 'it was made by a newer version of the shop');
    if (String(heading.kind) !== KIND) throw new BadBackup(file, 'it is not a backup of this shop');
    if (entry.collection !== undefined)
      contents.indexes.set(String(entry.collection), entry.indexes as IndexDescription[]);
    if (entry.d !== undefined) contents.documents++;
    const problem = whyUnreadable(String(entry.c), (entry.d as mongo.Document | undefined)?._id);
    if (problem) throw new BadBackup(file, problem);
    onEntry(bytes, entry);
    if (entry.end !== undefined) expected = Number(entry.documents);
  }
  if (expected !== contents.documents) throw new BadBackup(file, 'its end is missing');
  return contents;
}

async function* batches(file: string): AsyncGenerator<[string, unknown[]]> {
  let name = '';
  let documents: unknown[] = [];
  let size = 0;
  for await (const bytes of readBackupFile(file)) {
    const { c, d } = decode(bytes, file);
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
