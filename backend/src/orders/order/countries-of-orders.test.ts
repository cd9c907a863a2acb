import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { aWay } from '../../settings/shop/delivery.builder.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrderBody } from './orders.builder.ts';
import { Order } from './orders.model.ts';

const app = useTestApp();
const PLACE = { street: '8 Nathan Road', city: 'Kowloon', state: '', zipcode: '' };
const LISTED = ['HK', 'MO', 'PS', 'FK', 'TR', 'DE', 'IE'];

let customers = 0;
async function place(address: object, headers: Record<string, string> = {}, given: object = {}) {
  customers += 1;
  const email = emailOf(`abroad-${customers}`);
  const productIds = [await aBook({ newPrice: 10 })];
  const body = { ...anOrderBody({ email, productIds, totalPrice: '10.00' }), address, ...given };
  const { status, body: reply } = await app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer(`abroad-${customers}`))
    .set(headers)
    .send(body);
  return { status, body: reply, sent: body };
}
const patch = async (id: string, body: object) =>
  app
    .http()
    .patch(`/api/admin/orders/${id}`)
    .set('Authorization', await asAdmin())
    .send(body);

beforeAll(async () => {
  const set = await app
    .http()
    .put('/api/admin/shop')
    .set('Authorization', await asAdmin())
    .send({
      ways: [aWay({ countries: LISTED })],
      closed: { weekdays: [], dates: [] },
      keptDays: 7,
      orderableDays: 10,
    });
  expect(set.status).toBe(200);
});
afterAll(async () => {
  await ShopSettings.deleteMany({});
});

describe('the country of an order', () => {
  it.each([
    ['HK', 'Hong Kong'],
    ['HK', 'Hong Kong SAR China'],
    ['MO', 'Macao'],
    ['MO', 'Macao SAR China'],
    ['PS', 'Palestine'],
    ['PS', 'Palestinian Territories'],
    ['FK', 'Falkland Islands (Islas Malvinas)'],
    ['FK', 'Falklandinseln (Malwinen)'],
  ])(
    'is %s for the name %s that a browser has for it, with or without the code',
    async (code, country) => {
      const address = { ...PLACE, country, zipcode: 'FIQQ 1ZZ' };
      for (const sent of [address, { ...address, countryCode: code }]) {
        const { status, body } = await place(sent);
        expect([status, body.address]).toEqual([201, { ...address, countryCode: code }]);
      }
    },
  );

  it('has the name that the shop has for it where only the code is sent', async () => {
    const { body } = await place({ ...PLACE, countryCode: 'TR', zipcode: '34000' });
    expect(body.address).toMatchObject({ country: 'Türkiye', countryCode: 'TR' });
  });

  it('is the one of the code where nobody knows the name', async () => {
    const { body } = await place({ ...PLACE, country: 'Fragrant Harbour', countryCode: 'HK' });
    expect(body.address).toMatchObject({ country: 'Fragrant Harbour', countryCode: 'HK' });
  });

  it.each([
    ['country', { country: 'France', countryCode: 'DE' }, /France is not the country DE/],
    ['country', {}, /enter the country/],
    ['countryCode', { countryCode: 'XX' }, /two letters of a country/],
    ['country', { country: 'Austria', zipcode: '1010' }, /not deliver to Austria/],
    ['zipcode', { country: 'Deutschland' }, /enter the zip code/],
    ['state', { country: 'USA', zipcode: '97477' }, /enter the state/],
    ['state', { country: 'Atlantis', zipcode: '1' }, /enter the state/],
    ['zipcode', { country: 'Atlantis', state: 'Sea' }, /enter the zip code/],
  ])('is refused at %s for %j', async (field, given, message) => {
    const { status, body } = await place({ ...PLACE, ...given });
    expect([status, body.fields?.[0].path]).toEqual([400, `address.${field}`]);
    expect(body.fields[0].message).toMatch(message);
  });

  it('asks for no state in Ireland, and for neither state nor postcode in Hong Kong', async () => {
    for (const country of ['Ireland', 'Hong Kong'])
      expect([country, (await place({ ...PLACE, country })).status]).toEqual([country, 201]);
  });

  it('can be corrected by its code, and an order from before there were codes as well', async () => {
    const { body } = await place({ ...PLACE, country: 'Hong Kong' });
    await Order.updateOne({ _id: body._id }, { $unset: { 'address.countryCode': 1 } });
    const address = { ...PLACE, countryCode: 'DE', zipcode: '10115' };
    const corrected = await patch(body._id, { address });
    expect(corrected.body.address).toEqual({ ...address, country: 'Germany' });
    expect(corrected.body.corrections[0].fields).toEqual(['address.zipcode', 'address.country']);
  });

  it('is read from the name in an order from before there were codes', async () => {
    const { body } = await place({ ...PLACE, country: 'Irland' });
    await Order.updateOne({ _id: body._id }, { $unset: { 'address.countryCode': 1 } });
    const read = await app
      .http()
      .get(`/api/admin/orders/${body._id}`)
      .set('Authorization', await asAdmin());
    expect(read.body.address).toEqual(body.address);
  });
});

it('keeps the digest of an order without a code as it was, so that a repetition after an update finds it', async () => {
  const country = { country: 'Deutschland', zipcode: '04109' };
  const { sent, body } = await place(
    { ...PLACE, ...country },
    { 'Idempotency-Key': 'over-update' },
  );
  const { street, city, state } = PLACE;
  const { name, email, phone, productIds, totalPrice } = sent;
  const address = { street, city, country: country.country, state, zipcode: country.zipcode };
  const before = { name, email, phone, address, productIds, totalPrice };
  const digest = createHash('sha256').update(JSON.stringify(before)).digest('base64url');
  const { bodyHash } = (await Order.findById(body._id).lean()) ?? {};
  expect(bodyHash).toBe(digest);
});
