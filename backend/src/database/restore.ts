import type { mongo } from 'mongoose';
import { collectionNames, type Progress } from './backup.ts';
import { BadBackup, decode, KIND, readBackupFile, VERSION } from './backup-file.ts';

const BATCH_DOCUMENTS = 1000;
const BATCH_BYTES = 8 * 1024 * 1024;
/** Where documents wait until all of them are there. */
const WAITING = 'restoring.';

type IndexDescription = { name: string; key: Record<string, unknown>; [option: string]: unknown };

interface Contents {
  documents: number;
  indexes: Map<string, IndexDescription[]>;
}

/**
 * Puts the contents of a backup in the place of everything in `db`, and answers how many documents that
 * were. The file is read to its end first, and the documents are brought in beside the present ones;
 * only then each collection is exchanged in one step. Throws BadBackup for a file that is not whole.
 */
export async function restore(
  db: mongo.Db,
  file: string,
  tell: Progress = () => {},
): Promise<number> {
  const contents = await inspect(file);
  await dropWaiting(db);
  let done = 0;
  for await (const [name, documents] of batches(file)) {
    await db
      .collection(WAITING + name)
      .insertMany(documents as never[], { forceServerObjectId: true });
    done += documents.length;
    tell(done, contents.documents);
  }
  for (const [name, indexes] of contents.indexes) await exchange(db, name, indexes);
  for (const name of await collectionNames(db))
    if (!contents.indexes.has(name)) await db.collection(name).drop();
  return done;
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

async function exchange(db: mongo.Db, name: string, indexes: IndexDescription[]): Promise<void> {
  const target = db.collection(name);
  const waiting = db.collection(WAITING + name);
  const present = await target
    .listIndexes()
    .toArray()
    .catch(() => []);
  const wanted = new Set(indexes.map((index) => index.name));
  for (const index of present) if (!wanted.has(index.name)) await target.dropIndex(index.name);
  await waiting.aggregate([{ $match: {} }, { $out: name }]).toArray();
  await waiting.drop();
  const others = indexes
    .filter((index) => String(index.name) !== '_id_')
    .map(({ v: _version, ns: _namespace, ...index }) => index);
  if (others.length > 0) await target.createIndexes(others as never[]);
}

async function dropWaiting(db: mongo.Db): Promise<void> {
  for (const name of await collectionNames(db))
    if (name.startsWith(WAITING)) await db.collection(name).drop();
}
