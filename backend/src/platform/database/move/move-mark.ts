import type { mongo } from 'mongoose';

/** Thrown when a shop cannot be moved, with a sentence for the owner. */
export class MoveRefused extends Error {
  override name = 'MoveRefused';
}

/** The collection that marks a move's target; `collectionNames` omits it. */
const MOVING = 'moving';

/** `run` identifies the source's data folder, so that only the same move is resumed. */
type Mark = { _id: 'move'; run: string; startedAt: Date };

const marks = (db: mongo.Db) => db.collection<Mark>(MOVING);

/** Thrown when a database that holds only part of a shop is opened. */
export class IncompleteMove extends Error {
  constructor() {
    super(
      'This database holds only a part of a shop, because moving it has not finished. Run the same `npm run move` again, which completes it, or empty the database; the shop it comes from is unchanged.',
    );
    this.name = 'IncompleteMove';
  }
}

/** Throws `IncompleteMove` if a shop is being moved into this database. */
export async function refuseIncompleteMove(db: mongo.Db): Promise<void> {
  if (await marks(db).findOne({ _id: 'move' })) throw new IncompleteMove();
}

/** Returns whether an interrupted run of this move has marked the target. Throws `MoveRefused` if another move has. */
export async function isMarkedBy(target: mongo.Db, run: string): Promise<boolean> {
  const mark = await marks(target).findOne({ _id: 'move' });
  if (mark && mark.run !== run) {
    throw new MoveRefused(
      'Another shop is being moved into the target database. Use another database, or empty this one if that move was given up.',
    );
  }
  return mark !== null;
}

/** Marks the target before the first write: from now on no server opens it. */
export async function markTarget(target: mongo.Db, run: string): Promise<void> {
  await marks(target).insertOne({ _id: 'move', run, startedAt: new Date() });
}

/** Removes the mark: from now on the shop opens there. */
export const unmarkTarget = (target: mongo.Db): Promise<boolean> => marks(target).drop();
