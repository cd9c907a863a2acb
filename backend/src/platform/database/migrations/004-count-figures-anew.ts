import type { mongo } from 'mongoose';

/** Collections of figures, which can be derived from the orders. */
const KEPT = ['sales_days', 'book_sales', 'customer_figures', 'sales_looks'];

/** The former mark of erased customers; those have no document any more. */
const MARKS = ['listed', 'erasedAt'];

/**
 * Figures are now counted from rows that say what is due, instead of by polling for changed orders. What had changed
 * since the last poll is unknown, so the figures are deleted, and the shop recounts all orders in the background.
 */
export async function countFiguresAnew(db: mongo.Db): Promise<void> {
  for (const name of KEPT) await db.collection(name).deleteMany({});
  const customers = db.collection('customer_figures');
  const isThere = await db.listCollections({ name: customers.collectionName }).hasNext();
  const indexes = isThere ? await customers.listIndexes().toArray() : [];
  for (const { name, key } of indexes)
    if (MARKS.some((mark) => mark in key)) await customers.dropIndex(name);
}
