import type { mongo } from 'mongoose';

/**
 * A field that a document lacks is absent. The form has stored the number of a book in its series as null where there
 * was none.
 */
export async function removeNullNumbers(db: mongo.Db): Promise<void> {
  await db
    .collection('books')
    .updateMany({ 'series.number': { $type: 'null' } }, { $unset: { 'series.number': 1 } });
}
