import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { ShopSettings } from './shop-settings.model.ts';

const PAYMENTS = '/api/admin/shop/payments';
const app = useTestApp();
let admin: string;
beforeEach(async () => {
  await ShopSettings.deleteMany({});
  admin = await asAdmin();
});
const get = async (path = PAYMENTS) => app.http().get(path).set('Authorization', admin);
const set = async (body: object) => app.http().put(PAYMENTS).set('Authorization', admin).send(body);
const visitorsWays = async () => (await app.http().get('/api/shop')).body.payments;

const ACCOUNT = { name: 'Buchladen GmbH', iban: 'DE89 3704 0044 0532 0130 00' };
const CASH = { method: 'cash-on-delivery', countries: [], fee: 2.5 };
const TRANSFER = { method: 'transfer', countries: ['DE', 'AT'], smallest: 10, largest: 500 };
const GERMAN = {
  ways: [CASH, TRANSFER],
  account: ACCOUNT,
  reminderDays: 3,
  cancelDays: 10,
  giftCards: true,
};

describe('the payment settings', () => {
  it('are cash alone until they are set, and nothing of it is told to visitors', async () => {
    expect((await get()).body).toEqual({
      ways: [
        { method: 'cash-on-delivery', countries: [] },
        { method: 'at-pick-up', countries: [] },
      ],
      reminderDays: 5,
      cancelDays: 14,
      giftCards: false,
      stripeReady: false,
      version: 0,
    });
    expect(await visitorsWays()).toBeUndefined();
  });

  it('tell visitors the ways but not the account, and are recorded', async () => {
    const { status, body } = await set({ ...GERMAN, version: 0 });
    expect([status, body]).toEqual([
      200,
      {
        ...GERMAN,
        account: { name: 'Buchladen GmbH', iban: 'DE89370400440532013000' },
        stripeReady: false,
        version: 1,
      },
    ]);
    expect((await get()).body).toEqual(body);
    expect(await visitorsWays()).toEqual([CASH, TRANSFER]);
    const { fields } = (await get('/api/admin/activity')).body.entries[0];
    expect(fields).toContainEqual({ field: 'payments.account.iban', to: 'DE89370400440532013000' });
    expect(fields).toContainEqual({
      field: 'payments.ways',
      from: [
        { method: 'cash-on-delivery', countries: [] },
        { method: 'at-pick-up', countries: [] },
      ],
      to: [CASH, TRANSFER],
    });
  });

  it.each([
    ['ways', { ways: [] }],
    ['ways.1.method', { ways: [CASH, CASH] }],
    ['ways.0.method', { ways: [{ ...CASH, method: 'barter' }] }],
    ['ways.0.method', { ways: [{ method: 'stripe', countries: [] }] }],
    ['ways.0.countries.0', { ways: [{ ...CASH, countries: ['XX'] }] }],
    ['ways.0.fee', { ways: [{ ...CASH, fee: -1 }] }],
    ['ways.0.largest', { ways: [{ ...CASH, smallest: 20, largest: 10 }] }],
    ['account.iban', { account: { ...ACCOUNT, iban: 'DE89 3704 0044 0532 0130 01' } }],
    ['account.bic', { account: { ...ACCOUNT, bic: 'COBA' } }],
    ['account.upi', { account: { ...ACCOUNT, upi: 'nobody' } }],
    ['account.name', { ways: [TRANSFER], account: undefined }],
    ['account.iban', { ways: [TRANSFER], account: { name: 'Buchladen' } }],
    ['cancelDays', { reminderDays: 7, cancelDays: 7 }],
    ['reminderDays', { reminderDays: 0 }],
  ])('name the wrong field %s and stay as they were', async (path, wrong) => {
    const before = (await set(GERMAN)).body;
    const refused = await set({ ...GERMAN, ...wrong });
    expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([400, path]);
    expect((await get()).body).toEqual(before);
  });
});
