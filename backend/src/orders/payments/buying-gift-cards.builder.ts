import type { BuyGiftCardBody } from '@book-store/contract/orders/gift-cards/buy-gift-card.schemas';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { expect } from 'vitest';
import { asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import type { TestApp } from '../../testing/app/start-test-app.ts';

let customers = 0;

/** Buys a gift card of $25 for Ada. */
export const aGiftCardBody = (given: Partial<BuyGiftCardBody> = {}): BuyGiftCardBody => ({
  name: 'Bob Buyer',
  email: 'bob@example.com',
  amount: 25,
  recipient: { name: 'Ada Reader', email: 'ada@example.com', message: 'Read on!' },
  payment: 'transfer',
  ...given,
});

type Buying = Partial<BuyGiftCardBody> & { uid?: string; key?: string };

/** Sends the order of a gift card. Returns the reply. */
export function sendGiftCardOrder(app: TestApp, { uid, key, ...given }: Buying = {}) {
  const buyer = uid ?? `buyer-${++customers}`;
  const call = app.http().post('/api/orders/gift-cards').set('Authorization', asCustomer(buyer));
  if (key) call.set('Idempotency-Key', key);
  return call.send(aGiftCardBody({ email: emailOf(buyer), ...given }));
}

/** Orders a gift card. Returns its order. */
export async function orderGiftCard(
  app: TestApp,
  given: Buying = {},
): Promise<OrderView & { uid: string }> {
  const uid = given.uid ?? `buyer-${++customers}`;
  const reply = await sendGiftCardOrder(app, { ...given, uid });
  expect(reply.status).toBe(201);
  return { ...(reply.body as OrderView), uid };
}
