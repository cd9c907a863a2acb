import type { ActivityEntry } from '@book-store/contract/schemas/activity';
import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { readShopSettings } from './read-shop-settings.ts';
import { ShopSettings } from './shop-settings.model.ts';

const app = useTestApp();
const shown = async () => (await app.http().get('/api/shop')).body;
const DELIVERY = {
  deliveryFee: 4.5,
  freeFrom: 50,
  deliveryDays: { from: 1, to: 3 },
  orderableDays: 8,
  deliveryNote: 'No parcels on market days.',
};
const RETENTION = { keepNamesYears: 10, keepContactsMonths: 12 };
const VERSIONS = { identity: 0, banner: 0, delivery: 0, retention: 0 };
const SHOWN = {
  ...{ ...DELIVERY, ...RETENTION, name: 'Book Store' },
  versions: { ...VERSIONS, delivery: 1 },
};

let admin: string;
const set = (body: object) =>
  app.http().put('/api/admin/shop').set('Authorization', admin).send(body);

beforeEach(async () => {
  admin = await asAdmin();
  await ShopSettings.deleteMany({});
});

describe('the shop settings', () => {
  it('have defaults until they are set: free delivery within a few days', async () => {
    expect(await shown()).toEqual({
      name: 'Book Store',
      deliveryFee: 0,
      deliveryDays: { from: 2, to: 4 },
      orderableDays: 10,
      ...RETENTION,
      versions: VERSIONS,
    });
  });

  it('are shown to visitors as set, at once', async () => {
    await shown();
    expect((await set(DELIVERY)).body).toEqual(SHOWN);
    expect(await shown()).toEqual(SHOWN);
    expect(await readShopSettings()).toMatchObject({ deliveryFeeCents: 450, freeFromCents: 5000 });
  });

  it('lose an amount and a note that are left out', async () => {
    await set(DELIVERY);
    const { freeFrom: _amount, deliveryNote: _note, ...without } = DELIVERY;
    const left = { ...without, ...RETENTION, name: 'Book Store' };
    expect((await set(without)).body).toEqual({ ...left, versions: { ...VERSIONS, delivery: 2 } });
    expect(await shown()).toEqual({ ...left, versions: { ...VERSIONS, delivery: 2 } });
  });

  it('are set once by ten admins at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => set(DELIVERY)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await ShopSettings.countDocuments()).toBe(1);
  });

  it.each([
    ['deliveryFee', { deliveryFee: -1 }],
    ['deliveryFee', { deliveryFee: 0.001 }],
    ['deliveryDays.to', { deliveryDays: { from: 4, to: 2 } }],
    ['deliveryDays.from', { deliveryDays: { from: 0, to: 2 } }],
    ['orderableDays', { orderableDays: 1.5 }],
  ])('name the wrong field %s of %j and keep what was set', async (path, wrong) => {
    await set(DELIVERY);
    const reply = await set({ ...DELIVERY, ...wrong });
    expect(reply.status).toBe(400);
    expect(reply.body.fields[0].path).toBe(path);
    expect(await shown()).toEqual(SHOWN);
  });

  it('record a change with each field before and after, and no change not at all', async () => {
    admin = await asAdmin('the owner');
    await set(DELIVERY);
    await set({ ...DELIVERY, deliveryFee: 5, deliveryDays: { from: 2, to: 3 } });
    await set({ ...DELIVERY, deliveryFee: 5, deliveryDays: { from: 2, to: 3 } });
    const { body } = await app.http().get('/api/admin/activity').set('Authorization', admin);
    const own = body.entries.filter((entry: ActivityEntry) => entry.by.name === 'the owner');
    expect(own).toHaveLength(2);
    expect(own[0]).toMatchObject({
      action: 'shop-edited',
      fields: [
        { field: 'deliveryFee', from: 4.5, to: 5 },
        { field: 'deliveryDays', from: '1 to 3', to: '2 to 3' },
      ],
    });
  });
});
