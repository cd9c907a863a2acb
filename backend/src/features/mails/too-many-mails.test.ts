import { UNVERIFIED_MAILS_A_DAY } from '@book-store/contract/account-limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { asCustomer, emailOf } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { aBook } from '../catalogue/books.builder.ts';
import { Book } from '../catalogue/books.model.ts';
import { CustomerRecord } from '../customers/customers.model.ts';
import { anOrder, anOrderBody } from '../orders/orders.builder.ts';
import { Order } from '../orders/orders.model.ts';
import { ShopSettings } from '../shop-settings/shop-settings.model.ts';
import { OWNER_MAILS_AN_HOUR } from './list-mails.ts';
import { queueForBooks, queueForOrders } from './mail-jobs.ts';
import { makeMailsDue } from './mails.builder.ts';
import { Mail } from './mails.model.ts';
import { SHARED_AFTER_MS } from './queue-owner-mails.ts';

const app = useTestApp();
const OWNER = 'owner@shop.example';
const VERIFIED = { emailVerified: true };
type Account = { email?: string; emailVerified?: boolean };

const setOwner = (email: string) =>
  ShopSettings.updateOne({ _id: 'shop' }, { $set: { email } }, { upsert: true });
const look = (ms = 0) => queueForOrders(true, new Date(Date.now() + ms));
const countTo = (to: string) => Mail.countDocuments({ to });

/** Calls for two mails. */
async function orderAndCancel(uid: string, account: Account = {}) {
  const as = asCustomer(uid, account);
  const post = (path: string, body: object) =>
    app.http().post(path).set('Authorization', as).send(body);
  const productIds = [await aBook({ newPrice: 10 })];
  const email = account.email ?? emailOf(uid);
  const { body } = await post('/api/orders/', anOrderBody({ email, productIds }));
  expect((await post(`/api/orders/${body._id}/cancel`, {})).status).toBe(200);
}

beforeEach(async () => {
  await Promise.all([Mail.deleteMany({}), Order.deleteMany({})]);
  await setOwner('');
  await look();
});

describe('mails to an address that nobody has verified', () => {
  it('are ten a day, also for another account with the address after the first has been deleted', async () => {
    for (let at = 0; at < 7; at += 1) await orderAndCancel('bomber');
    await look();
    await look();
    expect(await countTo(emailOf('bomber'))).toBe(UNVERIFIED_MAILS_A_DAY);
    const as = asCustomer('bomber', { signedInAt: Date.now() });
    expect((await app.http().delete('/api/account').set('Authorization', as)).status).toBe(200);
    await orderAndCancel('bomber-again', { email: emailOf('bomber') });
    await look();
    expect(await countTo(emailOf('bomber'))).toBe(0);
  });

  it('count those about books that are back', async () => {
    const as = asCustomer('waiting');
    const books = await Promise.all(Array.from({ length: 12 }, () => aBook({ stock: 0 })));
    for (const book of books) {
      const call = app.http().put(`/api/account/back-in-stock/${book}`);
      expect((await call.set('Authorization', as)).status).toBe(200);
    }
    await queueForBooks(true, new Date());
    await Book.updateMany({ _id: { $in: books } }, { $set: { stock: 1, updatedAt: new Date() } });
    await queueForBooks(true, new Date());
    expect(await countTo(emailOf('waiting'))).toBe(UNVERIFIED_MAILS_A_DAY);
    expect((await CustomerRecord.findById('waiting').lean())?.backInStock).toEqual([]);
  });

  it('are as many as it takes where the address is verified', async () => {
    for (let at = 0; at < 6; at += 1) await orderAndCancel('regular', VERIFIED);
    await look();
    expect(await countTo(emailOf('regular'))).toBe(12);
  });
});

describe('mails to the owner about new orders', () => {
  const placeMany = async (count: number) => {
    const at = new Date();
    const place = async () =>
      makeMailsDue(await anOrder({ email: '', createdAt: at, changedAt: at }));
    await Promise.all(Array.from({ length: count }, place));
  };
  const subjects = async () =>
    (await Mail.find({ to: OWNER }).sort({ _id: 1 }).lean()).map(({ subject }) => subject);

  it('are one for each, until twenty have gone in an hour; then one tells of those of some minutes', async () => {
    await setOwner(OWNER);
    await placeMany(OWNER_MAILS_AN_HOUR + 13);
    await look();
    await look();
    expect(await countTo(OWNER)).toBe(OWNER_MAILS_AN_HOUR);
    await look(SHARED_AFTER_MS);
    await look(SHARED_AFTER_MS);
    expect((await subjects()).slice(OWNER_MAILS_AN_HOUR)).toEqual(['13 more new orders, $130.00']);
    await placeMany(2);
    await look();
    await look(SHARED_AFTER_MS + 1000);
    expect((await subjects()).at(-1)).toBe('2 more new orders, $20.00');
    expect(await countTo(OWNER)).toBe(OWNER_MAILS_AN_HOUR + 2);
  });
});
