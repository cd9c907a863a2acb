import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import type { OrderStatus, PlaceOrderBody } from './orders.contract.ts';
import { Order } from './orders.model.ts';

/** What a checkout sends, with only what matters given. */
export const anOrderBody = (given: Partial<PlaceOrderBody> = {}): PlaceOrderBody => ({
  name: 'Ada Reader',
  email: 'ada@example.com',
  phone: '+15550100',
  address: {
    street: '1 Quiet Lane',
    city: 'Springfield',
    country: 'USA',
    state: 'Oregon',
    zipcode: '97477',
  },
  productIds: [],
  totalPrice: '10.00',
  ...given,
});

type Given = { uid?: string; email?: string; status?: OrderStatus; createdAt?: Date };

/** A stored order of one book for $10, with only what matters given. Answers its id. */
export async function anOrder(given: Given = {}): Promise<string> {
  const { uid = 'ada', status = 'placed', createdAt = new Date() } = given;
  const bookId = new Types.ObjectId();
  const { name, email, phone, address } = anOrderBody({ email: `${uid}@example.com` });
  const order = await Order.create({
    name,
    phone: String(phone),
    address,
    uid,
    email: given.email ?? email,
    status,
    productIds: [bookId],
    lines: [{ bookId, title: 'A book', coverImage: 'book-1.webp', priceCents: 1000 }],
    totalCents: 1000,
    history: [{ status, at: createdAt }],
    idempotencyKey: randomUUID(),
    bodyHash: 'none',
    createdAt,
  });
  return order._id.toString();
}
