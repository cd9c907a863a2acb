import type { ActivityEntry } from '@book-store/contract/reports/activity/activity.schemas';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aMail } from '../../platform/mail/mails.builder.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrder } from '../order/orders.builder.ts';

const app = useTestApp();
let admin: string;
let number = 800_000;

const call = (method: 'get' | 'put', path: string, body?: object) =>
  app.http()[method](`/api/admin${path}`).set('Authorization', admin).send(body);
const setPrefix = (orderPrefix?: string) =>
  call('put', '/shop/storefront', { storefront: 'specified', orderPrefix });
const foundBy = async (q: string) =>
  (await call('get', `/orders?q=${encodeURIComponent(q)}`)).body.map(
    (order: { number: string }) => order.number,
  );
/** An order with a number of its own. */
async function aNumberedOrder() {
  number += 1;
  return { id: await anOrder({ number }), number };
}

beforeEach(async () => {
  admin = await asAdmin();
  await ShopSettings.deleteMany({});
});
afterAll(() => ShopSettings.deleteMany({}));

describe('what stands before the numbers of orders', () => {
  it('is BS- until the owner sets something else, which then shows on all orders', async () => {
    const order = await aNumberedOrder();
    const shown = async () => (await call('get', `/orders/${order.id}`)).body.number;
    expect(await shown()).toBe(`BS-${order.number}`);
    expect((await setPrefix('LE-')).body.place).toMatchObject({ orderPrefix: 'LE-' });
    expect(await shown()).toBe(`LE-${order.number}`);
    await setPrefix('');
    expect(await shown()).toBe(`${order.number}`);
    expect((await setPrefix('BS-')).body).not.toHaveProperty('place');
    expect(await shown()).toBe(`BS-${order.number}`);
  });

  it('is sought with or without it, and by the one of before', async () => {
    const order = await aNumberedOrder();
    await setPrefix('LE-');
    const found = [`LE-${order.number}`];
    for (const q of [`LE-${order.number}`, `le${order.number}`, `BS-${order.number}`]) {
      expect(await foundBy(q)).toEqual(found);
    }
    expect(await foundBy(`LE-${order.number + 1}`)).toEqual([]);
  });

  it('is found among the mails, too', async () => {
    const order = await aNumberedOrder();
    const to = `reader-${order.number}@example.com`;
    await aMail({ to, orderNumber: order.number });
    await setPrefix('LE-');
    for (const q of [`LE-${order.number}`, `BS-${order.number}`, `OLD-${order.number}`]) {
      const { mails } = (await call('get', `/mails?q=${q}`)).body;
      expect(mails.map((mail: { to: string }) => mail.to)).toEqual([to]);
    }
  });

  it('stays when the owner moves the shop to another country', async () => {
    const order = await aNumberedOrder();
    await setPrefix('LE-');
    const place = { country: 'DE', currency: 'USD', locale: 'de-DE' };
    expect((await call('put', '/shop/place', place)).status).toBe(200);
    expect(await foundBy(`${order.number}`)).toEqual([`LE-${order.number}`]);
  });

  it.each(['1-', '-A', 'A_', 'Ä-', '=A', 'A B', 'ABCDEFGHI'])('is never %j', async (wrong) => {
    const reply = await setPrefix(wrong);
    expect(reply.status).toBe(400);
    expect(reply.body.fields).toMatchObject([
      {
        path: 'orderPrefix',
        message: 'Please enter up to 8 letters from A to Z and hyphens, a letter first.',
      },
    ]);
  });

  it('is recorded as it was before and after, and no change not at all', async () => {
    await setPrefix();
    admin = await asAdmin('a careful owner');
    await setPrefix('LE-');
    await setPrefix('LE-');
    await setPrefix();
    const { entries } = (await call('get', '/activity')).body;
    const own = entries.filter(({ by }: ActivityEntry) => by.name === 'a careful owner');
    expect(own.map(({ fields }: ActivityEntry) => fields)).toEqual([
      [{ field: 'storefront.orderPrefix', from: 'LE-', to: 'BS-' }],
      [{ field: 'storefront.orderPrefix', from: 'BS-', to: 'LE-' }],
    ]);
  });
});
