import { setTimeout as wait } from 'node:timers/promises';
import { Order, type StoredOrder } from '../../orders/order/orders.model.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { CustomerFigures } from './customer-figures.model.ts';
import { DueFigure } from './due-figures.model.ts';
import { makeOrderDue } from './due-figures.ts';
import { BookSales, FiguresState, SalesDay } from './sales-days.model.ts';
import { updateFigures } from './update-figures.ts';

/** Resets the figures, so that the next count includes all orders. */
export async function forgetFigures(): Promise<void> {
  const kept = [DueFigure, SalesDay, BookSales, CustomerFigures, FiguresState];
  for (const { collection } of kept) await collection.deleteMany({});
}

/** Makes an order due that a test has stored or changed directly. Returns its id. */
export async function makeFiguresDue<Id>(orderId: Id): Promise<Id> {
  const order = await Order.findById(orderId).orFail().lean<StoredOrder>();
  await inTransaction((session) => makeOrderDue(order, session));
  return orderId;
}

/** Counts everything due, however long it takes. */
export async function countFigures(...given: Parameters<typeof updateFigures>): Promise<void> {
  while (!(await updateFigures(...given))) await wait(10);
}
