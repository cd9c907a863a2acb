import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { ShopSettings } from './shop-settings.model.ts';
import { GERMAN_RATES } from './taxed-shop.builder.ts';

const TAX = '/api/admin/shop/tax';
const app = useTestApp();
let admin: string;
beforeEach(async () => {
  await ShopSettings.deleteMany({});
  admin = await asAdmin();
});
const get = async (path = TAX) => app.http().get(path).set('Authorization', admin);
const set = async (body: object) => app.http().put(TAX).set('Authorization', admin).send(body);
const visitorsTax = async () => (await app.http().get('/api/shop')).body.tax;

const GERMAN = { included: true, number: 'DE123456789', rates: GERMAN_RATES };
const [BOOKS] = GERMAN_RATES;

describe('the tax settings', () => {
  it('are no word of tax until they are set', async () => {
    expect((await get()).body).toEqual({ included: true, rates: [], version: 0 });
    expect(await visitorsTax()).toBeUndefined();
    await set({ included: false, sellerName: 'Buchladen GmbH', rates: [] });
    expect(await visitorsTax()).toBeUndefined();
    expect((await get()).body).toMatchObject({ included: false, sellerName: 'Buchladen GmbH' });
  });

  it('are told to visitors, without the seller, and recorded', async () => {
    const seller = { sellerName: 'Buchladen GmbH', sellerAddress: 'Ring 1\n04109 Leipzig' };
    const { status, body } = await set({ ...GERMAN, ...seller });
    expect([status, body]).toEqual([200, { ...GERMAN, ...seller, version: 1 }]);
    expect((await get()).body).toEqual(body);
    expect(await visitorsTax()).toEqual(GERMAN);
    const { fields } = (await get('/api/admin/activity')).body.entries[0];
    expect(fields).toContainEqual({ field: 'tax.number', to: 'DE123456789' });
    expect(fields).toContainEqual({ field: 'tax.rates', from: [], to: GERMAN.rates });
  });

  it.each([
    ['rates.0.rate', [{ ...BOOKS, rate: -1 }]],
    ['rates.0.rate', [{ ...BOOKS, rate: 7000.5 }]],
    ['rates.0.rate', [{ ...BOOKS, rate: 100_001 }]],
    ['rates.0.country', [{ ...BOOKS, country: 'XX' }]],
    ['rates.0.class', [{ ...BOOKS, class: 'bread' }]],
    ['rates.0.from', [{ ...BOOKS, from: 'tomorrow' }]],
    ['rates.1.from', [BOOKS, { ...BOOKS, rate: 5000 }]],
    [
      'rates.1.from',
      [
        { ...BOOKS, region: 'NY, New York' },
        { ...BOOKS, region: 'new york' },
      ],
    ],
  ])('name the wrong field %s and stay as they were', async (path, rates) => {
    const before = (await set(GERMAN)).body;
    const { status, body } = await set({ ...GERMAN, rates });
    expect([status, body.fields[0].path]).toEqual([400, path]);
    expect((await get()).body).toEqual(before);
  });

  it.each([
    ['another day', { from: '2027-01-01' }],
    ['another class', { class: 'other' }],
    ['another region', { region: 'NY' }],
    ['another country', { country: 'AT' }],
  ])('take a second row for %s', async (_what, other) => {
    const { status } = await set({ ...GERMAN, rates: [BOOKS, { ...BOOKS, ...other }] });
    expect(status).toBe(200);
  });

  it('are told to a second admin, who has opened them before', async () => {
    const { version } = (await get()).body;
    const replies = await Promise.all(
      [true, false].map((included) => set({ included, rates: GERMAN_RATES, version })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409)?.body;
    expect(refused.current).toEqual((await get()).body);
  });
});
