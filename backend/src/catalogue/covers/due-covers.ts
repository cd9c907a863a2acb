import { type ClientSession, model, Schema, type Types } from 'mongoose';
import { idOfKey } from '../../platform/documents/id-of-key.ts';
import { isAwaited } from './to-cover.ts';

/** The addresses whose pictures the shop has yet to copy, each once for all its books. */
const dueCoverSchema = new Schema(
  {
    /** Derived from the source. */
    _id: { type: Schema.Types.ObjectId, required: true },
    source: { type: String, required: true },
    /** When it is asked for. */
    at: { type: Date, required: true },
    /** How often it was asked for in vain. */
    tries: { type: Number, required: true },
    /** Another number with each book that begins to wait, so that a row is deleted only as it was read. */
    asked: { type: Number, required: true },
  },
  { collection: 'due_covers', versionKey: false, autoIndex: false, strict: 'throw' },
);
dueCoverSchema.index({ at: 1 });

export type StoredDueCover = {
  _id: Types.ObjectId;
  source: string;
  at: Date;
  tries: number;
  asked: number;
};
export const DueCover = model('DueCover', dueCoverSchema);

type Covered = Parameters<typeof isAwaited>[0];

/** Makes the covers of these books due that are to be copied, in the transaction that stores the books. */
export const queueCovers = (books: readonly Covered[], at: Date, session: ClientSession) =>
  queue(sourcesOf(books), at, { session });

/** As `queueCovers`, of books that are stored. Addresses that are tried already keep their time. */
export const queueLeft = (books: readonly Covered[], at: Date) =>
  queue(sourcesOf(books), at, { keepsTime: true });

const sourcesOf = (books: readonly Covered[]) => [
  ...new Set(books.filter(isAwaited).map(({ coverSource }) => coverSource ?? '')),
];

/** A row without an address stands for those of all books that wait. */
const ALL = '';
/** The query condition for rows with an address. */
export const OF_ADDRESS = { source: { $gt: ALL } };

export const queueAll = (at: Date, session: ClientSession) => queue([ALL], at, { session });

/** Returns the query condition for the row that stands for all, as it was read. */
export async function readAll(): Promise<Pick<StoredDueCover, '_id' | 'asked'> | null> {
  return DueCover.findById(idOfKey(ALL), { asked: 1 }).lean<StoredDueCover>();
}

type Queueing = { session?: ClientSession; keepsTime?: boolean };

async function queue(
  sources: readonly string[],
  at: Date,
  { session, keepsTime }: Queueing,
): Promise<void> {
  if (sources.length === 0) return;
  // No counter: another server may have deleted the row meanwhile, and a new one would begin with the same number.
  const asked = Math.random();
  await DueCover.collection.bulkWrite(
    sources.map((source) => {
      const due = { source, at, tries: 0 };
      return {
        updateOne: {
          filter: { _id: idOfKey(source) },
          update: keepsTime ? { $setOnInsert: due, $set: { asked } } : { $set: { ...due, asked } },
          upsert: true,
        },
      };
    }),
    session && { session },
  );
}
