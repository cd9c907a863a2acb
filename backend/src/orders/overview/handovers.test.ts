import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrder, anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';

const app = useTestApp();
let admin: string;
beforeEach(async () => {
  await Order.deleteMany({});
  admin = await asAdmin();
});

const get = (query: string, headers: Record<string, string> = {}) =>
  app
    .http()
    .get(`/api/admin/orders/handovers?${query}`)
    .set({ Authorization: admin, ...headers });
const parcelTo = (city: string, given: Parameters<typeof anOrder>[0] = {}) =>
  anOrder({ status: 'packed', address: { ...anOrderBody().address, city }, ...given });
async function aPickUp(given: Parameters<typeof anOrder>[0]) {
  const id = await anOrder(given);
  await Order.updateOne({ _id: id }, { $unset: { address: 1 }, $set: { deliveryKey: '' } });
  return id;
}
const idsOf = async (query: string) =>
  (await get(query)).body.map(({ _id }: { _id: string }) => _id);

describe('GET /api/admin/orders/handovers', () => {
  it('lists what is packed or on its way to an address, sorted by city', async () => {
    const faro = await parcelTo('Faro', { status: 'out-for-delivery' });
    const aachen = await parcelTo('Aachen');
    await parcelTo('Berlin', { status: 'confirmed' });
    await parcelTo('Celle', { status: 'delivered' });
    await aPickUp({ status: 'packed' });
    expect(await idsOf('handover=address')).toEqual([aachen, faro]);
    expect(await idsOf('handover=address&limit=1&page=2')).toEqual([faro]);
    expect((await get('handover=address&limit=1')).headers['x-total-count']).toBe('2');
  });

  it('lists what is to be packed for the shelf, or waits on it', async () => {
    const waiting = [];
    for (const status of ['placed', 'confirmed', 'packed'] as const) {
      waiting.push(await aPickUp({ status }));
    }
    await aPickUp({ status: 'unconfirmed' });
    await aPickUp({ status: 'delivered' });
    await parcelTo('Aachen');
    expect(await idsOf('handover=pick-up')).toEqual(waiting);
  });

  it('tells those that are ready for pick-up from those to be sent out', async () => {
    const summary = async () =>
      (await app.http().get('/api/admin/orders/summary').set('Authorization', admin)).body;
    await parcelTo('Aachen');
    expect(await summary()).not.toHaveProperty('readyForPickUp');
    await aPickUp({ status: 'packed' });
    await aPickUp({ status: 'confirmed' });
    expect(await summary()).toMatchObject({
      byStatus: { confirmed: 1, packed: 2 },
      readyForPickUp: 1,
    });
  });

  it('says of an order what the lists show, and no more', async () => {
    const note = { _id: new Types.ObjectId(), text: 'Ring twice', at: new Date(), by: 'Anna' };
    const id = await parcelTo('Aachen', {
      name: 'Ada',
      number: 10_042,
      books: [{ price: 5, quantity: 2, title: 'Emma' }],
      notes: [note],
      payment: { due: 300, paid: 300 },
    });
    const [order] = (await get('handover=address')).body;
    expect(order).toEqual({
      _id: id,
      number: 'BS-10042',
      name: 'Ada',
      phone: '+15550100',
      address: expect.objectContaining({ street: '1 Quiet Lane', city: 'Aachen' }),
      status: 'packed',
      notes: [{ ...note, _id: note._id.toString(), at: note.at.toISOString() }],
      totalPrice: 10,
      lines: [{ quantity: 2 }],
      payment: { method: 'transfer', due: 3, paid: 3 },
    });
  });

  it.each(['', 'handover=drone', 'handover=address&status=placed', 'handover=address&limit=101'])(
    'refuses ?%s',
    async (query) => {
      const { status, body } = await get(query);
      expect([status, body.code]).toEqual([400, 'bad-request']);
    },
  );

  it('replies nothing more to a dashboard that has the list, until something changes', async () => {
    const id = await parcelTo('Aachen');
    const { headers } = await get('handover=address');
    const asked = { 'If-None-Match': headers.etag ?? '', 'Cache-Control': 'max-age=0' };
    const same = await get('handover=address', asked);
    expect([same.status, same.text, same.headers['x-total-count']]).toEqual([304, '', '1']);
    await Order.updateOne({ _id: id }, { $set: { status: 'out-for-delivery' } });
    const changed = await get('handover=address', asked);
    expect([changed.status, changed.body[0].status]).toEqual([200, 'out-for-delivery']);
  });
});
