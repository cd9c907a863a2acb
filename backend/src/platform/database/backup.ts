import type { mongo } from 'mongoose';
import { encode, KIND, VERSION, writeBackupFile } from './backup-file.ts';
import { collectionNames } from './collection-names.ts';
import type { CollectionSums } from './collection-sums.ts';

/** Called with the documents done so far and the estimated total. */
export type Progress = (done: number, total: number) => void;

const PROGRESS_INTERVAL_DOCUMENTS = 500;

/** MongoDB's code for a server without snapshots. */
const NOT_A_REPLICA_SET = 123;

/**
 * Writes all collections of `db` with their indexes to `file` while the shop keeps
 * running. Returns the number of documents. The backup is a consistent snapshot: on a replica set or a sharded cluster
 * through a snapshot session, on the embedded engine and on servers that ignore snapshot sessions because
 * a single command reads everything. A standalone MongoDB server has no snapshots; stop the shop there first.
 * Adds every document to `sums`, for `verifyBackup`.
 */
export async function backup(
  client: mongo.MongoClient,
  db: mongo.Db,
  file: string,
  onProgress: Progress = () => {},
  sums?: CollectionSums,
): Promise<number> {
  const names = await collectionNames(db);
  const total = await sum(names.map((name) => db.collection(name).countDocuments({})));
  let done = 0;
  async function* everything(): AsyncGenerator<Uint8Array> {
    yield encode({ kind: KIND, version: VERSION, at: new Date() });
    for (const name of names)
      yield encode({
        collection: name,
        indexes: await db.collection(name).listIndexes().toArray(),
      });
    for await (const document of allDocuments(client, db, names)) {
      sums?.add(document);
      yield document;
      if (++done % PROGRESS_INTERVAL_DOCUMENTS === 0) onProgress(done, Math.max(done, total));
    }
    yield encode({ end: true, documents: done });
  }
  await writeBackupFile(file, everything());
  onProgress(done, done);
  return done;
}

const sum = async (counts: Promise<number>[]): Promise<number> =>
  (await Promise.all(counts)).reduce((total, count) => total + count, 0);

/** Yields every document as `{ c: collection, d: document }`, in raw BSON. */
export async function* allDocuments(
  client: mongo.MongoClient,
  db: mongo.Db,
  names: string[],
): AsyncGenerator<Uint8Array> {
  const session = client.startSession({ snapshot: true });
  try {
    if (await takesSnapshot(session, db, names)) yield* bySnapshot(session, db, names);
    else yield* byOneCommand(db, names);
  } finally {
    await session.endSession();
  }
}

/**
 * Returns whether the server sets the session's snapshot time at its first read. The embedded engine and a standalone
 * server refuse; others silently read without a snapshot.
 */
async function takesSnapshot(session: mongo.ClientSession, db: mongo.Db, [name]: string[]) {
  if (name === undefined) return false;
  try {
    await db.collection(name).findOne({}, { session, projection: { _id: 1 } });
  } catch (error) {
    if ((error as { code?: unknown }).code === NOT_A_REPLICA_SET) return false;
    throw error;
  }
  return (session as { snapshotTime?: mongo.Timestamp }).snapshotTime !== undefined;
}

/** Otherwise a batch has up to 16 MB, in the memory of both sides. */
const SMALL_BATCHES = { raw: true, batchSize: 200 } as const;

const labelled = (name: string) => ({ $project: { _id: 0, c: { $literal: name }, d: '$$ROOT' } });

async function* bySnapshot(
  session: mongo.ClientSession,
  db: mongo.Db,
  names: string[],
): AsyncGenerator<Uint8Array> {
  for (const name of names) {
    const cursor = db.collection(name).aggregate([labelled(name)], { ...SMALL_BATCHES, session });
    for await (const document of cursor) yield document as unknown as Uint8Array;
  }
}

async function* byOneCommand(db: mongo.Db, names: string[]): AsyncGenerator<Uint8Array> {
  const [first, ...others] = names;
  if (first === undefined) return;
  const unions = others.map((coll) => ({ $unionWith: { coll, pipeline: [labelled(coll)] } }));
  const cursor = db.collection(first).aggregate([labelled(first), ...unions], SMALL_BATCHES);
  for await (const document of cursor) yield document as unknown as Uint8Array;
}
