import { randomUUID } from 'node:crypto';
import type { WithdrawalView } from '@book-store/contract/orders/withdrawals/withdrawals.schemas';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { AREAS } from '../../main/shop.ts';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { forgetOldData } from '../../people/account/forget-old-data.ts';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { aShopIn } from '../../settings/shop/shop-in.builder.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrder, anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';
import { Withdrawal } from './withdrawals.model.ts';

const app = useTestApp({ trustProxy: 1, mailFrom: 'shop@example.com' });
let number = 700_000;

/** An order of somebody who has not withdrawn yet. */
async function aBoughtOrder() {
  const email = `reader-${randomUUID()}@example.com`;
  number += 1;
  return { id: await anOrder({ email, number }), email, orderNumber: `BS-${number}` };
}
const withdraw = (body: object, from = '192.0.2.1') =>
  app
    .http()
    .post('/api/withdrawals')
    .set('X-Forwarded-For', from)
    .send({ name: 'Ada Reader', ...body });
const mailsTo = async (email: string) =>
  (await app.stored('mails')).filter(({ to }) => to === email) as {
    kind: string;
    letter: { paragraphs: string[]; links?: { path: string }[] };
  }[];
const asOwner = async (path: string) =>
  (
    await app
      .http()
      .get(`/api/admin${path}`)
      .set('Authorization', await asAdmin())
  ).body;

beforeEach(async () => {
  app.clock.now = undefined;
  await aShopIn('DE');
  await RateWindow.deleteMany({});
});

describe('a withdrawal', () => {
  it('is received without signing in, with a receipt that says when', async () => {
    app.clock.now = new Date('2026-11-20T12:34:56Z');
    const { id, email, orderNumber } = await aBoughtOrder();
    const reply = await withdraw({ email, orderNumber, books: 'Emma' });
    expect([reply.status, reply.body]).toEqual([
      201,
      { received: true, at: '2026-11-20T12:34:56.000Z' },
    ]);
    const [mail] = await mailsTo(email);
    expect(mail?.kind).toBe('withdrawal-received');
    const text = mail?.letter.paragraphs.join('\n');
    expect(text).toMatch(new RegExp(`${orderNumber}.*November 20, 2026 at 12:34:56`));
    expect(text).toContain('Books: Emma');
    expect(await asOwner(`/withdrawals?order=${id}`)).toMatchObject([
      { orderNumber, email, name: 'Ada Reader', books: 'Emma', order: { id, sameEmail: true } },
    ]);
  });

  it.each([
    ['an order that there is not', async () => `BS-${number + 50_000}`],
    ['an order of somebody else', async () => (await aBoughtOrder()).orderNumber],
  ])(
    'from %s gets the same reply, and sends nobody what a stranger has typed',
    async (_of, find) => {
      const { id: _id, ...known } = await aBoughtOrder();
      const email = `stranger-${randomUUID()}@example.com`;
      app.clock.now = new Date('2026-11-21T12:00:00Z');
      const right = await withdraw(known);
      const spam = { email, orderNumber: await find(), name: 'Win a car', books: 'spam.example' };
      const wrong = await withdraw(spam);
      expect([wrong.status, wrong.body]).toEqual([right.status, right.body]);
      const [mail] = await mailsTo(email);
      expect(mail?.kind).toBe('withdrawal-received');
      expect(JSON.stringify(mail)).not.toMatch(/Win a car|spam/);
      const open: WithdrawalView[] = await asOwner('/withdrawals?state=open');
      const kept = open.find((one) => one.email === email);
      expect(kept?.name).toBe('Win a car');
      expect(kept?.order?.sameEmail ?? false).toBe(false);
    },
  );

  it.each([
    ['Win a car: spam.example', /named/],
    ['', /all of the order/],
  ])(
    'about %j from an order whose address nobody has confirmed gets a receipt without what was typed',
    async (books, said) => {
      app.clock.now = new Date('2026-11-22T12:34:56Z');
      const { id, ...known } = await aBoughtOrder();
      await Order.updateOne({ _id: id }, { $set: { unverifiedEmail: true } });
      expect((await withdraw({ ...known, name: 'Win a car', books })).status).toBe(201);
      const [mail] = await mailsTo(known.email);
      const text = mail?.letter.paragraphs.join('\n');
      expect(text).toMatch(new RegExp(`${known.orderNumber}.*November 22, 2026 at 12:34:56`));
      expect(text).toMatch(said);
      expect(text).not.toMatch(/Win a car|spam/);
    },
  );

  it('is the same work whether number and address belong together or not, so that the time does not tell', async () => {
    const work: string[][] = [];
    const { orderNumber, email } = await aBoughtOrder();
    for (const to of [email, `other-${email}`]) {
      const done: string[] = [];
      mongoose.set('debug', (collection: string, method: string) => {
        // The test app reads them before each request.
        if (collection !== 'shop_settings') done.push(`${collection}.${method}`);
      });
      expect((await withdraw({ orderNumber, email: to, books: 'Emma' })).status).toBe(201);
      mongoose.set('debug', false);
      work.push(done);
    }
    expect(work[0]?.length).toBeGreaterThan(3);
    expect(work[1]).toEqual(work[0]);
  });

  it('is kept once if it is sent twice', async () => {
    const { email, orderNumber } = await aBoughtOrder();
    const [first, again] = [
      await withdraw({ email, orderNumber }),
      await withdraw({ email, orderNumber: orderNumber.replace('BS-', 'bs ') }),
    ];
    expect(again.body).toEqual(first.body);
    expect(await Withdrawal.countDocuments({ email })).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is kept once if it is sent twice at once', async () => {
    const { email, orderNumber } = await aBoughtOrder();
    const [first, again] = await Promise.all([
      withdraw({ email, orderNumber }),
      withdraw({ email, orderNumber }),
    ]);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await Withdrawal.countDocuments({ email })).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is kept if another one from the same order came at the same time', async () => {
    const { email, orderNumber } = await aBoughtOrder();
    const books = ['Emma', 'Dracula', 'Middlemarch'];
    await Promise.all(books.map((one) => withdraw({ email, orderNumber, books: one })));
    const kept = await Withdrawal.find({ email }).lean();
    expect(kept.map((one) => one.books).sort()).toEqual([...books].sort());
  });

  it('waits for no other one with an unknown number', async () => {
    const ids = [];
    for (const orderNumber of ['BS-990001', 'BS-990002']) {
      await Withdrawal.deleteMany({});
      await withdraw({ orderNumber, email: 'ada@example.com' });
      ids.push(...(await Withdrawal.distinct('_id')).map(String));
    }
    expect(new Set(ids).size).toBe(2);
  });

  it.each([
    ['orderNumber', 'the green book'],
    ['orderNumber', ''],
    ['email', 'ada'],
    ['name', ' '],
    ['books', 'x'.repeat(501)],
  ])('needs a proper %s, not %j', async (field, value) => {
    const { email, orderNumber } = await aBoughtOrder();
    const reply = await withdraw({ email, orderNumber, [field]: value });
    expect(reply.status).toBe(400);
    expect(reply.body.fields).toMatchObject([{ path: field }]);
  });

  it('is one of twenty an hour from a network', async () => {
    const { email, orderNumber } = await aBoughtOrder();
    for (let at = 0; at < 20; at += 1) await withdraw({ email, orderNumber }, '192.0.2.9');
    expect((await withdraw({ email, orderNumber }, '192.0.2.9')).status).toBe(429);
    expect((await withdraw({ email, orderNumber }, '192.0.2.10')).status).toBe(201);
  });

  it.each([undefined, 'US', 'GB'])('is no right in a shop in %s', async (country) => {
    await aShopIn(country);
    const { email, orderNumber } = await aBoughtOrder();
    expect((await withdraw({ email, orderNumber })).status).toBe(404);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('tells the owner, who marks it as dealt with', async () => {
    const admin = await asAdmin();
    const identity = { name: 'Shop', email: 'owner@example.com' };
    await app.http().put('/api/admin/shop/identity').set('Authorization', admin).send(identity);
    const { id, ...sent } = await aBoughtOrder();
    await withdraw(sent);
    expect((await mailsTo('owner@example.com')).map(({ kind }) => kind)).toEqual([
      'new-withdrawal',
    ]);
    const [{ _id }] = await asOwner(`/withdrawals?order=${id}`);
    const mark = (handled: boolean) =>
      app
        .http()
        .patch(`/api/admin/withdrawals/${_id}`)
        .set('Authorization', admin)
        .send({ handled });
    expect((await mark(true)).body.handled).toMatchObject({ by: expect.any(String) });
    expect(await asOwner(`/withdrawals?order=${id}&state=open`)).toEqual([]);
    expect((await mark(false)).body.handled).toBeUndefined();
    const unknown = app.http().patch(`/api/admin/withdrawals/${'a'.repeat(24)}`);
    const reply = await unknown.set('Authorization', admin).send({ handled: true });
    expect(reply.status).toBe(404);
  });

  it('loses what is personal when orders do', async () => {
    const { email, orderNumber } = await aBoughtOrder();
    await withdraw({ email, orderNumber });
    const inMonths = (months: number) => new Date(Date.now() + months * 31 * 86_400_000);
    await forgetOldData(AREAS, inMonths(6), currentShop());
    expect(await Withdrawal.countDocuments({ email })).toBe(1);
    await forgetOldData(AREAS, inMonths(13), currentShop());
    expect(await Withdrawal.countDocuments({ email })).toBe(0);
    const { number: kept } = (await Withdrawal.findOne({ name: '' })) ?? {};
    expect(kept).toBeDefined();
  });
});

describe('mails about an order', () => {
  it.each([
    ['DE', ['/withdraw?order=']],
    ['US', []],
  ])('link to the withdrawal in a shop in %s: %j', async (country, links) => {
    await aShopIn(country);
    const email = `reader-${randomUUID()}@example.com`;
    const productIds = [await aBook({ newPrice: 10 })];
    const { body } = await app
      .http()
      .post('/api/orders/')
      .set('Authorization', asCustomer('reader', { email, emailVerified: true }))
      .send(anOrderBody({ email, productIds }));
    expect(await Order.countDocuments({ email })).toBe(1);
    await queueForOrders(true, new Date());
    const [mail] = await mailsTo(email);
    expect(mail?.letter.links?.map(({ path }) => path) ?? []).toEqual(
      links.map((link) => link + body.number),
    );
  });
});
