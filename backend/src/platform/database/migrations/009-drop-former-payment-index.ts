import type { mongo } from 'mongoose';

const FORMER = 'payment.method_1_payment.state_1_createdAt_-1__id_-1';

/** Another index has the same fields in an order that also finds overdue payments, newest first. */
export async function dropFormerPaymentIndex(db: mongo.Db): Promise<void> {
  const isThere = await db.listCollections({ name: 'orders' }).hasNext();
  const indexes = isThere ? await db.collection('orders').listIndexes().toArray() : [];
  if (indexes.some(({ name }) => name === FORMER)) await db.collection('orders').dropIndex(FORMER);
}
