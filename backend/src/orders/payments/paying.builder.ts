import { toMinor, toMoneyText } from '@book-store/contract/money';
import type { PlaceOrderBody } from '@book-store/contract/orders/order/orders.schemas';
import { expect } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import type { TestApp } from '../../testing/app/start-test-app.ts';
import { anOrderBody } from '../order/orders.builder.ts';

export async function aShopWithAllPayments(): Promise<void> {
  const methods = ['cash-on-delivery', 'at-pick-up', 'transfer', 'invoice', 'stripe'];
  const payments = {
    ways: methods.map((method) => ({ method, countries: [] })),
    account: { name: 'The Book Store', iban: 'DE89370400440532013000' },
    reminderDays: 5,
    cancelDays: 14,
  };
  await storeSettings({ payments, versions: { payments: 1 } });
}

let customers = 0;

/** Places an order for a book that costs 10, by default with one copy in stock. Returns what the customer needs. */
export async function placeToPay(
  app: TestApp,
  payment: PlaceOrderBody['payment'],
  { book, uid = `payer-${++customers}` }: { book?: string; uid?: string } = {},
) {
  const bookId = book ?? (await aBook({ newPrice: 10, stock: 1 }));
  const totalPrice = toMoneyText(toMinor(10));
  const body = anOrderBody({ email: emailOf(uid), productIds: [bookId], payment, totalPrice });
  const reply = await app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer(uid))
    .send(body);
  expect(reply.status).toBe(201);
  const { _id: id, number } = reply.body as { _id: string; number: string };
  return { id, number, uid, bookId, order: reply.body };
}
