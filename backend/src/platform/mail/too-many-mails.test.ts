import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { countCopies } from '../../catalogue/stock/stock.builder.ts';
import { OWNER_MAILS_AN_HOUR } from '../../messages/mails/list-mails.ts';
import { queueForBooks, queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { SHARED_AFTER_MS } from '../../messages/order-mails/queue-owner-mails.ts';
import { anOrder, anOrderBody } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { CustomerRecord } from '../../people/customers/customers.model.ts';
import { aShopForGuests, aShopIn } from '../../settings/shop/shop-in.builder.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { useMailServer } from '../../testing/app/mail-server.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { RateWindow } from '../http/limits/rate-limit.ts';
import { UNCONFIRMED_MAILS_A_DAY } from './mail-limits.ts';
import { makeMailsDue, sendingTo } from './mails.builder.ts';
import { Mail } from './mails.model.ts';
import { sendDueMails } from './send-due-mails.ts';

const app = useTestApp({ trustProxy: 1, mailFrom: 'shop@example.com' });
const server = useMailServer();
const OWNER = 'owner@shop.example';
const VERIFIED = { emailVerified: true };
type Account = { email?: string; emailVerified?: boolean };

const setOwner = (email: string) => storeSettings({ identity: { email } });
const look = (ms = 0) => queueForOrders(true, new Date(Date.now() + ms));
const countTo = (to: string) => Mail.countDocuments({ to });
const send = async (days = 0) => {
  await sendDueMails({
    ...sendingTo(server.port()),
    now: () => new Date(Date.now() + days * 86_400_000),
  });
  return server.arrived.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '');
};
/** Returns the mails to an address as the dashboard lists them, the first one first. */
const listed = async (to: string) => {
  const call = app.http().get('/api/admin/mails').query({ q: to, limit: 100 });
  const { body } = await call.set('Authorization', await asAdmin());
  return body.mails.reverse() as { state: string; nextTryAt?: string; lastError?: string }[];
};

/** Calls for two mails, and sends the first one. */
async function orderAndCancel(uid: string, account: Account = {}) {
  const as = asCustomer(uid, account);
  const post = (path: string, body: object) =>
    app.http().post(path).set('Authorization', as).send(body);
  const productIds = [await aBook({ newPrice: 10 })];
  const email = account.email ?? emailOf(uid);
  const { body } = await post('/api/orders/', anOrderBody({ email, productIds }));
  await look();
  await send();
  expect((await post(`/api/orders/${body._id}/cancel`, {})).status).toBe(200);
}

beforeEach(async () => {
  await Promise.all([Mail.deleteMany({}), Order.deleteMany({}), RateWindow.deleteMany({})]);
  await setOwner('');
  await look();
});

describe('mails to an address that nobody has confirmed', () => {
  it('are five a day, and as many first ones about orders; more are put off, and the owner sees until when', async () => {
    for (let at = 0; at < 7; at += 1) await orderAndCancel('bomber');
    await look();
    const subjects = await send();
    const cancelled = subjects.filter((subject) => subject.endsWith('is cancelled'));
    expect(cancelled).toHaveLength(UNCONFIRMED_MAILS_A_DAY);
    expect(subjects).toHaveLength(2 * UNCONFIRMED_MAILS_A_DAY);
    const mails = await listed(emailOf('bomber'));
    expect(mails).toHaveLength(14);
    const putOff = mails.filter(({ state }) => state === 'waiting');
    // Those that would have told of the order have been overtaken by its end.
    expect(putOff).toHaveLength(2);
    expect(mails.filter(({ state }) => state === 'failed')).toHaveLength(2);
    for (const { nextTryAt = '', lastError } of putOff) {
      expect(lastError).toContain('enough mails for a day');
      expect(Date.parse(nextTryAt) - Date.now()).toBeGreaterThan(86_000_000);
    }
  });

  it('count together whatever tag the address has, because one person reads them', async () => {
    for (let at = 0; at < 7; at += 1) {
      await orderAndCancel(`tagged-${at}`, { email: `victim+${at}@example.com` });
    }
    await look();
    expect(await send()).toHaveLength(2 * UNCONFIRMED_MAILS_A_DAY);
  });

  it('go once the day is over, or at once if the owner wants', async () => {
    for (let at = 0; at < 7; at += 1) await orderAndCancel('patient');
    await look();
    await send();
    const { _id } = (await Mail.findOne({ to: emailOf('patient'), state: 'waiting' })) ?? {};
    const resend = app.http().post(`/api/admin/mails/${_id}/resend`);
    expect((await resend.set('Authorization', await asAdmin())).status).toBe(200);
    await send();
    expect(await Mail.findById(_id)).toMatchObject({ state: 'sent' });
    await RateWindow.deleteMany({});
    await send(1.1);
    expect(await Mail.countDocuments({ to: emailOf('patient'), state: 'waiting' })).toBe(0);
  });

  it('are counted whatever the account: also after the first has been deleted', async () => {
    for (let at = 0; at < 6; at += 1) await orderAndCancel('leaving');
    await look();
    await send();
    const as = asCustomer('leaving', { signedInAt: Date.now() });
    expect((await app.http().delete('/api/account').set('Authorization', as)).status).toBe(200);
    server.arrived.length = 0;
    await orderAndCancel('leaving-again', { email: emailOf('leaving') });
    await look();
    expect(await send()).toEqual([]);
  });

  it('keep room for orders, whatever else a stranger calls for from however many networks', async () => {
    await aShopIn('DE');
    await aShopForGuests();
    const email = 'victim@example.com';
    const productIds = [await aBook({ newPrice: 10 })];
    const { body } = await app.http().post('/api/orders/').send(anOrderBody({ email, productIds }));
    for (let network = 0; network < 15; network += 1) {
      const from = (path: string) =>
        app.http().post(path).set('X-Forwarded-For', `198.51.100.${network}`);
      const books = `Win a car, number ${network}: evil.example`;
      const spam = { email, orderNumber: body.number, name: 'https://evil.example', books };
      expect((await from('/api/withdrawals').send(spam)).status).toBe(201);
      expect((await from('/api/newsletter').send({ email })).status).toBe(200);
    }
    await send();
    const others = server.arrived.length;
    expect(others).toBe(3);
    await look();
    const subjects = await send();
    expect(subjects.slice(others)).toEqual([`Please confirm your order ${body.number}`]);
    for (const { raw } of server.arrived) expect(raw).not.toMatch(/evil|Win a car/);
    await aShopIn();
    await aShopForGuests(false);
  });

  it('count those about books that are back', async () => {
    const as = asCustomer('waiting');
    const books = await Promise.all(Array.from({ length: 12 }, () => aBook({ stock: 0 })));
    for (const book of books) {
      const call = app.http().put(`/api/account/back-in-stock/${book}`);
      expect((await call.set('Authorization', as)).status).toBe(200);
    }
    for (const book of books) await countCopies(book, 1);
    await queueForBooks(true, new Date());
    expect((await send()).length).toBeLessThanOrEqual(UNCONFIRMED_MAILS_A_DAY);
    expect(await countTo(emailOf('waiting'))).toBe(12);
    expect((await CustomerRecord.findById('waiting').lean())?.backInStock).toEqual([]);
  });

  it('are as many as it takes where the address is verified', async () => {
    for (let at = 0; at < 6; at += 1) await orderAndCancel('regular', VERIFIED);
    await look();
    expect(await send()).toHaveLength(12);
  });

  it('go at once when the account that has the order has verified the address meanwhile', async () => {
    for (let at = 0; at < 6; at += 1) await orderAndCancel('late');
    await look();
    await Order.updateMany({ uid: 'late' }, { $unset: { unverifiedEmail: 1 } });
    await send();
    expect(await Mail.countDocuments({ to: emailOf('late'), state: 'waiting' })).toBe(0);
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
