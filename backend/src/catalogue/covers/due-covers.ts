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
    /** Raised with each book that begins to wait, so that a row is deleted only as it was read. */
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
export async function queueCovers(
  books: readonly Covered[],
  at: Date,
  session: ClientSession,
): Promise<void> {
  const sources = new Set(books.filter(isAwaited).map(({ coverSource }) => coverSource ?? ''));
  if (sources.size === 0) return;
  await DueCover.collection.bulkWrite(
    [...sources].map((source) => ({
      updateOne: {
        filter: { _id: idOfKey(source) },
        update: { $set: { source, at, tries: 0 }, $inc: { asked: 1 } },
        upsert: true,
      },
    })),
    { session },
  );
}
