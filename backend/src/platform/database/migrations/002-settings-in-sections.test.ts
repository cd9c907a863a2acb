import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { readShopSettings } from '../../../settings/shop/read-shop-settings.ts';
import { asAdmin } from '../../../testing/app/sign-in.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { backup } from '../backup.ts';
import { restore } from '../restore.ts';
import { settingsInSections } from './002-settings-in-sections.ts';
import { runMigrations } from './run-migrations.ts';

const app = useTestApp();
const db = () => mongoose.connection.getClient().db(mongoose.connection.name);
const settings = () => db().collection<{ _id: string }>('shop_settings');
const shown = async () => (await app.http().get('/api/shop')).body;
const asOwner = async (path: string) =>
  (
    await app
      .http()
      .get(`/api/admin/shop/${path}`)
      .set('Authorization', await asAdmin())
  ).body;

const WAY = {
  id: 'parcel',
  kind: 'parcel',
  countries: ['DE'],
  steps: [{ sum: 0, price: 450 }],
  days: { from: 2, to: 4 },
};
const ACCOUNT = { name: 'Corner Books', iban: 'DE89370400440532013000' };
const RATE = { country: 'DE', class: 'books', rate: 7000, from: '2020-01-01' };

/** Settings as the version before stored them. */
const BEFORE = {
  _id: 'shop',
  name: 'Corner Books',
  email: 'owner@example.com',
  logo: { fileName: 'logo.png', width: 300, height: 100 },
  social: {},
  banner: { heading: 'Winter reading' },
  ways: [WAY],
  closed: { weekdays: [0], dates: ['2026-12-25'] },
  keptDays: 7,
  orderableDays: 12,
  lowStockLevel: 5,
  keepNamesYears: 10,
  keepContactsMonths: 6,
  country: 'DE',
  currency: 'EUR',
  locale: 'de-DE',
  fixedPrices: false,
  storefront: 'refined',
  guestOrders: true,
  orderPrefix: null,
  tax: { included: true, number: 'DE123456789', rates: [RATE] },
  ownPages: ['terms'],
  payments: {
    ways: [{ method: 'transfer', countries: [], fee: 150 }],
    account: ACCOUNT,
    reminderDays: 5,
    cancelDays: 14,
  },
  setupDismissed: true,
  versions: { identity: 2, place: 1, payments: 1, storefront: 3 },
};

beforeEach(async () => {
  await settings().deleteMany({});
});

describe('settings that were stored beside each other', () => {
  it('are what the owner has set, in sections', async () => {
    await settings().insertOne(BEFORE);
    await settingsInSections(db());
    expect(await shown()).toMatchObject({
      name: 'Corner Books',
      logo: BEFORE.logo,
      social: {},
      banner: { heading: 'Winter reading' },
      ways: [{ ...WAY, steps: [{ sum: 0, price: 4.5 }] }],
      closed: BEFORE.closed,
      keptDays: 7,
      orderableDays: 12,
      keepContactsMonths: 6,
      place: { country: 'DE', currency: 'EUR', locale: 'de-DE', orderPrefix: '' },
      storefront: 'refined',
      guestOrders: true,
      payments: [{ method: 'transfer', fee: 1.5 }],
      tax: { number: 'DE123456789', rates: [RATE] },
      ownPages: ['terms'],
      versions: { identity: 2, delivery: 0, storefront: 3 },
    });
    expect(await asOwner('payments')).toMatchObject({ account: ACCOUNT, version: 1 });
    expect(await asOwner('stock')).toEqual({ lowStockLevel: 5, version: 0 });
    expect(await asOwner('prices')).toMatchObject({ fixedPrices: false });
    expect((await readShopSettings()).setup).toEqual({ dismissed: true });
    const [stored] = await settings().find().toArray();
    expect(Object.keys(stored ?? {}).sort()).toEqual(
      [
        ...['_id', 'banner', 'delivery', 'identity', 'ownPages', 'payments', 'place', 'prices'],
        ...['retention', 'setup', 'stock', 'storefront', 'tax', 'versions'],
      ].sort(),
    );
  });

  it('are not changed again, nor are those of a shop without any', async () => {
    await settingsInSections(db());
    expect(await settings().countDocuments()).toBe(0);
    await settings().insertOne(BEFORE);
    await settingsInSections(db());
    const once = await settings().find().toArray();
    await settingsInSections(db());
    expect(await settings().find().toArray()).toEqual(once);
  });

  it('come back in sections from a backup of the version before', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'backup-'));
    const records = db().collection<{ _id: number }>('data_migrations');
    await records.deleteMany({});
    await settings().insertOne(BEFORE);
    await records.insertOne({ _id: 1, name: 'fold-names-anew', doneAt: new Date() } as never);
    try {
      const file = join(folder, 'before.backup');
      await backup(mongoose.connection.getClient(), db(), file);
      await records.insertOne({
        _id: 2,
        name: 'settings-in-sections',
        doneAt: new Date(),
      } as never);
      await settings().deleteMany({});
      await restore(db(), file);
      await runMigrations();
      expect(await shown()).toMatchObject({ name: 'Corner Books', storefront: 'refined' });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
