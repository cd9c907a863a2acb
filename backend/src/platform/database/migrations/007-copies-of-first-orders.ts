import type { mongo } from 'mongoose';

/** The first orders had one copy of each book and no quantity. */
export async function copiesOfFirstOrders(db: mongo.Db): Promise<void> {
  const missing = { $exists: false };
  await db
    .collection('orders')
    .updateMany(
      { lines: { $elemMatch: { quantity: missing } } },
      { $set: { 'lines.$[line].quantity': 1 } },
      { arrayFilters: [{ 'line.quantity': missing }] },
    );
}
