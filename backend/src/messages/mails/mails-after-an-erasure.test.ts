import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { anOrder, anOrderBody } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { aMail, makeMailsDue } from '../../platform/mail/mails.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aSubscriber } from '../newsletter/newsletter.builder.ts';
import { Subscriber } from '../newsletter/newsletter.model.ts';
import { queueForOrders } from './mail-jobs.builder.ts';

const app = useTestApp();
const OWNER = 'owner@shop.example';

async function place(uid: string) {
  const productIds = [await aBook({ newPrice: 10 })];
  const reply = await app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer(uid))
    .send(anOrderBody({ email: emailOf(uid), productIds }));
  expect(reply.status).toBe(201);
}
const erase = async (uid: string, account: { email?: string; emailVerified?: boolean } = {}) => {
  const as = asCustomer(uid, { email: emailOf(uid), ...account, signedInAt: Date.now() });
  const reply = await app.http().delete('/api/account').set('Authorization', as);
  expect(reply.status).toBe(200);
};
const look = () => queueForOrders(true, new Date());
const queued = async (to: string) =>
  (await Mail.find({ to }).sort({ key: 1 }).lean()).map(({ kind }) => kind);
const keys = async () => (await Mail.find({}).lean()).map(({ key }) => key).sort();

beforeEach(async () => {
  await Promise.all([Mail.deleteMany({}), Subscriber.deleteMany({}), Order.deleteMany({})]);
  await storeSettings({ identity: { email: OWNER } });
  await look();
});

describe('an account that is deleted', () => {
  it.each([
    ['unverified', false],
    ['verified', true],
  ])(
    "leaves the owner's mails alone where its %s address is the owner's, and no mail goes out twice",
    async (how, emailVerified) => {
      await place('ada');
      await place('bea');
      await look();
      const before = await keys();
      expect(before).toHaveLength(4);
      await erase(`intruder-${how}`, { email: OWNER, emailVerified });
      expect(await keys()).toEqual(before);
      await look();
      expect(await keys()).toEqual(before);
    },
  );

  it.each([
    ['says nothing of it', {}],
    ['says that it is not', { emailVerified: false }],
  ])(
    'leaves mails and subscription of a stranger whose address it has registered, where the token of the unverified address %s',
    async (_what, verified) => {
      const email = emailOf('stranger');
      await aSubscriber({ email });
      await place('stranger');
      await look();
      await erase('registered-it', { email, ...verified });
      expect(await queued(email)).toEqual(['order-placed']);
      expect(await Subscriber.countDocuments({ email })).toBe(1);
    },
  );

  it('takes the mails about its own orders and awaited books with it, without a verified address', async () => {
    await place('own');
    await look();
    const to = 'an-earlier-address@example.com';
    await aMail({ key: 'back-in-stock:own:a-book:1', kind: 'back-in-stock', to });
    await aMail({ key: 'back-in-stock:owner-of-more:a-book:1', kind: 'back-in-stock', to });
    await erase('own');
    expect(await queued(emailOf('own'))).toEqual([]);
    expect(await queued(to)).toEqual(['back-in-stock']);
    expect(await queued(OWNER)).toEqual(['new-order']);
  });

  it('takes mails to its verified address and the subscription with it, but queues none of them anew', async () => {
    // An order of an earlier account with this address, which nobody has detached.
    const earlier = { uid: 'earlier', email: emailOf('reader'), changedAt: new Date() };
    await makeMailsDue(await anOrder(earlier));
    await aSubscriber({ email: emailOf('reader') });
    await look();
    expect(await queued(emailOf('reader'))).toEqual(['order-placed']);
    await erase('reader', { emailVerified: true });
    expect(await Subscriber.countDocuments({})).toBe(0);
    await look();
    expect(await queued(emailOf('reader'))).toEqual([]);
    expect(await queued(OWNER)).toEqual(['new-order']);
  });
});
