import { beforeEach, describe, expect, it } from 'vitest';
import { Activity } from '../../platform/audit/activity.model.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrder, anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';

const app = useTestApp();
let admin: string;
let username: string;
let count = 0;
beforeEach(async () => {
  await Order.deleteMany({});
  await Activity.collection.deleteMany({});
  username = `Anna ${++count}`;
  admin = await asAdmin(username);
});

const send = (method: 'get' | 'patch' | 'post' | 'delete', path: string, body?: object) =>
  app.http()[method](`/api/admin/orders${path}`).set('Authorization', admin).send(body);
const address = { ...anOrderBody().address, street: '2 New Lane', city: 'Évora' };
const entries = async () =>
  JSON.parse(JSON.stringify(await Activity.find().sort({ _id: 1 }).lean()));

describe('PATCH /api/admin/orders/:id', () => {
  it('corrects name, phone and address; the customer and the search see it', async () => {
    const id = await anOrder({ uid: 'ada', status: 'packed' });
    const reply = await send('patch', `/${id}`, { name: 'Ada Lovelace', address });
    expect(reply.body).toMatchObject({ name: 'Ada Lovelace', phone: '+15550100', address });
    const own = await app
      .http()
      .get(`/api/orders/email/${emailOf('ada')}`)
      .set('Authorization', asCustomer('ada'));
    expect(own.body[0]).toMatchObject({ name: 'Ada Lovelace', address });
    for (const [q, found] of [
      ['lovelace', 1],
      ['evora', 1],
      ['springfield', 0],
    ]) {
      expect([q, (await send('get', `?q=${q}`)).body.length]).toEqual([q, found]);
    }
  });

  it('records which fields have changed, and never what they hold', async () => {
    const id = await anOrder({ number: 77_002 });
    await send('patch', `/${id}`, { name: 'Ada Reader', phone: '+4930999', address });
    await send('patch', `/${id}`, { phone: '+4930999' });
    expect(await entries()).toMatchObject([
      {
        action: 'order-corrected',
        subject: { id, name: 'BS-77002' },
        fields: [{ field: 'phone' }, { field: 'address.street' }, { field: 'address.city' }],
      },
    ]);
    expect(JSON.stringify(await entries())).not.toMatch(/vora|New Lane|4930999|Reader/);
    const { corrections } = (await send('get', `/${id}`)).body;
    expect(corrections).toMatchObject([
      { by: username, fields: ['phone', 'address.street', 'address.city'] },
    ]);
  });

  it.each(['delivered', 'refused', 'cancelled'] as const)(
    'refuses when it is %s',
    async (status) => {
      const id = await anOrder({ status });
      const reply = await send('patch', `/${id}`, { phone: '+4930999' });
      expect([reply.status, reply.body.code, reply.body.order.status]).toEqual([
        409,
        'illegal-status',
        status,
      ]);
    },
  );

  it('keeps both changes when two admins correct different things', async () => {
    const id = await anOrder();
    const replies = await Promise.all([
      send('patch', `/${id}`, { phone: '+4930999' }),
      send('patch', `/${id}`, { address }),
      send('patch', `/${id}`, { name: 'Grace' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send('get', `/${id}`)).body).toMatchObject({
      name: 'Grace',
      phone: '+4930999',
      address,
    });
    expect((await send('get', '?q=grace+evora')).body).toHaveLength(1);
  });

  it('says so when somebody else has corrected the order since it was opened', async () => {
    const id = await anOrder();
    const opened = (await send('get', `/${id}`)).body;
    const { body: theirs } = await send('patch', `/${id}`, { address, version: opened.version });
    await send('patch', `/${id}/status`, { from: 'placed', to: 'confirmed' });
    const mine = { address: { ...opened.address, street: '3 Other Lane' } };
    const refused = await send('patch', `/${id}`, { ...mine, version: opened.version });
    expect([refused.status, refused.body.code]).toEqual([409, 'changed-meanwhile']);
    expect(refused.body.current).toMatchObject({ address, version: theirs.version });
    const chosen = await send('patch', `/${id}`, { ...mine, version: theirs.version });
    expect(chosen.body).toMatchObject(mine);
  });

  it.each([
    [{ phone: 'call me' }],
    [{ name: '' }],
    [{ address: { city: 'Nowhere' } }],
    [{ totalPrice: '0.00' }],
    [{ name: { $set: 1 } }],
    [{ name: 'a\u202eb' }],
  ])('rejects %j', async (body) => {
    const reply = await send('patch', `/${await anOrder()}`, body);
    expect([reply.status, reply.body.code]).toEqual([400, 'bad-request']);
  });
});

describe('notes on an order', () => {
  it('are kept with author and time, logged without their text, and hidden from the customer', async () => {
    const id = await anOrder({ uid: 'ada', number: 77_003 });
    const text = 'Ring twice.\n<b>Beware</b> of the dog';
    const noted = await send('post', `/${id}/notes`, { text });
    expect(noted.body.notes).toMatchObject([{ text, by: username }]);
    const own = await app
      .http()
      .get(`/api/orders/email/${emailOf('ada')}`)
      .set('Authorization', asCustomer('ada'));
    expect(JSON.stringify(own.body)).not.toMatch(/notes|Beware/);
    const note = noted.body.notes[0]._id;
    const removed = await send('delete', `/${id}/notes/${note}`);
    expect([removed.status, removed.body.notes]).toEqual([200, []]);
    expect((await send('delete', `/${id}/notes/${note}`)).status).toBe(200);
    expect((await entries()).map(({ action }: { action: string }) => action)).toEqual([
      'order-note-added',
      'order-note-removed',
    ]);
    expect(JSON.stringify(await entries())).not.toContain('Beware');
  });

  it('are fifty at most', async () => {
    const id = await anOrder();
    const replies = [];
    for (let count = 0; count < 52; count += 1) {
      replies.push((await send('post', `/${id}/notes`, { text: `${count}` })).status);
    }
    expect(replies.slice(-3)).toEqual([200, 409, 409]);
  });

  it('are refused when empty, too long or for no order', async () => {
    const id = await anOrder();
    for (const text of ['  ', 'x'.repeat(1001), { $gt: '' }, 'a\u0000b']) {
      expect((await send('post', `/${id}/notes`, { text })).status).toBe(400);
    }
    const nobodys = 'f'.repeat(24);
    expect((await send('post', `/${nobodys}/notes`, { text: 'x' })).status).toBe(404);
    expect((await send('delete', `/${nobodys}/notes/${nobodys}`)).status).toBe(404);
  });
});
