import { afterEach, describe, expect, it } from 'vitest';
import { anAdmin } from '../../people/admins/admins.builder.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aGuestOrder, anOrder, aPayment } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';

const app = useTestApp();
const at = (time: string) => {
  app.clock.now = new Date(`2031-02-03T${time}Z`);
};
afterEach(async () => {
  app.clock.now = undefined;
  await storeSettings({ security: { confirmRefundsAbove: undefined } });
});

async function signIn() {
  const admin = await anAdmin();
  const { body } = await app.http().post('/api/auth/admin').send(admin);
  return { ...admin, as: `Bearer ${body.token}` };
}
const confirm = async (as: string, password: string) => {
  const asked = app.http().post('/api/admin/session').set('Authorization', as);
  return `Bearer ${(await asked.send({ password })).body.token}`;
};
/** A delivered order of 300 that is paid. */
const paidOrder = () =>
  anOrder({
    status: 'delivered',
    payment: aPayment({
      due: 30_000,
      paid: 30_000,
      events: [{ kind: 'paid', amount: 30_000, at: new Date() }],
    }),
  });
const refund = (as: string, id: string, amount: number, key = 'once') =>
  app
    .http()
    .post(`/api/admin/orders/${id}/refunds`)
    .set({ Authorization: as, 'Idempotency-Key': `${key}-${id}` })
    .send({ amount });
const ASKED = { status: 403, body: { code: 'recent-sign-in-required' } };

describe('a refund above the limit of the shop', () => {
  it('requires the password of the last five minutes, and goes on with the same key after it', async () => {
    at('10:00:00');
    const { as, password } = await signIn();
    const id = await paidOrder();
    at('10:05:01');
    expect(await refund(as, id, 100.01)).toMatchObject(ASKED);
    expect((await Order.findById(id).orFail()).payment?.events).toHaveLength(1);
    const renewed = await confirm(as, password);
    expect((await refund(renewed, id, 100.01)).status).toBe(200);
    at('10:10:00');
    expect((await refund(renewed, id, 150, 'another')).status).toBe(200);
  });

  it('requires nothing up to the limit, which the owner sets', async () => {
    at('10:00:00');
    const [{ as }, { as: colleague }] = [await signIn(), await signIn()];
    const id = await paidOrder();
    at('10:30:00');
    expect((await refund(as, id, 100)).status).toBe(200);
    await storeSettings({ security: { confirmRefundsAbove: 2000 } });
    expect(await refund(colleague, id, 20.01, 'another')).toMatchObject(ASKED);
    expect((await refund(colleague, id, 20, 'third')).status).toBe(200);
  });
});

describe('money given in parts', () => {
  it('requires the password once the parts of a session are above the limit together', async () => {
    at('10:00:00');
    const { as, password } = await signIn();
    const [id, other] = [await paidOrder(), await paidOrder()];
    expect((await refund(as, id, 150, 'early')).status).toBe(200);
    at('10:30:00');
    expect((await refund(as, id, 60)).status).toBe(200);
    expect(await refund(as, other, 60)).toMatchObject(ASKED);
    expect((await refund(as, other, 40)).status).toBe(200);
    expect(await refund(as, other, 0.01, 'another')).toMatchObject(ASKED);
    const renewed = await confirm(as, password);
    at('10:50:00');
    expect((await refund(renewed, other, 99, 'third')).status).toBe(200);
  });

  it('requires it for refunds at the same moment, too', async () => {
    at('10:00:00');
    const { as } = await signIn();
    const ids = await Promise.all([paidOrder(), paidOrder(), paidOrder()]);
    at('10:30:00');
    const replies = await Promise.all(ids.map((id) => refund(as, id, 99)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });

  it('requires it for gift cards, which pay like money', async () => {
    at('10:00:00');
    const { as, password } = await signIn();
    at('10:30:00');
    const send = (token: string, path: string, body: object, key: string) =>
      app
        .http()
        .post(`/api/admin/gift-cards${path}`)
        .set({ Authorization: token, 'Idempotency-Key': `gift-${key}` })
        .send(body);
    const reason = 'A present';
    expect(await send(as, '', { amount: 100.01 }, 'large')).toMatchObject(ASKED);
    const issued = await send(as, '', { amount: 99 }, 'small');
    expect(issued.status).toBe(201);
    const corrections = `/${issued.body._id}/corrections`;
    expect(await send(as, corrections, { amount: 2, reason }, 'more')).toMatchObject(ASKED);
    expect((await send(as, corrections, { amount: -2, reason }, 'less')).status).toBe(200);
    const renewed = await confirm(as, password);
    expect((await send(renewed, '', { amount: 100.01 }, 'large')).status).toBe(201);
  });
});

describe('erasing a person', () => {
  it('requires the password of the last five minutes, of staff, too', async () => {
    at('10:00:00');
    const { as, password } = await signIn();
    const { id } = await aGuestOrder();
    const { uid } = await Order.findById(id).orFail();
    at('10:06:00');
    const erase = (token: string) =>
      app.http().delete(`/api/admin/customers/${uid}`).set('Authorization', token);
    expect(await erase(as)).toMatchObject(ASKED);
    expect((await erase(await confirm(as, password))).status).toBe(200);
  });

  it('does not take a wrong password for the right one', async () => {
    at('10:00:00');
    const { as } = await signIn();
    at('10:06:00');
    const asked = app.http().post('/api/admin/session').set('Authorization', as);
    expect((await asked.send({ password: 'not this one' })).status).toBe(400);
    const id = await paidOrder();
    expect(await refund(as, id, 150)).toMatchObject(ASKED);
  });
});
