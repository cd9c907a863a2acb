import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Order } from '../../orders/order/orders.model.ts';
import {
  aDeliveredOrder,
  aShopWithReturns,
  storedOrder,
} from '../../orders/returns/returns.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { queueForOrders } from '../mails/mail-jobs.builder.ts';

const app = useTestApp();
const OWNER = 'owner@example.com';
const set = (storefront: string) =>
  storeSettings({ identity: { email: OWNER }, storefront: { storefront } });
beforeAll(() => aShopWithReturns());
beforeEach(async () => {
  await set('refined');
  await Mail.deleteMany({});
});
afterEach(() => set('refined'));

async function ask(given: Parameters<typeof aDeliveredOrder>[0] = {}) {
  const id = await aDeliveredOrder(given);
  const bookId = String((await storedOrder(id)).productIds[0]);
  const body = { lines: [{ bookId, quantity: 2 }], reason: 'other' };
  const call = app.http().post(`/api/orders/${id}/returns`).set('Authorization', asCustomer('ada'));
  const reply = await call.send(body);
  expect(reply.status).toBe(200);
  return { id, bookId, returnId: reply.body.returns[0]._id as string };
}
type Asked = Awaited<ReturnType<typeof ask>>;
const move = async ({ id, returnId }: Asked, name: string, body: object) => {
  const call = app.http().post(`/api/admin/orders/${id}/returns/${returnId}/${name}`);
  expect((await call.set('Authorization', await asAdmin()).send(body)).status).toBe(200);
};
const mailsTo = async (to: string, minutes = 0) => {
  await queueForOrders(false, new Date(Date.now() + minutes * 60_000));
  const mails = await Mail.find({ to }).sort({ _id: 1 }).lean();
  return mails.map(({ kind, letter }) => ({ kind, text: JSON.stringify(letter) }));
};
const ADA = 'ada@example.com';

describe('mails about a return', () => {
  it('tell the customer that it was asked for, where to send it, and of the money', async () => {
    const one = await ask();
    await move(one, 'agree', { instructions: 'Books Ltd\n1 Quiet Lane' });
    const received = { bookId: one.bookId, condition: 'used', shelved: 0 };
    await move(one, 'receive', { lines: [received] });
    await move(one, 'refund', { amount: 15 });
    const mails = await mailsTo(ADA);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'return-asked',
      'return-agreed',
      'payment-refunded',
    ]);
    expect(mails[0]?.text).toContain('2 x A book');
    expect(mails[1]?.text).toContain('"Books Ltd","1 Quiet Lane"');
    expect(mails[2]?.text).toContain('$15.00');
    expect(await mailsTo(ADA, 6)).toHaveLength(3);
  });

  it('tell that the books have arrived where the money waits for more than some minutes', async () => {
    const one = await ask();
    await move(one, 'agree', { instructions: 'Here' });
    const received = { bookId: one.bookId, condition: 'used', shelved: 0 };
    await move(one, 'receive', { lines: [received] });
    expect(await mailsTo(ADA)).toHaveLength(2);
    const mails = await mailsTo(ADA, 6);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'return-asked',
      'return-agreed',
      'return-received',
    ]);
    expect(mails[2]?.text).toContain('We have received these books of your order');
    expect(mails[2]?.text).toContain('2 x A book');
  });

  it('tell why one is refused, and what an open invoice is lower by', async () => {
    await move(await ask(), 'refuse', { refusal: 'They are torn.' });
    const open = { method: 'invoice', state: 'open', due: 2000, paid: 0 } as const;
    const one = await ask({ payment: open });
    await move(one, 'agree', { instructions: 'Here' });
    const received = { bookId: one.bookId, condition: 'used', shelved: 0 };
    await move(one, 'receive', { lines: [received] });
    await move(one, 'refund', { amount: 20 });
    const mails = await mailsTo(ADA);
    const textOf = (kind: string) => mails.find((mail) => mail.kind === kind)?.text;
    expect(textOf('return-refused')).toContain('They are torn.');
    expect(textOf('return-refunded')).toContain('It costs $20.00 less.');
  });

  it('speak German in a German shop', async () => {
    await set('german');
    await ask();
    expect((await mailsTo(ADA))[0]?.text).toContain('Sie möchten aus Ihrer Bestellung');
  });

  it('tell the owner of what customers ask for, once for each', async () => {
    await Promise.all([ask(), ask()]);
    expect((await mailsTo(OWNER)).map(({ kind }) => kind)).toEqual(['new-return', 'new-return']);
    expect(await mailsTo(OWNER)).toHaveLength(2);
  });

  it('are not sent where the owner opens a return in the shop, nor to a customer who is forgotten', async () => {
    const id = await aDeliveredOrder();
    const bookId = String((await storedOrder(id)).productIds[0]);
    const lines = [{ bookId, quantity: 1 }];
    const call = app.http().post(`/api/admin/orders/${id}/returns`);
    const body = { lines, reason: 'other', instructions: 'Here', tell: false };
    const opened = (await call.set('Authorization', await asAdmin()).send(body)).body.returns[0];
    const received = { bookId, condition: 'as-new', shelved: 1 };
    await move({ id, bookId, returnId: opened._id }, 'receive', { lines: [received] });
    const other = await ask();
    await Order.updateOne({ _id: other.id }, { $set: { email: '' } });
    expect(await mailsTo(ADA, 6)).toEqual([]);
  });
});
