import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { dropStaging, type ExchangePlan, exchangeAll, RESTORING } from './exchange.ts';

const BEAT_INTERVAL_MS = 500;
/** Looks without a new beat after which a restore is taken for dead. */
const MISSED_BEATS = 6;

/**
 * Says in the database itself that a restore is under way. Without a plan it only stages, and what
 * was there is untouched; from the moment that the plan is in the mark, the restore will be
 * completed, by itself or by whoever opens the database next.
 */
type Mark = { _id: 'restore'; plan?: string; holder: string; beat: number };

/** Another program restores this database at this moment. */
export class RestoreUnderWay extends Error {
  constructor() {
    super(
      'The database is being restored from a backup at this moment. Try again when that is done.',
    );
    this.name = 'RestoreUnderWay';
  }
}

/** An exchange that failed, as on a full disk; what remains of it is done by the next try. */
export class RestoreUnfinished extends Error {
  constructor(cause: unknown) {
    super(
      `A restore of this database is half done and could not be completed: ${(cause as Error).message}. Remove the cause and start the shop: it completes the restore first.`,
      { cause },
    );
    this.name = 'RestoreUnfinished';
  }
}

/** The only restore of a database, as long as it lives. */
export type RestoreClaim = {
  /**
   * Exchanges the collections. It begins with the point of no return: from there on the restore is
   * completed, even after a crash.
   */
  complete: (plan: ExchangePlan) => Promise<void>;
  /** Drops what is still staged and takes the mark away. */
  finish: () => Promise<void>;
  /** Gives up and leaves the mark to the next one that opens the database. */
  abandon: () => void;
};

const marks = (db: mongo.Db) => db.collection<Mark>(RESTORING);
const markOf = (db: mongo.Db) => marks(db).findOne({ _id: 'restore' });

/** Begins a restore; throws `RestoreUnderWay` when there is another one. */
export async function claimRestore(db: mongo.Db): Promise<RestoreClaim> {
  const holder = randomUUID();
  try {
    await marks(db).insertOne({ _id: 'restore', holder, beat: 0 });
  } catch (error) {
    throw (error as { code?: unknown }).code === 11000 ? new RestoreUnderWay() : error;
  }
  return hold(db, holder);
}

/**
 * Settles what a restore that was cut off has left: completes it when it had begun to exchange
 * collections, else removes what it had staged. `alone` says that nobody else can have the database
 * open, so that the mark's holder is dead for sure. Throws `RestoreUnderWay` while another program
 * exchanges collections.
 */
export async function settleRestore(db: mongo.Db, { alone }: { alone: boolean }): Promise<void> {
  const mark = await markOf(db);
  if (!mark) return;
  if (!alone && (await isAlive(db, mark))) {
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

async function isAlive(db: mongo.Db, { holder, beat }: Mark): Promise<boolean> {
  for (let look = 0; look < MISSED_BEATS; look += 1) {
    await wait(BEAT_INTERVAL_MS);
    const now = await markOf(db);
    if (now?.holder !== holder || now.beat !== beat) return true;
  }
  return false;
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
  /** Throws when somebody took this claim over, as if its holder were dead. */
  const isOurs = async (): Promise<void> => {
    const { matchedCount } = await marks(db).updateOne(ours, { $inc: { beat: 1 } });
    if (matchedCount === 0) throw new RestoreUnderWay();
  };
  const timer = setInterval(() => void isOurs().catch(() => {}), BEAT_INTERVAL_MS);
  const abandon = () => clearInterval(timer);
  return {
    abandon,
    complete: async (plan) => {
      // As text: the options of an index have names that no stored field may have.
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
