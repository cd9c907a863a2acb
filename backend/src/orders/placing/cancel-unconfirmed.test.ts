import { randomUUID } from 'node:crypto';
import { CANCEL_UNCONFIRMED_DAYS } from '@book-store/contract/people/account/account-limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { aClockJump } from '../../platform/jobs/clock-jump.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { aShopForGuests } from '../../settings/shop/shop-in.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aDiscountCode } from '../discount-codes/discount-codes.builder.ts';
import { DiscountCode } from '../discount-codes/discount-codes.model.ts';
import { aGiftCard, aShopWithGiftCards } from '../gift-cards/gift-cards.builder.ts';
import { GiftCard } from '../gift-cards/gift-cards.model.ts';
import { forgetPersonalData } from '../guests/forget-personal-data.ts';
import { expectAgreement, stockOf } from '../order/order-stock.builder.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';
import { processUnconfirmed, unconfirmedOrdersJobs } from './unconfirmed-orders-job.ts';

const app = useTestApp({ trustProxy: 1, mailFrom: 'shop@example.com' });
const HOUR_MS = 3_600_000;
const DAYS = CANCEL_UNCONFIRMED_DAYS * 24 * HOUR_MS;
const FIRST = 5;
let admin: string;
let book: string;

beforeEach(async () => {
  await Promise.all([Order.deleteMany({}), RateWindow.deleteMany({})]);
  await aShopForGuests();
  admin = await asAdmin();
  book = await aBook({ newPrice: 10, stock: FIRST });
});

async function place(given: object = {}, totalPrice = '10.00'): Promise<string> {
  const email = `stranger-${randomUUID()}@example.com`;
  const order = { ...anOrderBody({ email, productIds: [book], totalPrice }), ...given };
  const { status, body } = await app.http().post('/api/orders/').send(order);
  expect([status, body.status]).toEqual([201, 'unconfirmed']);
  return body._id;
}
const asOwner = (method: 'get' | 'patch' | 'post', path: string, body?: object) =>
  app.http()[method](`/api/admin${path}`).set('Authorization', admin).send(body);
const shown = async (id: string) => (await asOwner('get', `/orders/${id}`)).body;
const move = (id: string, from: string, to: string) =>
  asOwner('patch', `/orders/${id}/status`, { from, to });
const look = () => processUnconfirmed(new Date());
const hasWork = () => unconfirmedOrdersJobs({ mail: {} as never })[0]?.hasWork?.(new Date());

/** Lets the time pass that the shop keeps the books. */
async function afterADay(): Promise<void> {
  const past = new Date(Date.now() - 1);
  await Order.updateMany({ 'hold.until': { $ne: null } }, { $set: { 'hold.until': past } });
  await look();
}
/** Lets so much time pass since the books went back. */
async function afterLapsed(ms: number): Promise<void> {
  const lapsedAt = new Date(Date.now() - ms);
  const placed = new Date(lapsedAt.getTime() - 24 * HOUR_MS);
  const times = { createdAt: placed, changedAt: placed, 'hold.lapsedAt': lapsedAt };
  await Order.updateMany({ 'hold.lapsedAt': { $ne: null } }, { $set: times });
}

describe('an order that nobody has confirmed in time', () => {
  it('is cancelled by the shop 30 days later, with its money and its code given back, once', async () => {
    await aShopWithGiftCards();
    const [code, card] = [await aDiscountCode(), await aGiftCard({ amount: 2500 })];
    const given = { discountCode: code, giftCard: { code: card.code, amount: 4 } };
    const id = await place(given, '9.00');
    const left = async () => ({
      uses: (await DiscountCode.findOne({ code }).lean())?.uses,
      balance: (await GiftCard.findById(card.id).lean())?.balance,
      stock: await stockOf(book),
    });
    expect(await left()).toEqual({ uses: 1, balance: 2100, stock: FIRST - 1 });
    await afterADay();
    await afterLapsed(DAYS - HOUR_MS);
    expect(await hasWork()).toBe(false);
    await look();
    expect((await shown(id)).status).toBe('unconfirmed');
    expect(await left()).toEqual({ uses: 1, balance: 2100, stock: FIRST });

    await afterLapsed(DAYS);
    expect(await hasWork()).toBe(true);
    await Promise.all([look(), look()]);
    const { status, hold, history } = await shown(id);
    expect([status, hold]).toEqual(['cancelled', { lapsedAt: expect.any(String) }]);
    expect(history).toMatchObject([{}, { status: 'cancelled', by: { role: 'shop' } }]);
    expect(history).toHaveLength(2);
    expect(await left()).toEqual({ uses: 0, balance: 2500, stock: FIRST });
    await expectAgreement(book, FIRST);
    expect(await hasWork()).toBe(false);
  });

  it('brings no mail to an address that may be a stranger’s', async () => {
    const id = await place();
    await afterADay();
    await queueForOrders(true, new Date());
    await afterLapsed(DAYS);
    await look();
    await queueForOrders(true, new Date(Date.now() + HOUR_MS));
    const mails = await Mail.find({ key: new RegExp(id) }).lean();
    expect(mails.map(({ kind }) => kind)).toEqual(['order-unconfirmed']);
  });

  it('is forgotten as any order that has ended', async () => {
    const id = await place();
    await afterADay();
    await afterLapsed(DAYS);
    await look();
    const forgetIn = (years: number) => {
      const now = new Date();
      now.setUTCFullYear(now.getUTCFullYear() + years);
      const retention = { keepNamesYears: 10, keepContactsMonths: 12 };
      return forgetPersonalData({ retention, now });
    };
    await forgetIn(9);
    expect((await shown(id)).name).not.toBe('');
    await forgetIn(11);
    expect(await shown(id)).toMatchObject({ name: '', email: '', phone: '' });
    expect((await shown(id)).address.street).toBe('');
  });

  it('stays while the clock may be wrong', async () => {
    const id = await place();
    await afterADay();
    await afterLapsed(2 * DAYS);
    const to = await aClockJump();
    await look();
    expect((await shown(id)).status).toBe('unconfirmed');
    await asOwner('post', '/clock/confirm', { to: to.toISOString() });
    await look();
    expect((await shown(id)).status).toBe('cancelled');
  });

  it('stays once it is confirmed, or reopened by the owner', async () => {
    const [confirmed, reopened] = [await place(), await place()];
    await afterADay();
    await afterLapsed(2 * DAYS);
    await move(confirmed, 'unconfirmed', 'confirmed');
    await move(reopened, 'unconfirmed', 'cancelled');
    await asOwner('post', `/orders/${reopened}/undo`, { from: 'cancelled' });
    await look();
    expect((await shown(confirmed)).status).toBe('confirmed');
    expect((await shown(reopened)).status).toBe('unconfirmed');
    await expectAgreement(book, FIRST);
  });
});

it('an order is looked after beside hundreds that cannot be', async () => {
  const long = new Date(Date.now() - 3 * DAYS);
  const stuck = (hold: object) => (_: unknown, at: number) => ({
    uid: `stuck-${at}`,
    idempotencyKey: randomUUID(),
    status: 'unconfirmed',
    createdAt: long,
    changedAt: long,
    hold,
    history: 'none',
  });
  await Order.collection.insertMany([
    ...Array.from({ length: 200 }, stuck({ until: long })),
    ...Array.from({ length: 200 }, stuck({ lapsedAt: long })),
  ] as never);
  const [lapsing, waiting] = [await place(), await place()];
  const past = new Date(Date.now() - 1);
  await Order.updateOne({ _id: lapsing }, { $set: { 'hold.until': past } });
  const old = new Date(Date.now() - DAYS);
  const times = { createdAt: old, changedAt: old, hold: { lapsedAt: old } };
  await Order.updateOne({ _id: waiting }, { $set: times });
  await look();
  await look();
  expect((await shown(lapsing)).hold).toEqual({ lapsedAt: expect.any(String) });
  expect((await shown(waiting)).status).toBe('cancelled');
});
