import { HELD_MAX } from '@book-store/contract/people/account/account-limits';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { createApp } from '../../main/app.ts';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { aShopForGuests } from '../../settings/shop/shop-in.builder.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { testDeps } from '../../testing/app/test-deps.ts';
import { expectAgreement, stockOf } from '../order/order-stock.builder.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';

const app = useTestApp({ trustProxy: 1 });
const HOME = '192.0.2.1';
const SCHOOL = '198.51.100.7';
let book: string;

beforeEach(async () => {
  await Promise.all([Order.deleteMany({}), RateWindow.deleteMany({}), Book.deleteMany({})]);
  await aShopForGuests();
  await storeSettings({ storefront: { severalCopies: true } });
  book = await aBook({ newPrice: 10, stock: 900 });
});

type Placing = { email: string; from?: string; copies?: number; as?: string };
function place({ email, from = HOME, copies = 1, as }: Placing, http = app.http()) {
  const call = http.post('/api/orders/').set('X-Forwarded-For', from);
  if (as) call.set('Authorization', as);
  return call.send(
    anOrderBody({
      email,
      productIds: [book],
      quantities: [copies],
      totalPrice: (10 * copies).toFixed(2),
    }),
  );
}
const many = <Value>(count: number, one: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => one(at));
const accepted = (replies: readonly { status: number }[]) =>
  replies.filter(({ status }) => status === 201).length;
const move = async (id: string, from: string, to: string) =>
  app
    .http()
    .patch(`/api/admin/orders/${id}/status`)
    .set('Authorization', await asAdmin())
    .send({ from, to });

describe('a network of people whose addresses nobody has confirmed', () => {
  it('gets no copy by orders of ninety, under whatever addresses', async () => {
    const replies = await Promise.all(
      many(12, (at) => place({ email: `invented-${at}@example.com`, copies: 90 })),
    );
    expect(replies.map(({ body }) => body.code)).toEqual(many(12, () => 'too-many-open-orders'));
    expect(await stockOf(book)).toBe(900);
  });

  it('holds four dozen copies at most, also if two servers take its orders at once', async () => {
    const other = request(createApp({ ...testDeps(app.clock, async () => true), trustProxy: 1 }));
    const replies = await Promise.all(
      many(16, (at) =>
        place({ email: `hoarder-${at}@example.com`, copies: 8 }, at % 2 ? other : app.http()),
      ),
    );
    expect(accepted(replies)).toBe(HELD_MAX.network.copies / 8);
    expect(await stockOf(book)).toBe(900 - HELD_MAX.network.copies);
    await expectAgreement(book, 900);
  });

  it('is limited with accounts that have not verified their address, as guests are', async () => {
    const as = (uid: string) => ({ email: emailOf(uid), as: asCustomer(uid), copies: 12 });
    const accounts = await Promise.all(many(3, (at) => place(as(`unverified-${at}`))));
    const guests = await Promise.all(
      many(3, (at) => place({ email: `guest-${at}@example.com`, copies: 12 })),
    );
    expect(accepted([...accounts, ...guests])).toBe(4);
    const verified = asCustomer('verified', { emailVerified: true });
    const reply = await place({ email: emailOf('verified'), as: verified, copies: 90 });
    expect(reply.status).toBe(201);
  });

  it('does not count for another network', async () => {
    await Promise.all(many(4, (at) => place({ email: `full-${at}@example.com`, copies: 12 })));
    expect((await place({ email: 'late@example.com' })).status).toBe(409);
    for (const from of ['203.0.113.9', '2001:db8:1:2::3'])
      expect((await place({ email: 'late@example.com', from, copies: 12 })).status).toBe(201);
    await expectAgreement(book, 900);
  });

  it('has room for a class of thirty, and a family with its baskets', async () => {
    const pupils = many(30, (at) => place({ email: `pupil-${at}@example.com`, from: SCHOOL }));
    expect(accepted(await Promise.all(pupils))).toBe(30);
    const family = many(4, (at) => place({ email: `family-${at}@example.com`, copies: 10 }));
    expect(accepted(await Promise.all(family))).toBe(4);
  });

  it('has room again for what the owner confirms, and what is cancelled', async () => {
    const [first, second] = await Promise.all(
      many(4, (at) => place({ email: `open-${at}@example.com`, copies: 12 })),
    );
    expect((await place({ email: 'next@example.com', copies: 12 })).status).toBe(409);
    await move(first?.body._id, 'placed', 'confirmed');
    expect((await place({ email: 'next@example.com', copies: 12 })).status).toBe(201);
    await move(second?.body._id, 'placed', 'cancelled');
    expect((await place({ email: 'last@example.com', copies: 12 })).status).toBe(201);
  });
});

describe('somebody in whose name strangers order', () => {
  const email = emailOf('reader');
  beforeEach(async () => {
    const from = '203.0.113.66';
    for (let at = 0; at < HELD_MAX.unverified.orders; at += 1)
      expect((await place({ email, from })).status).toBe(201);
    expect((await place({ email, from })).status).toBe(409);
  });

  it('still orders as a guest, from their own network', async () => {
    expect((await place({ email })).status).toBe(201);
  });

  it('still orders with an account of that address, verified or not', async () => {
    expect((await place({ email, as: asCustomer('reader') })).status).toBe(201);
    const as = asCustomer('reader', { emailVerified: true });
    // Looking at the orders takes those of the strangers over.
    const list = app.http().get(`/api/orders/email/${email}`).set('Authorization', as);
    expect((await list).body).toHaveLength(HELD_MAX.unverified.orders + 1);
    expect((await place({ email, as, copies: 90 })).status).toBe(201);
  });

  it('is told of by no refusal: it has the same words whatever is open, and no number', async () => {
    const from = '203.0.113.66';
    const refusals = [
      await place({ email, from }),
      await place({ email: 'other@example.com', from, copies: 60 }),
    ];
    const words = refusals.map(({ body }) => body.detail);
    expect(new Set(words).size).toBe(1);
    expect(words[0]).not.toMatch(/\d/);
  });
});
