import { formatMoney } from '@book-store/contract/money';
import mongoose from 'mongoose';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countVisibleChange } from '../../platform/documents/visible-changes.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { currentShop, followShop, refreshShop } from './current-shop.ts';
import { ShopSettings } from './shop-settings.model.ts';

const app = useTestApp();
let stop = () => {};
beforeEach(async () => {
  await ShopSettings.deleteMany({});
  await refreshShop();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const HALF_A_SECOND = 500;
/** Follows the settings by a clock of the test's. */
async function follow(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stop = await followShop();
}
/** Stores a setting without this server's knowing. */
const onAnotherServer = (set: object) =>
  mongoose.connection
    .collection<{ _id: string }>('shop_settings')
    .updateOne({ _id: 'shop' }, { $set: set }, { upsert: true });

describe('the current shop', () => {
  it('is a new one half a second after a change on another server', async () => {
    await follow();
    const before = currentShop();
    await onAnotherServer({ 'place.currency': 'JPY', 'storefront.storefront': 'german' });
    expect(currentShop()).toBe(before);
    await vi.advanceTimersByTimeAsync(HALF_A_SECOND);
    await expect.poll(() => currentShop().place.currency).toBe('JPY');
    expect(currentShop()).toMatchObject({
      language: 'de',
      settings: { place: { currency: 'JPY' } },
    });
    expect(before).toMatchObject({ language: 'en', place: { currency: 'USD' } });
    expect(formatMoney(1200)).toBe('¥1,200');
  });

  it('stays the same one without a change', async () => {
    await follow();
    const before = currentShop();
    const reads = vi.spyOn(ShopSettings, 'findById');
    await vi.advanceTimersByTimeAsync(HALF_A_SECOND);
    await expect.poll(() => reads.mock.settledResults.length).toBe(1);
    expect(currentShop()).toBe(before);
  });

  it('stays as it is while the database is away, and is followed again afterwards', async () => {
    await follow();
    const away = vi.spyOn(ShopSettings, 'findById').mockImplementation(() => {
      throw new Error('It is away.');
    });
    await onAnotherServer({ 'identity.name': 'Leuchtturm' });
    await vi.advanceTimersByTimeAsync(HALF_A_SECOND);
    expect(away).toHaveBeenCalled();
    expect(currentShop().settings.identity.name).toBe('Book Store');
    away.mockRestore();
    await vi.advanceTimersByTimeAsync(HALF_A_SECOND);
    await expect.poll(() => currentShop().settings.identity.name).toBe('Leuchtturm');
  });

  it('can be changed by nobody who has it', () => {
    const { settings, place } = currentShop();
    expect(() => Object.assign(place, { currency: 'EUR' })).toThrow(TypeError);
    expect(() => Object.assign(settings.identity, { name: 'Mine' })).toThrow(TypeError);
    expect(() => Object.assign(settings.delivery.ways[0] ?? {}, { name: 'Mine' })).toThrow(
      TypeError,
    );
  });

  it('is a new one at once for the server that has changed it', async () => {
    const server = request(app.express());
    const edited = { name: 'Leuchtturm' };
    await server
      .put('/api/admin/shop/identity')
      .set('Authorization', await asAdmin())
      .send(edited)
      .expect(200);
    expect(currentShop().settings.identity.name).toBe('Leuchtturm');
    await server
      .put('/api/admin/shop/place')
      .set('Authorization', await asAdmin())
      .send({ country: 'DE', currency: 'EUR', locale: 'de-DE' })
      .expect(200);
    expect(currentShop().place).toMatchObject({ country: 'DE', currency: 'EUR' });
    await server
      .put('/api/admin/pages/terms')
      .set('Authorization', await asAdmin())
      .send({ text: 'Be kind.' })
      .expect(200);
    expect(currentShop().settings.ownPages).toEqual(['terms']);
  });

  it('is what was read last, whichever reading ends first', async () => {
    const { findById } = ShopSettings;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let hasRead = false;
    vi.spyOn(ShopSettings, 'findById').mockImplementationOnce(((id: string) => ({
      session: async () => {
        const found = await findById.call(ShopSettings, id);
        hasRead = true;
        await held;
        return found;
      },
    })) as never);
    const slow = refreshShop();
    await expect.poll(() => hasRead).toBe(true);
    await onAnotherServer({ 'identity.name': 'Leuchtturm' });
    await refreshShop();
    letGo();
    await slow;
    expect(currentShop().settings.identity.name).toBe('Leuchtturm');
  });

  it('is read by no call, however many there are', async () => {
    const read: string[] = [];
    mongoose.set('debug', (collection: string, method: string) => {
      if (collection === 'shop_settings') read.push(method);
    });
    for (let at = 0; at < 200; at += 1) {
      // No cache answers it.
      countVisibleChange();
      await request(app.express())
        .get(at % 2 ? '/api/shop' : '/api/books/cards')
        .expect(200);
    }
    mongoose.set('debug', false);
    expect(read).toEqual([]);
  });
});
