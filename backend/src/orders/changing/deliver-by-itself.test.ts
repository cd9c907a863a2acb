import { beforeEach, describe, expect, it } from 'vitest';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { DEFAULT_DELIVERY } from '../../settings/shop/delivery.builder.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrder } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';
import { deliveryJobs } from './deliver-by-itself.ts';

const app = useTestApp();
const sentAt = new Date('2026-03-02T10:00:00Z');
const promised = { kind: 'parcel', days: { from: '2026-03-03', to: '2026-03-05' } };

async function aParcel(payment: object, given: object = {}) {
  const id = await anOrder({
    status: 'out-for-delivery',
    createdAt: sentAt,
    changedAt: sentAt,
    payment,
  });
  await Order.updateOne({ _id: id }, { $set: { delivery: promised, ...given } });
  return id;
}
const paid = { method: 'transfer', state: 'paid' } as const;

async function runOn(day: string, wanted = true) {
  await storeSettings({
    delivery: { ...DEFAULT_DELIVERY, deliveredByItself: wanted },
  });
  const now = new Date(`${day}T12:00:00Z`);
  const { signal } = new AbortController();
  for (const { run } of deliveryJobs())
    await run({ now: () => now, shop: currentShop(), signal } as never);
}
const statusOf = async (id: string) => (await Order.findById(id).lean())?.status;

beforeEach(() => Order.deleteMany({}));

describe('a parcel on its way', () => {
  it('is delivered by the shop after the last promised day, once it is paid', async () => {
    const id = await aParcel(paid);
    await runOn('2026-03-05');
    expect(await statusOf(id)).toBe('out-for-delivery');
    await runOn('2026-03-06', false);
    expect(await statusOf(id)).toBe('out-for-delivery');
    await runOn('2026-03-06');
    const order = await Order.findById(id).lean();
    expect(order?.status).toBe('delivered');
    expect(order?.history.at(-1)).toMatchObject({ status: 'delivered', by: { role: 'shop' } });
  });

  it('stays on its way while cash is to be collected or an invoice is open', async () => {
    const cash = await aParcel({ method: 'cash-on-delivery' });
    const invoice = await aParcel({ method: 'invoice' });
    await runOn('2026-03-30');
    expect([await statusOf(cash), await statusOf(invoice)]).toEqual([
      'out-for-delivery',
      'out-for-delivery',
    ]);
  });

  it('has two days although it was sent after the promised ones', async () => {
    const id = await aParcel(paid, { changedAt: new Date('2026-03-09T10:00:00Z') });
    await runOn('2026-03-10');
    expect(await statusOf(id)).toBe('out-for-delivery');
    await runOn('2026-03-12');
    expect(await statusOf(id)).toBe('delivered');
  });

  it('is left to the owner who takes it back', async () => {
    const id = await aParcel(paid);
    await runOn('2026-03-06');
    const undone = await app
      .http()
      .post(`/api/admin/orders/${id}/undo`)
      .set('Authorization', await asAdmin())
      .send({ from: 'delivered' });
    expect(undone.body).toMatchObject({ status: 'out-for-delivery' });
    await Order.updateOne({ _id: id }, { changedAt: sentAt });
    await runOn('2026-03-30');
    expect(await statusOf(id)).toBe('out-for-delivery');
  });
});
