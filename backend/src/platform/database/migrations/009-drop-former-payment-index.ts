import type { mongo } from 'mongoose';
import { dropIndex } from './drop-index.ts';

/** Another index has the same fields in an order that also finds overdue payments, newest first. */
export const dropFormerPaymentIndex = (db: mongo.Db): Promise<void> =>
  dropIndex(db, 'orders', 'payment.method_1_payment.state_1_createdAt_-1__id_-1');
