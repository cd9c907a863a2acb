import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { AREAS } from '../../main/shop.ts';
import { anOrder } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { forgetOldData } from './forget-old-data.ts';

const app = useTestApp();
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const NOTE = 'Ring twice, says her neighbour';

const forget = () => forgetOldData(AREAS, new Date(), currentShop());

const anEnded = (uid: string, at: Date, status: OrderStatus = 'delivered') =>
  anOrder({
    uid,
    status,
    name: 'Lea Ving',
    createdAt: at,
    changedAt: at,
    notes: [{ _id: new Types.ObjectId(), text: NOTE, at, by: 'anna' }],
  });
const asOwner = async (path: string) =>
  app
    .http()
    .get(path)
    .set('Authorization', await asAdmin());
const shown = async (id: string) => (await asOwner(`/api/admin/orders/${id}`)).body;
const found = async (q: string): Promise<string[]> =>
  (await asOwner(`/api/admin/orders?q=${encodeURIComponent(q)}`)).body.map(
    ({ _id }: { _id: string }) => _id,
  );
const setRetention = async (body: object) =>
  app
    .http()
    .put('/api/admin/shop/retention')
    .set('Authorization', await asAdmin())
    .send(body);

beforeEach(async () => {
  await Order.deleteMany({});
  await setRetention({ keepNamesYears: 10, keepContactsMonths: 12 });
});

describe('orders', () => {
  it('lose phone and notes a year after their end, and nothing else', async () => {
    const [old, recent] = [await anEnded('ada', daysAgo(370)), await anEnded('ada', daysAgo(360))];
    const open = await anEnded('ada', daysAgo(1000), 'confirmed');
    await forget();
    expect(await shown(old)).toMatchObject({
      name: 'Lea Ving',
      email: emailOf('ada'),
      phone: '',
      notes: [],
      customerId: 'ada',
      address: { street: '1 Quiet Lane' },
    });
    for (const id of [recent, open]) {
      expect(await shown(id)).toMatchObject({ phone: '+15550100', notes: [{ text: NOTE }] });
    }
    expect((await found('15550100')).sort()).toEqual([recent, open].sort());
    expect(await found('Lea')).toHaveLength(3);
  });

  it('lose name, address and account ten years after their end, and stay in the books', async () => {
    const [old, recent] = [
      await anEnded('rosalind', daysAgo(3700)),
      await anEnded('rosalind', daysAgo(3500)),
    ];
    await forget();
    const forgotten = await shown(old);
    expect(forgotten).toMatchObject({ name: '', email: '', phone: '', totalPrice: 10 });
    expect(forgotten).toMatchObject({ address: { street: '', city: '', country: 'USA' } });
    expect(forgotten.customerId).toBeUndefined();
    expect(await shown(recent)).toMatchObject({ name: 'Lea Ving', customerId: 'rosalind' });
    const stored = JSON.stringify(await Order.findById(old).lean());
    // None of these can stand in an id by chance, as 'ada' can.
    for (const text of ['Ving', 'ving', 'rosalind', 'Quiet', '"97477"', '15550100', 'neighbour']) {
      expect(stored).not.toContain(text);
    }
    const own = app.http().get(`/api/orders/email/${emailOf('rosalind')}`);
    const { body } = await own.set('Authorization', asCustomer('rosalind'));
    expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([recent]);
  });

  it('keep what the owner has set', async () => {
    const id = await anEnded('ada', daysAgo(400));
    await setRetention({ keepNamesYears: 1, keepContactsMonths: 24 });
    await forget();
    expect(await shown(id)).toMatchObject({ name: '', phone: '' });
    const other = await anEnded('ada', daysAgo(400));
    await setRetention({ keepNamesYears: 2, keepContactsMonths: 24 });
    await forget();
    expect(await shown(other)).toMatchObject({ name: 'Lea Ving', phone: '+15550100' });
  });

  it.each([
    { keepNamesYears: 0, keepContactsMonths: 12 },
    { keepNamesYears: 10, keepContactsMonths: 121 },
    { keepNamesYears: 10 },
  ])('keep nothing for %j', async (body) => {
    expect((await setRetention(body)).status).toBe(400);
  });

  it('of a deleted account lose phone and notes the day after their end', async () => {
    const uid = 'leaving';
    const [ended, open] = [
      await anEnded(uid, daysAgo(2)),
      await anEnded(uid, daysAgo(2), 'confirmed'),
    ];
    const as = asCustomer(uid, { signedInAt: Date.now() });
    await app.http().delete('/api/account').set('Authorization', as);
    await forget();
    expect(await shown(ended)).toMatchObject({ name: 'Lea Ving', phone: '', notes: [] });
    expect(await shown(open)).toMatchObject({ phone: '+15550100', notes: [{ text: NOTE }] });
    await Order.updateOne({ _id: open }, { $set: { status: 'delivered' } });
    await forget();
    expect(await shown(open)).toMatchObject({ phone: '', notes: [] });
  });

  it('take the phone out of the list of customers', async () => {
    await anEnded('grace', daysAgo(400));
    const customers = async () => JSON.stringify((await asOwner('/api/admin/customers')).body);
    await forget();
    expect(await customers()).toContain('grace');
    expect(await customers()).not.toContain('15550100');
  });

  it('that cannot be changed stop no others, and are shown in health', async () => {
    const broken = await anEnded('ada', daysAgo(400));
    await Order.collection.updateOne(
      { _id: new Types.ObjectId(broken) },
      { $set: { lines: null as never } },
    );
    const others = [await anEnded('ada', daysAgo(399)), await anEnded('ada', daysAgo(401))];
    await forget();
    for (const id of others) expect((await shown(id)).phone).toBe('');
    const { body } = await app.http().get('/api/health');
    expect(body.problems).toMatchObject([{ task: 'personal-data', documents: 1 }]);
  });
});
