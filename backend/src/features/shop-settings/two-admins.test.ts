import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { ShopSettings } from './shop-settings.model.ts';

const app = useTestApp();
const DELIVERY = { deliveryFee: 3, deliveryDays: { from: 2, to: 4 }, orderableDays: 10 };
const SHOP = { name: 'Corner', phone: '+1 555 0100', social: { x: 'https://x.com/corner' } };
const FORM = { description: '', logo: '', email: '', address: '', openingHours: '' };

let admin: string;
const put = (section: string, body: object) =>
  app.http().put(`/api/admin/shop${section}`).set('Authorization', admin).send(body);
const shown = async () => (await app.http().get('/api/shop')).body;

beforeEach(async () => {
  admin = await asAdmin();
  await ShopSettings.deleteMany({});
});

describe('two admins with the same settings open', () => {
  it('both keep what they changed where it is not the same', async () => {
    const seen = { ...FORM, ...SHOP, social: { ...SHOP.social, mastodon: '' } };
    await put('/identity', SHOP);
    const replies = await Promise.all([
      put('/identity', { ...seen, phone: '+1 555 0199', seen }),
      put('/identity', { ...seen, email: 'desk@corner.example', seen }),
      put('/identity', { ...seen, social: {}, seen }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await shown()).toMatchObject({
      name: 'Corner',
      phone: '+1 555 0199',
      email: 'desk@corner.example',
      social: {},
    });
  });

  it('are told when it is the same field, and nothing of the second change is stored', async () => {
    await put('', DELIVERY);
    await put('', { ...DELIVERY, freeFrom: 50, deliveryFee: 4, seen: DELIVERY });
    const mine = { ...DELIVERY, freeFrom: 30, orderableDays: 5, seen: DELIVERY };
    const refused = await put('', mine);
    expect([refused.status, refused.body.code]).toEqual([409, 'changed-meanwhile']);
    expect(refused.body.fields.map(({ path }: { path: string }) => path)).toEqual(['freeFrom']);
    expect(refused.body.shop).toEqual(await shown());
    expect(await shown()).toMatchObject({ freeFrom: 50, deliveryFee: 4, orderableDays: 10 });
    const again = await put('', { ...mine, seen: { ...DELIVERY, freeFrom: 50 } });
    expect(again.body).toMatchObject({ freeFrom: 30, deliveryFee: 4, orderableDays: 5 });
  });

  it('are told that a text of the banner is taken away, or has come meanwhile', async () => {
    await put('/banner', { heading: 'Winter', seen: {} });
    expect((await put('/banner', { heading: 'Summer', seen: {} })).status).toBe(409);
    await put('/banner', { heading: '', seen: { heading: 'Winter' } });
    const late = await put('/banner', { heading: 'Spring', seen: { heading: 'Winter' } });
    expect([late.status, late.body.shop.banner]).toEqual([409, undefined]);
    expect((await put('/banner', { heading: 'Spring', seen: {} })).status).toBe(200);
  });
});
