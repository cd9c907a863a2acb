import type { ActivityEntry } from '@book-store/contract/reports/activity/activity.schemas';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aWay, DEFAULT_DELIVERY } from './delivery.builder.ts';
import { readShopSettings } from './read-shop-settings.ts';
import { ShopSettings } from './shop-settings.model.ts';

const app = useTestApp();
const withoutDay = ({ today: _today, news: _news, ...shop }: ShopView) => shop;
const shown = async () => withoutDay((await app.http().get('/api/shop')).body);
const DELIVERY = {
  ways: [
    aWay({
      name: 'Parcel',
      countries: ['DE', 'AT'],
      steps: [
        { sum: 0, price: 4.5 },
        { sum: 20, price: 2.5 },
      ],
      freeFrom: 50,
    }),
    aWay({ name: 'Pick-up', kind: 'pick-up', days: { from: 0, to: 1 } }),
  ],
  closed: { weekdays: [0], dates: ['2026-12-25'] },
  keptDays: 7,
  orderableDays: 8,
  deliveryNote: 'No parcels on market days.',
};
const step = (sum: number) => ({ sum, price: 1 });
const RETENTION = { keepNamesYears: 10, keepContactsMonths: 12 };
const VERSIONS = { identity: 0, banner: 0, delivery: 0, retention: 0, storefront: 0 };
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
      ...DEFAULT_DELIVERY,
      ...RETENTION,
      versions: VERSIONS,
    });
  });

  it('are shown to visitors as set, at once', async () => {
    await shown();
    expect(withoutDay((await set(DELIVERY)).body)).toEqual(SHOWN);
    expect(await shown()).toEqual(SHOWN);
    expect((await readShopSettings()).delivery).toMatchObject({
      ways: [{ steps: [{ price: 450 }, { sum: 2000, price: 250 }], freeFrom: 5000 }, {}],
    });
  });

  it('lose closed days and a note that are left out', async () => {
    await set(DELIVERY);
    const { closed: _days, deliveryNote: _note, ...without } = DELIVERY;
    const left = { ...without, ...RETENTION, name: 'Book Store' };
    expect(withoutDay((await set(without)).body)).toEqual({
      ...left,
      versions: { ...VERSIONS, delivery: 2 },
    });
    expect(await shown()).toEqual({ ...left, versions: { ...VERSIONS, delivery: 2 } });
  });

  it('are set once by ten admins at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => set(DELIVERY)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await ShopSettings.countDocuments()).toBe(1);
  });

  it.each([
    ['ways', { ways: [] }],
    ['ways.0.steps.0.price', { ways: [aWay({ price: -1 })] }],
    ['ways.0.steps.0.price', { ways: [aWay({ price: 0.001 })] }],
    ['ways.0.steps', { ways: [aWay({ steps: [] })] }],
    ['ways.0.steps.0.sum', { ways: [aWay({ steps: [step(5)] })] }],
    ['ways.0.steps.1.sum', { ways: [aWay({ steps: [step(0), step(0)] })] }],
    ['ways.0.steps.2.sum', { ways: [aWay({ steps: [step(0), step(30), step(20)] })] }],
    ['ways.0.steps.1.sum', { ways: [aWay({ steps: [step(0), step(50)], freeFrom: 40 })] }],
    ['ways.0.days.to', { ways: [aWay({ days: { from: 4, to: 2 } })] }],
    ['ways.0.days.from', { ways: [aWay({ days: { from: 0, to: 2 } })] }],
    ['ways.0.countries.0', { ways: [aWay({ countries: ['XX'] })] }],
    ['ways.1.name', { ways: [aWay({ name: 'Parcel' }), aWay()] }],
    ['ways.1.name', { ways: [aWay({ name: 'Parcel', id: 'a' }), aWay({ name: 'Parcel' })] }],
    ['ways.1.id', { ways: [aWay({ name: 'A', id: 'a' }), aWay({ name: 'B', id: 'a' })] }],
    ['closed.weekdays', { closed: { weekdays: [0, 1, 2, 3, 4, 5, 6], dates: [] } }],
    ['closed.dates.0', { closed: { weekdays: [], dates: ['25.12.'] } }],
    ['keptDays', { keptDays: 0 }],
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
    await set({ ...DELIVERY, ways: [aWay({ price: 5 })], keptDays: 8 });
    await set({ ...DELIVERY, ways: [aWay({ price: 5 })], keptDays: 8 });
    const { body } = await app.http().get('/api/admin/activity').set('Authorization', admin);
    const own = body.entries.filter((entry: ActivityEntry) => entry.by.name === 'the owner');
    expect(own).toHaveLength(2);
    expect(own[0]).toMatchObject({
      action: 'shop-edited',
      fields: [
        { field: 'delivery.ways', to: [aWay({ price: 5 })] },
        { field: 'delivery.keptDays', from: 7, to: 8 },
      ],
    });
  });
});
