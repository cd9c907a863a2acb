import { randomUUID } from 'node:crypto';
import { mongo } from 'mongoose';
import { isDuplicateKey } from '../documents/mongo.ts';
import { dropStaging, type ExchangePlan, exchangeAll, RESTORING } from './exchange.ts';
import { type Heartbeat, isAlive, keepBeating } from './heartbeat.ts';

/**
 * Marks a restore in progress, in the database itself. Without a plan, the restore is only staging
 * and the existing data is untouched. Once the mark has a plan, the restore will be completed, by
 * its own process or by the next one that opens the database.
 */
type Mark = Heartbeat & { _id: 'restore'; plan?: string };

/** Thrown while another process is restoring this database. */
export class RestoreUnderWay extends Error {
  constructor() {
    super(
      'The database is currently being restored from a backup. Try again when that has finished.',
    );
    this.name = 'RestoreUnderWay';
  }
}

/** Thrown when the exchange fails, for example on a full disk; the next attempt completes it. */
export class RestoreUnfinished extends Error {
  constructor(cause: unknown) {
    super(
      `A restore of this database is incomplete and could not be finished: ${(cause as Error).message}. Fix the cause and start the shop: it will complete the restore first.`,
      { cause },
    );
    this.name = 'RestoreUnfinished';
  }
}

/** Exclusive ownership of a database's restore. */
export type RestoreClaim = {
  /**
   * Exchanges the collections. This is the point of no return: from here on the restore will be
   * completed, even after a crash.
   */
  complete: (plan: ExchangePlan) => Promise<void>;
  /** Drops the staging collections and removes the mark. */
  finish: () => Promise<void>;
  /** Stops without removing the mark; the next process that opens the database takes over. */
  abandon: () => void;
};

const marks = (db: mongo.Db) => db.collection<Mark>(RESTORING);
const markOf = (db: mongo.Db) => marks(db).findOne({ _id: 'restore' });

/** Returns whether a restore is in progress or was interrupted. */
export const isRestoring = async (db: mongo.Db): Promise<boolean> => (await markOf(db)) !== null;

/** Throws `RestoreUnderWay` if another restore has begun. */
export async function claimRestore(db: mongo.Db): Promise<RestoreClaim> {
  const holder = randomUUID();
  try {
    await marks(db).insertOne({ _id: 'restore', holder, beat: 0 });
  } catch (error) {
    throw isDuplicateKey(error) ? new RestoreUnderWay() : error;
  }
  return hold(db, holder);
}

/**
 * Settles an interrupted restore: completes it if it had begun to exchange collections, otherwise
 * drops the staged ones. `alone` means that nobody else can have the database open, so the mark's
 * holder must be dead. Throws `RestoreUnderWay` while another process is exchanging collections.
 */
export async function settleRestore(db: mongo.Db, { alone }: { alone: boolean }): Promise<void> {
  const mark = await markOf(db);
  if (!mark) return;
  if (!alone && (await isAlive(mark, () => markOf(db)))) {
    if ((await markOf(db))?.plan) throw new RestoreUnderWay();
    return;
  }
  const claim = await takeOver(db, mark);
  try {
    if (mark.plan) await claim.complete(mongo.BSON.EJSON.parse(mark.plan));
    await claim.finish();
  } finally {
    claim.abandon();
  }
}

async function takeOver(db: mongo.Db, { holder, beat }: Mark): Promise<RestoreClaim> {
  const next = randomUUID();
  const change = { $set: { holder: next, beat: 0 } };
  const { matchedCount } = await marks(db).updateOne({ _id: 'restore', holder, beat }, change);
  if (matchedCount === 0) throw new RestoreUnderWay();
  return hold(db, next);
}

function hold(db: mongo.Db, holder: string): RestoreClaim {
  const ours = { _id: 'restore' as const, holder };
  /** Throws if another process took over this claim because it considered the holder dead. */
  const isOurs = async (): Promise<void> => {
    const { matchedCount } = await marks(db).updateOne(ours, { $inc: { beat: 1 } });
    if (matchedCount === 0) throw new RestoreUnderWay();
  };
  const abandon = keepBeating(isOurs);
  return {
    abandon,
    complete: async (plan) => {
      // As text, because index options contain names that stored fields must not have.
      const text = mongo.BSON.EJSON.stringify(plan, { relaxed: false });
      await isOurs();
      await marks(db).updateOne(ours, { $set: { plan: text } });
      try {
        await exchangeAll(db, plan, isOurs);
      } catch (error) {
        throw error instanceof RestoreUnderWay ? error : new RestoreUnfinished(error);
      }
    },
    finish: async () => {
      await dropStaging(db);
      await marks(db).deleteOne(ours);
      abandon();
    },
  };
}
