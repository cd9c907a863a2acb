import type { ActivityEntry } from '@book-store/contract/reports/activity/activity.schemas';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { storePicture } from '../../platform/pictures/covers.service.ts';
import { aPicture } from '../../platform/pictures/pictures.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aWay, DEFAULT_DELIVERY } from './delivery.builder.ts';
import { ShopSettings } from './shop-settings.model.ts';
import { storeSettings } from './store-settings.builder.ts';

const app = useTestApp();
const shown = async () => withoutVersions((await app.http().get('/api/shop')).body);
const withoutVersions = ({ versions: _versions, today: _today, news: _news, ...shop }: ShopView) =>
  shop;
const RETENTION = { keepNamesYears: 10, keepContactsMonths: 12 };
const CONTACT = {
  phone: '+1 (555) 010-0199',
  email: 'hello@corner.example',
  address: '1 Quiet Lane\nSpringfield 97477',
  openingHours: 'Monday to Friday: 9 to 18\nSaturday: 10 to 14',
};
const SHOP = {
  name: 'The Corner Bookshop',
  description: 'Books for long evenings.',
  ...CONTACT,
  social: { mastodon: 'https://books.example/@corner' },
};

let admin: string;
const put = (section: string, body: object) =>
  app.http().put(`/api/admin/shop${section}`).set('Authorization', admin).send(body);
const identify = (body: object) => put('/identity', body);

beforeEach(async () => {
  admin = await asAdmin();
  await ShopSettings.deleteMany({});
});

describe('who the shop is', () => {
  it('is shown as set, at once', async () => {
    await shown();
    expect(withoutVersions((await identify(SHOP)).body)).toEqual({
      ...DEFAULT_DELIVERY,
      ...RETENTION,
      ...SHOP,
    });
    expect(await shown()).toEqual({ ...DEFAULT_DELIVERY, ...RETENTION, ...SHOP });
  });

  it('has the day of its time zone, from which promised days count', async () => {
    app.clock.now = new Date('2026-11-27T23:30:00Z');
    onTestFinished(() => {
      app.clock.now = undefined;
    });
    await storeSettings({ place: { currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' } });
    expect((await app.http().get('/api/shop')).body.today).toBe('2026-11-28');
  });

  it('loses what is left out or empty, and keeps its name', async () => {
    await identify(SHOP);
    await identify({ name: 'Corner', phone: '', email: '', social: { x: '' } });
    expect(await shown()).toEqual({
      ...DEFAULT_DELIVERY,
      ...RETENTION,
      name: 'Corner',
      social: {},
    });
  });

  it('keeps a logo that has been uploaded, with its size', async () => {
    const bytes = await aPicture({ width: 300, height: 100 });
    const { fileName } = await storePicture(bytes, new Date());
    await identify({ name: 'Corner', logo: fileName });
    expect((await shown()).logo).toEqual({ fileName, width: 300, height: 100 });
    await identify({ name: 'Corner', logo: '' });
    expect(await shown()).not.toHaveProperty('logo');
  });

  it('does not touch delivery and banner, nor they it', async () => {
    const banner = { heading: 'Winter reading', buttonLink: '/books' };
    await Promise.all([
      identify(SHOP),
      put('/home-page', banner),
      put('', { orderableDays: 10, ways: [aWay({ price: 3 })] }),
    ]);
    expect(await shown()).toEqual({
      ...DEFAULT_DELIVERY,
      ...RETENTION,
      ...SHOP,
      banner,
      ways: [aWay({ price: 3 })],
    });
    await put('/home-page', { heading: '' });
    expect(await shown()).not.toHaveProperty('banner');
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['phone', { phone: 'call me' }],
    ['email', { email: 'corner' }],
    ['address', { address: '\n1\n'.repeat(11) }],
    ['social.x', { social: { x: 'http://x.com/corner' } }],
    ['social.x', { social: { x: 'javascript:alert(1)' } }],
    ['social.x', { social: { x: 'https://me:secret@x.com/' } }],
    ['logo', { logo: 'u-0123456789abcdef.webp' }],
    ['logo', { logo: '../../etc/passwd' }],
  ])('names the wrong field %s of %j and keeps what was set', async (path, wrong) => {
    await identify(SHOP);
    const { status, body } = await identify({ ...SHOP, ...wrong });
    expect([status, body.fields[0].path]).toEqual([400, path]);
    expect(await shown()).toEqual({ ...DEFAULT_DELIVERY, ...RETENTION, ...SHOP });
  });

  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://shop.example'])(
    'lets the banner not lead to %s',
    async (buttonLink) => {
      expect((await put('/home-page', { buttonLink })).status).toBe(400);
    },
  );

  it('records which fields changed', async () => {
    admin = await asAdmin('the owner');
    await identify({ name: 'Corner' });
    await put('/home-page', { heading: 'Winter reading' });
    const { body } = await app.http().get('/api/admin/activity').set('Authorization', admin);
    const own = body.entries.filter((entry: ActivityEntry) => entry.by.name === 'the owner');
    expect(own.slice(0, 2).map(({ fields }: ActivityEntry) => fields)).toEqual([
      [{ field: 'banner.heading', to: 'Winter reading' }],
      [{ field: 'identity.name', from: 'Book Store', to: 'Corner' }],
    ]);
  });
});
