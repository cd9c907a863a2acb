import { randomUUID } from 'node:crypto';
import { toMinor } from '@book-store/contract/money';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import type { PlaceOrderBody } from '@book-store/contract/orders/order/orders.schemas';
import type { AddressView } from '@book-store/contract/settings/place/address.schemas';
import { Types } from 'mongoose';
import { guestUid } from '../../people/customers/guest-uid.ts';
import { confirmTokenOf, guestTokenOf, newLinkKey } from '../guests/guest-links.ts';
import { orderKeys } from './order-keys.ts';
import { Order, type StoredPayment } from './orders.model.ts';
import { newPayment, type PaymentEvent } from './payment-events.ts';

/** What the checkout sends; give only the fields that matter. */
export const anOrderBody = (given: Partial<PlaceOrderBody> = {}) => {
  const body = {
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
    productIds: [] as string[],
    totalPrice: '10.00',
    ...given,
  };
  return body as typeof body & { address: AddressView };
};

type GivenPayment =
  | StoredPayment
  | (Partial<Omit<StoredPayment, 'events'>> & { events?: PaymentEvent[] });

/** A stored payment, by default a transfer that is still open, in minor units. */
export const aPayment = ({ due = 1000, ...given }: GivenPayment = {}) => ({
  ...newPayment({ method: 'transfer', due }),
  ...given,
});

let lastNumber = 500_000;

type OrderOverrides = Partial<Pick<PlaceOrderBody, 'name' | 'email'>> & {
  address?: AddressView;
  _id?: Types.ObjectId;
  number?: number;
  uid?: string;
  phone?: string;
  status?: OrderStatus;
  createdAt?: Date;
  changedAt?: Date;
  idempotencyKey?: string;
  unseenBy?: Types.ObjectId[];
  linkKey?: string;
  notes?: { _id: Types.ObjectId; text: string; at: Date; by: string }[];
  /** By default cash, as an order without a payment is read. */
  payment?: GivenPayment;
  /** By default a fiction book for $10. Prices in dollars. */
  books?: {
    price: number;
    quantity?: number;
    bookId?: Types.ObjectId;
    title?: string;
    author?: string | undefined;
    category?: string;
    coverImage?: string;
  }[];
};

/** Stores an order; give only the fields that matter. Returns its id. */
export async function anOrder(given: OrderOverrides = {}): Promise<string> {
  const order = anOrderDocument(given);
  await Order.create(order);
  return order._id.toString();
}

/** Stores a guest's order. Returns its id, the token of its link, and that of the mail. */
export async function aGuestOrder({
  email = 'guest@example.com',
  ...given
}: Omit<OrderOverrides, 'uid' | 'linkKey'> = {}): Promise<{
  id: string;
  token: string;
  mailed: string;
}> {
  const linkKey = newLinkKey();
  const order = anOrderDocument({ ...given, email, uid: guestUid(email), linkKey });
  await Order.create(order);
  const [at, id] = [new Date(), order._id.toString()];
  return { id, token: guestTokenOf(order, at) ?? '', mailed: confirmTokenOf(order, at) ?? '' };
}

/** Stores an order that an admin has just moved to its end, by default delivered. Returns its id. */
export async function anEndedOrder({
  from = 'out-for-delivery',
  at = new Date(),
  ...given
}: OrderOverrides & { from?: OrderStatus; at?: Date } = {}): Promise<string> {
  const { status = 'delivered' } = given;
  const order = anOrderDocument({ ...given, status });
  const history = [
    { status: from, at: order.createdAt },
    { status, at, by: { role: 'admin', name: 'Anna' } },
  ];
  await Order.create({ ...order, history, changedAt: at });
  return order._id.toString();
}

/** A stored order; give only the fields that matter. */
export function anOrderDocument(given: OrderOverrides = {}) {
  const { uid = 'ada', status = 'placed', createdAt = new Date(), books, payment, ...rest } = given;
  const {
    productIds: _ids,
    totalPrice: _seen,
    delivery: _way,
    payment: _method,
    discountCode: _code,
    ...body
  } = anOrderBody({ email: `${uid}@example.com` });
  const order = {
    _id: new Types.ObjectId(),
    number: ++lastNumber,
    idempotencyKey: randomUUID(),
    ...body,
    phone: String(body.phone),
    ...rest,
  };
  const lines = (books ?? [{ price: 10 }]).map(({ price, ...book }) => ({
    bookId: new Types.ObjectId(),
    title: 'A book',
    category: 'fiction',
    coverImage: 'book-1.webp',
    priceCents: toMinor(price),
    quantity: 1,
    ...book,
  }));
  const totalCents = lines.reduce(
    (sum, { priceCents, quantity }) => sum + priceCents * quantity,
    0,
  );
  return {
    ...order,
    ...orderKeys({ ...order, lines }),
    uid,
    status,
    productIds: lines.map(({ bookId }) => bookId),
    lines,
    totalCents,
    history: [{ status, at: createdAt }],
    bodyHash: 'none',
    createdAt,
    ...(payment && { payment: aPayment({ due: totalCents, ...payment }) }),
  };
}
