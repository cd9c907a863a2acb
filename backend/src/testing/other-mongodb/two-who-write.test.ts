import { HELD_MAX } from '@book-store/contract/people/account/account-limits';
import { shopDay } from '@book-store/contract/place';
import mongoose from 'mongoose';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBook, aBookBody } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { copyCovers } from '../../catalogue/covers/copy-covers.ts';
import { DueCover } from '../../catalogue/covers/due-covers.ts';
import { aGenre } from '../../catalogue/genres/genres.builder.ts';
import { Genre } from '../../catalogue/genres/genres.model.ts';
import { countCopies } from '../../catalogue/stock/stock.builder.ts';
import { queueForBooks } from '../../messages/mails/mail-jobs.builder.ts';
import { aDiscountCode } from '../../orders/discount-codes/discount-codes.builder.ts';
import { GiftCard } from '../../orders/gift-cards/gift-cards.model.ts';
import { expectAgreement, stockOf } from '../../orders/order/order-stock.builder.ts';
import { anOrder, anOrderBody, anOrderDocument } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { ORDERS_TO_COUNT } from '../../orders/overview/orders-to-count.ts';
import { drawInvoice } from '../../orders/papers/draw-invoice.ts';
import { Paper } from '../../orders/papers/papers.model.ts';
import { assertWithinOrderLimit, networkKey } from '../../orders/placing/assert-order-limit.ts';
import { Withdrawal } from '../../orders/withdrawals/withdrawals.model.ts';
import { anAdmin } from '../../people/admins/admins.builder.ts';
import { AdminAccount, OWNERS } from '../../people/admins/admins.model.ts';
import { changeRole } from '../../people/admins/change-role.ts';
import { type AdminKey, byName } from '../../people/admins/find-admins.ts';
import { removeAdmin } from '../../people/admins/remove-admin.ts';
import { codeOf, withSecondFactor } from '../../people/second-factor/second-factor.builder.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { aPicture } from '../../platform/pictures/pictures.builder.ts';
import { countDay } from '../../reports/figures/count-days.ts';
import { DueFigure } from '../../reports/figures/due-figures.model.ts';
import { countFigures, forgetFigures } from '../../reports/figures/figures.builder.ts';
import { aShopIn } from '../../settings/shop/shop-in.builder.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { aShopWithoutTax, aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../app/sign-in.ts';
import { useTestApp } from '../app/start-test-app.ts';
import { startMeetingPoint } from './meeting-point.ts';

const server = await startMeetingPoint();
// Registered first, so it runs last: the app drops its database before.
afterAll(server.stop);
const app = useTestApp({}, server.uri);

/** Each test begins in a shop without a place, whatever currency the one before it has ended in. */
const PLACE = ['country', 'currency', 'locale', 'timeZone'];
beforeEach(() =>
  storeSettings({ place: Object.fromEntries(PLACE.map((name) => [name, undefined])) }),
);

const times = <Value>(count: number, one: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => one(at));

let customers = 0;
/** Returns a call by which another customer orders one copy of books that cost 10 each. */
function order(productIds: string[], more: object = {}) {
  customers += 1;
  const uid = `customer-${customers}`;
  const totalPrice = (10 * productIds.length).toFixed(2);
  return app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer(uid, { emailVerified: true }))
    .send({ ...anOrderBody({ email: emailOf(uid), productIds, totalPrice }), ...more });
}
const makeStaff = (key: AdminKey) => changeRole(key, 'staff');

const statusesOf = async (calls: PromiseLike<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

it.each<[string, ((key: AdminKey) => Promise<unknown>)[]]>([
  ['remove each other', [removeAdmin, removeAdmin]],
  ['make each other staff', [makeStaff, makeStaff]],
  ['are removed and made staff', [removeAdmin, makeStaff]],
])('keeps one of two owners who %s', async (_how, ways) => {
  for (let round = 0; round < 3; round += 1) {
    await AdminAccount.deleteMany({});
    await anAdmin({ role: 'staff' });
    const pair = [await anAdmin(), await anAdmin()];
    server.meet(2);
    const ends = await Promise.allSettled(
      pair.map(({ username }, at) => ways[at]?.(byName(username))),
    );
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(['conflict']);
    expect(await AdminAccount.countDocuments(OWNERS)).toBe(1);
  }
});

it('takes a code of a second factor once, and a recovery code once, that come twice', async () => {
  for (let round = 0; round < 3; round += 1) {
    const admin = await anAdmin();
    const { secret, recoveryCodes } = await withSecondFactor(admin.username);
    for (const code of [codeOf(secret), recoveryCodes[0]]) {
      const signIn = () =>
        app
          .http()
          .post('/api/auth/admin')
          .send({ ...admin, code });
      server.meet(2);
      expect((await statusesOf([signIn(), signIn()])).sort()).toEqual([200, 401]);
    }
  }
});

it('keeps a withdrawal once that comes twice', async () => {
  await aShopIn('DE');
  for (let round = 0; round < 3; round += 1) {
    const body = { name: 'Ada', email: `${round}@example.com`, orderNumber: `BS-8${round}` };
    await anOrder({ email: body.email, number: Number(`8${round}`) });
    server.meet(2);
    const withdraw = () => app.http().post('/api/withdrawals').send(body);
    expect(await statusesOf([withdraw(), withdraw()])).toEqual([201, 201]);
    expect(await Withdrawal.countDocuments({ email: body.email })).toBe(1);
  }
});

describe('a genre that is deleted', () => {
  it.each([
    [
      'added',
      async (category: string, admin: string) => () =>
        app
          .http()
          .post('/api/books/create-book')
          .set('Authorization', admin)
          .send({ ...aBookBody(), category }),
    ],
    [
      'edited',
      async (category: string, admin: string) => {
        const id = await aBook();
        return () =>
          app
            .http()
            .put(`/api/books/edit/${id}`)
            .set('Authorization', admin)
            .send({ ...aBookBody(), category });
      },
    ],
  ])('has no book that is %s at the same time', async (_how, prepare) => {
    const admin = await asAdmin();
    const outcomes = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      const name = `Passing ${_how} ${round}`;
      await aGenre(name);
      const category = name.toLowerCase();
      const { slug } = await Genre.findOne({ category }).orFail();
      const give = await prepare(category, admin);
      server.meet(2);
      const [given, deleted] = await statusesOf([
        give(),
        app.http().delete(`/api/admin/genres/${slug}`).set('Authorization', admin),
      ]);
      const isThere = (await Genre.countDocuments({ category })) === 1;
      expect(await Book.countDocuments({ category })).toBe(isThere ? 1 : 0);
      outcomes.add(`${given} ${deleted}`);
    }
    for (const outcome of outcomes) expect(outcome).toMatch(/^(20[01] 409|400 20[04])$/);
  });
});

describe('the room of an account', () => {
  beforeEach(() => Order.deleteMany({}));

  it('holds no more than ten orders that come in one millisecond to servers that know nothing of one another', async () => {
    const uid = 'in-one-millisecond';
    const customer = { uid, email: emailOf(uid), emailVerified: false };
    const from = { network: '192.0.2.1', isPrivate: false };
    const placing = { copies: 0, at: new Date(), ...from };
    const network = networkKey(from.network);
    const store = () =>
      inTransaction(async (session) => {
        await assertWithinOrderLimit(customer, placing, session);
        await new Order({ ...anOrderDocument({ uid }), network }).save({ session });
      });
    for (let at = 0; at < HELD_MAX.unverified.orders - 2; at += 1) await store();
    server.meet(5);
    const ends = await Promise.allSettled(times(5, store));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await Order.countDocuments({ uid })).toBe(HELD_MAX.unverified.orders);
  });
});

describe('copies', () => {
  it('sells the last ones once', async () => {
    const book = await aBook({ newPrice: 10, stock: 2 });
    server.meet(8);
    const statuses = await statusesOf(times(8, () => order([book])));
    expect(statuses.sort()).toEqual([201, 201, ...times(6, () => 409)]);
    expect(await stockOf(book)).toBe(0);
    await expectAgreement(book, 2);
  });

  it('sells to a crowd, each customer a book that all of them want and another one', async () => {
    const [wanted, ...others] = await Promise.all(
      times(7, () => aBook({ newPrice: 10, stock: 6 })),
    );
    const statuses = await statusesOf(others.map((one) => order([wanted ?? '', one])));
    expect(statuses).toEqual(times(6, () => 201));
    expect(await stockOf(wanted ?? '')).toBe(0);
  });

  it('agree with the log while the owner counts and customers order', async () => {
    const book = await aBook({ newPrice: 10, stock: 20 });
    const admin = await asAdmin();
    const count = () =>
      app
        .http()
        .post(`/api/admin/books/${book}/stock`)
        .set('Authorization', admin)
        .send({ counted: 20, reason: 'counted' });
    const statuses = await statusesOf([order([book]), count(), order([book]), count()]);
    expect(statuses).toEqual([201, 200, 201, 200]);
    const stock = await stockOf(book);
    await expectAgreement(book, 20);
    expect([18, 19, 20]).toContain(stock);
  });
});

it('lets a code that is good for two orders be used in two of six', async () => {
  const book = await aBook({ newPrice: 10 });
  const code = await aDiscountCode({ limit: 2 });
  const statuses = await statusesOf(
    times(6, () => order([book], { discountCode: code, totalPrice: '9.00' })),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(2);
});

it('stores one of two edits of the same version of a page, whether or not it was edited before', async () => {
  const admin = await asAdmin();
  for (const version of [0, 1]) {
    server.meet(2);
    const statuses = await statusesOf(
      ['One text.', 'Another text.'].map((text) =>
        app
          .http()
          .put('/api/admin/pages/privacy')
          .set('Authorization', admin)
          .send({ text, version }),
      ),
    );
    expect(statuses.sort()).toEqual([200, 409]);
  }
});

it('keeps what two devices of a customer store at the same time', async () => {
  const customer = asCustomer('two-devices', { emailVerified: true });
  const books = await Promise.all(times(4, () => aBook()));
  for (const pair of [books.slice(0, 2), books.slice(2)]) {
    server.meet(2);
    const statuses = await statusesOf(
      pair.map((id) =>
        app.http().put(`/api/account/wishes/${id}`).set('Authorization', customer).send({}),
      ),
    );
    expect(statuses.every((status) => status < 300)).toBe(true);
  }
  const { body } = await app.http().get('/api/account/wishes').set('Authorization', customer);
  expect(body.wishes.sort()).toEqual(books.sort());
});

it('issues no gift card in a currency that the shop has just given up', async () => {
  const admin = await asAdmin();
  const put = (body: object) =>
    app.http().put('/api/admin/shop/place').set('Authorization', admin).send(body);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([GiftCard.deleteMany({}), Order.deleteMany({})]);
    await mongoose.connection.collection('counters').deleteMany({});
    await put({ country: 'US', currency: 'USD', locale: 'en-US' }).expect(200);
    server.meet(2);
    const [issued, changed] = await statusesOf([
      app.http().post('/api/admin/gift-cards').set('Authorization', admin).send({ amount: 25 }),
      put({ country: 'JP', currency: 'JPY', locale: 'ja-JP' }),
    ]);
    expect(['201 409', '409 200']).toContain(`${issued} ${changed}`);
  }
});

it('keeps the newer of two counts of a day', async () => {
  const { now } = Object.assign(app.clock, { now: new Date() });
  for (let round = 0; round < 3; round += 1) {
    await Order.deleteMany({});
    await forgetFigures();
    await countFigures(new Date());
    const dueDay = async () => {
      const rows = await DueFigure.find({ at: { $exists: true } }, { _id: 1 }).lean();
      return { of: shopDay(now), rows: rows.map(({ _id }) => _id) };
    };
    let lateEnds = Promise.resolve();
    await order([await aBook({ newPrice: 10 })]);
    await countDay(await dueDay(), {
      countOrders: async (from, to) => {
        const counted = await ORDERS_TO_COUNT.countOrders(from, to);
        await order([await aBook({ newPrice: 10 })]);
        server.meet(2);
        lateEnds = countDay(await dueDay(), ORDERS_TO_COUNT);
        return counted;
      },
    });
    await lateEnds;
    const kept = await mongoose.connection.collection('sales_days').find({}).toArray();
    expect(kept).toMatchObject([{ statuses: [{ status: 'placed', orders: 2 }] }]);
  }
  app.clock.now = undefined;
});

it('copies the picture of an address, too, for a book that is stored when one server is done, or two', async () => {
  const admin = await asAdmin();
  const coverSource = 'https://pictures.example/1.png';
  const body = aBookBody({ coverImage: coverSource });
  const add = async () =>
    app.http().post('/api/books/create-book').set('Authorization', admin).send(body).expect(201);
  const [now, { signal }] = [() => new Date(), new AbortController()];
  const copy = () => copyCovers({ now, signal, fetchPicture: () => aPicture() });
  await add();
  const done = DueCover.deleteOne.bind(DueCover);
  const addThenDone = (row?: object) => add().then(() => done(row)) as never;
  const ends = vi.spyOn(DueCover, 'deleteOne').mockImplementationOnce(addThenDone);
  ends.mockImplementationOnce((row) => done(row).then(() => addThenDone(row)) as never);
  for (const _run of [1, 2, 3]) await copy();
  const covers = (await Book.find({ coverSource }).lean()).map(({ coverImage }) => coverImage);
  expect(covers).toEqual([expect.stringMatching(/^u-/), covers[0], covers[0]]);
});

it('tells once, by one of two servers, of books that have fallen to the low level', async () => {
  await storeSettings({ identity: { email: 'owner@shop.example' } });
  for (let round = 0; round < 3; round += 1) {
    await Mail.deleteMany({});
    const books = times(2, () => aBook({ stock: 9, createdAt: new Date(0), soldAt: new Date() }));
    for (const book of await Promise.all(books)) await countCopies(book, 0);
    server.meet(4);
    await Promise.all(times(2, () => queueForBooks(true, new Date())));
    const mails = await Mail.find({ kind: 'low-stock' }).lean();
    expect(mails.map(({ subject }) => subject)).toEqual(['Low stock: 2 books']);
  }
  await storeSettings({ identity: {} });
});

it('numbers papers that are issued at the same moment without a gap, each order once', async () => {
  await aTaxedShop();
  for (let round = 0; round < 3; round += 1) {
    const packed = { status: 'packed' } as const;
    const [one, other] = [await anOrder(packed), await anOrder(packed)];
    server.meet(2);
    const at = new Date();
    const drawn = await Promise.all([one, other, one].map((id) => drawInvoice(id, { at })));
    const numbers = drawn.map(({ papers }) => papers?.map(({ number }) => Number(number)) ?? []);
    expect(numbers.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(numbers[0]).toEqual(numbers[2]);
    const [first = 0, second = 0] = [numbers[0]?.[0], numbers[1]?.[0]];
    expect(Math.abs(first - second)).toBe(1);
  }
  await aShopWithoutTax();
});

it.each([
  [
    'is given fewer books',
    (id: string, [kept = '']: string[], admin: string) =>
      app
        .http()
        .put(`/api/admin/orders/${id}/lines`)
        .set('Authorization', admin)
        .send({ lines: [{ bookId: kept, quantity: 1 }] }),
  ],
  [
    'is cancelled',
    (id: string, _books: string[], admin: string) =>
      app
        .http()
        .patch(`/api/admin/orders/${id}/status`)
        .set('Authorization', admin)
        .send({ from: 'packed', to: 'cancelled' }),
  ],
])(
  'has an invoice over what it costs, or none, if an order %s at the same moment',
  async (_how, change) => {
    await aTaxedShop();
    const admin = await asAdmin();
    for (let round = 0; round < 4; round += 1) {
      const books = await Promise.all(times(2, () => aBook({ newPrice: 10 })));
      const { body } = await order(books);
      await Order.updateOne({ _id: body._id }, { status: 'packed' });
      server.meet(2);
      await Promise.allSettled([
        drawInvoice(body._id, { at: new Date() }),
        change(body._id, books, admin),
      ]);
      const { status, totalCents } = await Order.findById(body._id).orFail();
      const papers = await Paper.find({ order: body._id }).lean();
      const invoiced = papers.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
      if (papers.length > 0) expect(invoiced).toBe(status === 'cancelled' ? 0 : totalCents);
      else expect(status).toBe('cancelled');
    }
    await aShopWithoutTax();
  },
);
