import type { mongo } from 'mongoose';

/** Missing fields must be absent. The form stored a missing number in a series as null. */
export async function removeNullNumbers(db: mongo.Db): Promise<void> {
  await db
    .collection('books')
    .updateMany({ 'series.number': { $type: 'null' } }, { $unset: { 'series.number': 1 } });
}
