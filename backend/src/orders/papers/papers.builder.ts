import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { asAdmin } from '../../testing/app/sign-in.ts';
import type { TestApp } from '../../testing/app/start-test-app.ts';
import { Order } from '../order/orders.model.ts';

/** Returns a paper as the owner reads it, by its id. */
export async function readPaper(app: TestApp, id: string) {
  const call = app.http().get(`/api/admin/papers/${id}`);
  return (await call.set('Authorization', await asAdmin())).body;
}

/** Stores another status, for example as an invoice needs it. */
export const setStatus = (_id: string, status: OrderStatus) =>
  Order.updateOne({ _id }, { $set: { status } }).orFail();
