import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aWay } from './delivery.builder.ts';
import { ShopSettings } from './shop-settings.model.ts';

const app = useTestApp();
const DELIVERY = { ways: [aWay({ price: 3 })], orderableDays: 10 };
const SHOP = { name: 'Corner', phone: '+1 555 0100', social: { x: 'https://x.com/corner' } };
const BANNER = { heading: 'Winter' };
const RETENTION = { keepNamesYears: 7, keepContactsMonths: 6 };

let admin: string;
const put = (section: string, body: object) =>
  app.http().put(`/api/admin/shop${section}`).set('Authorization', admin).send(body);
const shown = async () => (await app.http().get('/api/shop')).body;

beforeEach(async () => {
  admin = await asAdmin();
  await ShopSettings.deleteMany({});
});

describe('two admins with the same settings open', () => {
  it.each([
    ['/identity', 'identity', SHOP],
    ['/home-page', 'banner', BANNER],
    ['', 'delivery', DELIVERY],
    ['/retention', 'retention', RETENTION],
  ])('of shop%s are told, and nothing of the second is stored', async (section, name, body) => {
    const replies = await Promise.all([1, 2, 3].map(() => put(section, { ...body, version: 0 })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = replies.find(({ status }) => status === 409)?.body;
    expect(refused.code).toBe('changed-meanwhile');
    expect(await shown()).toMatchObject(refused.current);
    expect((await shown()).versions).toMatchObject({ [name]: 1 });
    expect((await put(section, { ...body, version: 1 })).body.versions[name]).toBe(2);
  });

  it('see what the other has set, or taken away', async () => {
    await put('', { ...DELIVERY, deliveryNote: 'One', version: 0 });
    const refused = await put('', { ...DELIVERY, deliveryNote: 'Two', version: 0 });
    expect(refused.body.current).toMatchObject({ deliveryNote: 'One', versions: { delivery: 1 } });
    await put('', { ...DELIVERY, version: 1 });
    const late = await put('', { ...DELIVERY, deliveryNote: 'Two', version: 1 });
    expect(late.status).toBe(409);
    expect(late.body.current).not.toHaveProperty('deliveryNote');
    expect(await shown()).not.toHaveProperty('deliveryNote');
  });

  it('do not hinder each other in different sections', async () => {
    const replies = await Promise.all([
      put('/identity', { ...SHOP, version: 0 }),
      put('/home-page', { ...BANNER, version: 0 }),
      put('', { ...DELIVERY, version: 0 }),
      put('/retention', { ...RETENTION, version: 0 }),
      put('/stock', { lowStockLevel: 2, version: 0 }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await shown()).toMatchObject({ ...SHOP, banner: BANNER, ...DELIVERY, ...RETENTION });
  });

  it('are told of another threshold of low stock', async () => {
    await put('/stock', { lowStockLevel: 2, version: 0 });
    const { status, body } = await put('/stock', { lowStockLevel: 3, version: 0 });
    expect([status, body.current]).toEqual([409, { lowStockLevel: 2, version: 1 }]);
  });
});
