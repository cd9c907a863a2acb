import type { PlaceOrderBody } from '@book-store/contract/orders/order/orders.schemas';
import type { Response } from 'supertest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import type { TestApp } from '../../testing/app/start-test-app.ts';
import { anOrderBody } from '../order/orders.builder.ts';

let customers = 0;

/** By default $10 for one book. */
type Wanted = {
  code: string;
  amount: number;
  payment?: PlaceOrderBody['payment'];
  uid?: string;
  book?: string;
  from?: string;
  key?: string;
};

/** Orders a $10 book with a gift card, in dollars. Returns the reply. */
export async function orderWithCard(
  app: TestApp,
  { code, amount, payment, uid = `giver-${++customers}`, book, from = '192.0.2.1', key }: Wanted,
): Promise<Response & { uid: string }> {
  const productIds = [book ?? (await aBook({ newPrice: 10 }))];
  const giftCard = { code, amount };
  const call = app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer(uid))
    .set('X-Forwarded-For', from);
  if (key) call.set('Idempotency-Key', key);
  const reply = await call.send(
    anOrderBody({ email: emailOf(uid), productIds, payment, giftCard }),
  );
  return Object.assign(reply, { uid });
}

export const asOwner = async (
  app: TestApp,
  method: 'get' | 'post' | 'patch' | 'put',
  path: string,
  body?: object,
): Promise<Response> =>
  app
    .http()
    [method](`/api/admin/${path}`)
    .set('Authorization', await asAdmin())
    .send(body);
