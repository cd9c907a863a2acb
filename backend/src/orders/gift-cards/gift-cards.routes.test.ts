import { beforeEach, describe, expect, it } from 'vitest';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aGiftCard, aShopWithGiftCards } from './gift-cards.builder.ts';
import { asOwner, orderWithCard } from './paying-with-a-gift-card.builder.ts';

const app = useTestApp({ trustProxy: 1 });
const WRONG = '2222-2222-2222-2222';

const check = (code: string, from = '192.0.2.1') =>
  app.http().post('/api/gift-cards/check').set('X-Forwarded-For', from).send({ code });

beforeEach(async () => {
  app.clock.now = undefined;
  await aShopWithGiftCards();
  await RateWindow.deleteMany({});
});

describe('the code of a gift card', () => {
  it('says what is left on it, however it is typed', async () => {
    const { code } = await aGiftCard({ amount: 1234 });
    for (const typed of [code, code.toLowerCase(), ` ${code.replaceAll('-', ' ')} `]) {
      const { status, body } = await check(typed);
      expect([status, body]).toEqual([200, { lastFour: code.slice(-4), balance: 12.34 }]);
    }
  });

  it('is in groups, and nowhere in the database', async () => {
    const { code } = await aGiftCard();
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    await orderWithCard(app, { code, amount: 5 });
    const places = ['gift_cards', 'gift_card_codes', 'gift_card_movements', 'orders', 'mails'];
    const stored = JSON.stringify(await Promise.all(places.map((name) => app.stored(name))));
    expect(stored).toContain(code.slice(-4));
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  it.each([
    ['is unknown', async () => WRONG, 'We do not know this code. Please check it.'],
    ['is no code', async () => 'hello', 'We do not know this code. Please check it.'],
    [
      'has expired',
      async () => (await aGiftCard({ expiresAt: new Date() })).code,
      'This gift card has expired.',
    ],
    [
      'is blocked',
      async () => {
        const { id, code } = await aGiftCard();
        await asOwner(app, 'patch', `gift-cards/${id}`, { blocked: true, reason: 'Lost' });
        return code;
      },
      'This gift card is blocked.',
    ],
    [
      'is used up',
      async () => {
        const { code } = await aGiftCard({ amount: 1000 });
        await orderWithCard(app, { code, amount: 10, payment: 'gift-card' });
        return code;
      },
      'This gift card is used up.',
    ],
  ])('that %s pays nothing, with a sentence that says why', async (_why, find, detail) => {
    const code = await find();
    const checked = await check(code);
    expect([checked.status, checked.body]).toMatchObject([
      409,
      { code: 'gift-card-refused', detail },
    ]);
    const ordered = await orderWithCard(app, { code, amount: 10 });
    expect(ordered.body).toMatchObject({ code: 'gift-card-refused', detail });
  });

  it('pays nothing in a shop that takes no gift cards, which is every shop at first', async () => {
    const { code } = await aGiftCard();
    await ShopSettings.deleteMany({});
    const detail = 'This shop takes no gift cards.';
    expect((await check(code)).body).toMatchObject({ detail });
    expect((await orderWithCard(app, { code, amount: 10 })).body).toMatchObject({ detail });
    expect((await app.http().get('/api/shop')).body.giftCards).toBeUndefined();
  });

  it('holds for as many months as the owner has set', async () => {
    await aShopWithGiftCards({ giftCardMonths: 12 });
    const { code } = await aGiftCard({ now: new Date('2026-11-20T12:00:00Z') });
    app.clock.now = new Date('2027-11-20T23:59:00Z');
    expect((await check(code)).body.expiresAt).toBe('2027-11-21T00:00:00.000Z');
    app.clock.now = new Date('2027-11-21T00:00:00Z');
    expect((await check(code)).status).toBe(409);
  });
});

describe('guessing codes', () => {
  it('ends after twenty wrong ones of a network, in whichever call; right ones pay all the same', async () => {
    const { code } = await aGiftCard();
    const from = '192.0.2.7';
    for (let at = 0; at < 19; at += 1) {
      expect((await check(WRONG, from)).status).toBe(409);
      if (at % 4 === 0) expect((await check(code, from)).status).toBe(200);
    }
    expect((await orderWithCard(app, { code: WRONG, amount: 1, from })).status).toBe(409);
    const refused = await check(WRONG, from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await orderWithCard(app, { code: WRONG, amount: 1, from })).status).toBe(429);
    expect((await check(WRONG, '192.0.2.8')).status).toBe(409);
    expect((await check(code, from)).status).toBe(200);
    expect((await orderWithCard(app, { code, amount: 1, from })).status).toBe(201);
  });

  it('does not get further with many at once', async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => check(WRONG, '192.0.2.9')));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});
