import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { guestUid } from '../../people/customers/guest-uid.ts';
import { makeMailsDue } from '../../platform/mail/mails.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { makeFiguresDue } from '../../reports/figures/figures.builder.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aGuestOrder, anOrder } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';
import { aWithdrawal } from '../withdrawals/withdrawals.builder.ts';

const app = useTestApp();
/** A guest who registers later, with the same address. */
const aReader = (more: { emailVerified?: boolean; signedInAt?: number } = {}) => {
  const uid = `reader-${randomUUID()}`;
  const email = `${uid}@example.com`;
  return { uid, email, as: asCustomer(uid, { email, emailVerified: true, ...more }) };
};
const listed = async ({ email, as }: { email: string; as: string }): Promise<string[]> => {
  const { body } = await app.http().get(`/api/orders/email/${email}`).set('Authorization', as);
  return body.map(({ _id }: { _id: string }) => _id);
};
const asOwner = async (method: 'get' | 'delete', path: string) =>
  app
    .http()
    [method](path)
    .set('Authorization', await asAdmin());
const customersWith = async (email: string) =>
  (await asOwner('get', `/api/admin/customers?q=${encodeURIComponent(email)}`)).body.customers;

describe("a guest's orders", () => {
  it('are those of an account that has proved the same address', async () => {
    const reader = aReader();
    const { id } = await aGuestOrder({ email: reader.email, changedAt: new Date() });
    await aGuestOrder({ email: 'somebody-else@example.com' });
    expect(await customersWith(reader.email)).toMatchObject([{ guest: true }]);

    expect(await listed(reader)).toEqual([id]);
    expect(await listed(reader)).toEqual([id]);
    expect(await customersWith(reader.email)).toMatchObject([{ id: reader.uid, orders: 1 }]);
    const { body } = await asOwner('get', `/api/admin/orders/${id}`);
    expect([body.customerId, body.guest]).toEqual([reader.uid, undefined]);
  });

  it('stay those of a guest for an account that only claims the address', async () => {
    const reader = aReader({ emailVerified: false });
    const { id, token } = await aGuestOrder({ email: reader.email });
    expect(await listed(reader)).toEqual([]);
    const cancel = app.http().post(`/api/orders/${id}/cancel`).set('Authorization', reader.as);
    expect((await cancel.send({})).status).toBe(404);
    const view = app.http().post('/api/guest-orders/view');
    expect((await view.send({ token })).status).toBe(200);
  });

  it('have no links once an account has them, also where they were taken over with their key', async () => {
    const reader = aReader();
    const { id, token } = await aGuestOrder({ email: reader.email });
    const linkKey = (await Order.findById(id))?.linkKey;
    await listed(reader);
    const calls = async () =>
      Promise.all(
        ['view', 'cancel', 'invoice'].map(
          async (what) =>
            (await app.http().post(`/api/guest-orders/${what}`).send({ token })).status,
        ),
      );
    expect(await calls()).toEqual([404, 404, 404]);
    await Order.updateOne({ _id: id }, { $set: { linkKey } });
    expect(await calls()).toEqual([404, 404, 404]);
    await makeMailsDue(id);
    await queueForOrders(false, new Date());
    const mail = await Mail.findOne({ to: reader.email });
    expect(mail?.letter.button).toMatchObject({ path: '/orders' });
  });

  it('are in the file of what the shop keeps', async () => {
    const reader = aReader();
    const { id } = await aGuestOrder({ email: reader.email });
    await aWithdrawal({ email: reader.email });
    const { body } = await app.http().get('/api/account/export').set('Authorization', reader.as);
    expect(body.orders).toMatchObject([{ _id: id }]);
    expect(body.withdrawals).toMatchObject([{ orderNumber: 'BS-10042' }]);
  });

  it('are erased with the account, also if it has never seen them', async () => {
    const reader = aReader({ signedInAt: Date.now() });
    const { id, token } = await aGuestOrder({ email: reader.email });
    await aWithdrawal({ email: reader.email });
    await app.http().delete('/api/account').set('Authorization', reader.as);
    expect(await Order.findById(id)).toMatchObject({ email: '', name: 'Ada Reader' });
    expect(JSON.stringify(await app.stored('withdrawals'))).not.toContain(reader.email);
    expect((await app.http().post('/api/guest-orders/view').send({ token })).status).toBe(404);
    // Another device of the account has a token that is valid for a while.
    const later = await aGuestOrder({ email: reader.email });
    expect(await listed(reader)).toEqual([]);
    expect(await Order.findById(later.id)).toMatchObject({ uid: guestUid(reader.email) });
  });
});

describe('the data of a guest', () => {
  it('is erased by the owner, with the mails and the links', async () => {
    const { email } = aReader();
    const { id, token } = await aGuestOrder({ email });
    await makeFiguresDue(id);
    await queueForOrders(false, new Date());
    const [{ id: customer }] = await customersWith(email);
    const path = `/api/admin/customers/${encodeURIComponent(customer)}`;
    expect((await asOwner('delete', path)).body).toEqual({ erased: true });
    expect(await Order.findById(id)).toMatchObject({ email: '', status: 'placed' });
    expect((await app.http().post('/api/guest-orders/view').send({ token })).status).toBe(404);
    expect(await customersWith(email)).toEqual([]);
    expect((await asOwner('get', path)).status).toBe(404);
    for (const collection of ['orders', 'mails', 'customer_figures']) {
      expect(JSON.stringify(await app.stored(collection))).not.toContain(email);
    }
  });

  it('can only be erased for guests: accounts do so themselves', async () => {
    await anOrder({ uid: 'signed-in' });
    expect((await asOwner('delete', '/api/admin/customers/signed-in')).status).toBe(404);
    expect(await Order.countDocuments({ uid: 'signed-in' })).toBe(1);
    expect(
      (await asOwner('delete', `/api/admin/customers/${guestUid('x@example.com')}`)).status,
    ).toBe(200);
  });
});
