import type { mongo } from 'mongoose';

/** What the figures were kept in: they follow from the orders. */
const KEPT = ['sales_days', 'book_sales', 'customer_figures', 'sales_looks'];

/** Of the mark of customers who were erased; those have no document any more. */
const MARKS = ['listed', 'erasedAt'];

/**
 * Figures are counted from rows that say what is due, instead of by looking for orders that have changed. Nobody knows
 * what had changed since the last look, so they are forgotten, and the shop counts all orders anew in the background.
 */
export async function countFiguresAnew(db: mongo.Db): Promise<void> {
  for (const name of KEPT) await db.collection(name).deleteMany({});
  const customers = db.collection('customer_figures');
  const isThere = await db.listCollections({ name: customers.collectionName }).hasNext();
  const indexes = isThere ? await customers.listIndexes().toArray() : [];
  for (const { name, key } of indexes)
    if (MARKS.some((mark) => mark in key)) await customers.dropIndex(name);
}
