import type { mongo } from 'mongoose';
import { collectionNames } from '../collection-names.ts';
import { type Digest, digestOf, isSame } from './digest.ts';
import { moveDocuments } from './move-documents.ts';
import { moveExpiry, moveIndexes } from './move-indexes.ts';
import {
  isMarkedBy,
  MoveRefused,
  markTarget,
  refuseIncompleteMove,
  unmarkTarget,
} from './move-mark.ts';

export type MovedCollection = Digest & { name: string };

type Move = {
  source: mongo.Db;
  target: mongo.Db;
  /** Identifies the move, so that only the same one resumes an interrupted run. */
  run: string;
  /** Whether nobody else can write to the source; otherwise it is read once more at the end. */
  isSourceLocked: boolean;
  /** Called with the documents of a collection done so far. */
  onProgress?: (name: string, done: number, total: number) => void;
};

/**
 * Copies all data of a shop, with its indexes, into an empty database, and compares every collection by number and
 * checksum. Until the copy is complete, a mark keeps servers from opening the target, and the same move can be
 * resumed; the source is never changed. Throws `MoveRefused`.
 */
export async function moveShop(move: Move): Promise<MovedCollection[]> {
  const { source, target, run } = move;
  await refuseIncompleteMove(source);
  const names = await collectionNames(source);
  if (names.length === 0) throw new MoveRefused('There is no shop to move: the source is empty.');
  if (!(await isMarkedBy(target, run))) {
    await refuseUnlessEmpty(target);
    await markTarget(target, run);
  }
  await dropOthers(target, names);
  for (const name of names) await moveIndexes(source.collection(name), target);
  const moved: MovedCollection[] = [];
  for (const name of names) moved.push({ name, ...(await moveCollection(move, name)) });
  if (!move.isSourceLocked) await refuseIfChanged(source, moved);
  for (const name of names) await moveExpiry(source.collection(name), target.collection(name));
  await unmarkTarget(target);
  return moved;
}

async function moveCollection({ source, target, onProgress }: Move, name: string): Promise<Digest> {
  const total = await source.collection(name).countDocuments({});
  return moveDocuments(source.collection(name), target.collection(name), (done) =>
    onProgress?.(name, done, total),
  );
}

async function refuseUnlessEmpty(target: mongo.Db): Promise<void> {
  for (const name of await collectionNames(target)) {
    const count = await target.collection(name).countDocuments({}, { limit: 1 });
    if (count === 0) continue;
    throw new MoveRefused(
      `The target database is not empty (there are documents in ${name}), and nothing was changed. Move the shop into a database of its own: another name at the end of MONGODB_URI, or another DATA_DIR on the way back.`,
    );
  }
}

/** Drops copied collections that the source no longer has since an interrupted run. */
async function dropOthers(target: mongo.Db, names: string[]): Promise<void> {
  for (const name of await collectionNames(target))
    if (!names.includes(name)) await target.collection(name).drop();
}

async function refuseIfChanged(source: mongo.Db, moved: MovedCollection[]): Promise<void> {
  for (const { name, ...digest } of moved) {
    if (isSame(await digestOf(source.collection(name)), digest)) continue;
    throw new MoveRefused(
      `The collection ${name} has changed while it was copied. Stop all servers of the shop, and run the same command again: it copies the collections that have changed once more.`,
    );
  }
}
