import { DEFAULT_PLACE, setShopPlace } from '@book-store/contract/place';
import type { Figures } from '@book-store/contract/reports/figures/figures.schemas';
import { PAYMENT_METHODS } from '@book-store/contract/settings/payment/payment';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder } from '../../orders/order/orders.builder.ts';
import { Order, type StoredPayment } from '../../orders/order/orders.model.ts';
import { afterEvent, newPayment, type PaymentEvent } from '../../orders/order/payment-events.ts';
import { addDays, toDay } from '../../platform/time/utc-day.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { countFigures, forgetFigures, makeFiguresDue } from './figures.builder.ts';
import { randomFrom } from './moved-orders.fixtures.ts';
import { naiveFigures } from './naive-figures.fixtures.ts';

const app = useTestApp();
const NOW = new Date('2026-06-15T12:00:00Z');
const TODAY = toDay(NOW);
const RANGES = [7, 30, 100, 365].map((days) => ({ from: addDays(TODAY, 1 - days), to: TODAY }));

beforeEach(async () => {
  setShopPlace();
  app.clock.now = NOW;
  await Order.deleteMany({});
  await forgetFigures();
});

async function figures({ from, to }: { from: string; to: string }): Promise<Figures> {
  const call = app.http().get(`/api/admin/figures?from=${from}&to=${to}`);
  const reply = await call.set('Authorization', await asAdmin());
  expect(reply.status).toBe(200);
  return reply.body;
}
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const countAll = () => countFigures(NOW);

describe('the figures of payments', () => {
  it('count orders, and money by way of payment, on the days of the shop', async () => {
    const random = randomFrom(13);
    const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    for (const place of [
      { ...DEFAULT_PLACE, timeZone: 'America/Los_Angeles' },
      { ...DEFAULT_PLACE, timeZone: 'Pacific/Auckland' },
    ]) {
      setShopPlace(place);
      for (let at = 0; at < 25; at += 1) {
        const createdAt = daysAgo(random() * 60);
        const paid = new Date(createdAt.getTime() + random() * 5 * 86_400_000);
        const method = any(PAYMENT_METHODS);
        const more = any([
          [],
          ['refunded'],
          ['refunded', 'refunded'],
          ['unpaid'],
          ['dispute-lost'],
          ['gift-card-used', 'gift-card-returned'],
        ]);
        const events: PaymentEvent[] = [{ kind: 'paid', amount: 1000, at: paid }];
        for (const kind of more as PaymentEvent['kind'][])
          events.push({
            kind,
            amount: kind === 'unpaid' ? 1000 : 1 + Math.floor(random() * 400),
            at: new Date(paid.getTime() + random() * 30 * 86_400_000),
          });
        const isPaid = random() < 0.7;
        const payment = isPaid
          ? events.reduce<StoredPayment>(afterEvent, newPayment({ method, due: 1000 }))
          : newPayment({ method, due: 1000 });
        const status = any(['placed', 'delivered', 'cancelled'] as const);
        await makeFiguresDue(await anOrder({ createdAt, payment, status }));
      }
      await countAll();
      for (const range of [...RANGES.slice(0, 3), { from: '2026-05-03', to: '2026-05-03' }]) {
        const { payments, ...found } = await figures(range);
        const { orders, revenue, cashToCollect, delivered, ...naive } = await naiveFigures(range);
        expect(payments).toEqual(naive.payments);
        expect(found).toMatchObject({ orders, revenue, cashToCollect, delivered });
      }
    }
  });

  it('count as cash only what a gift card has left to collect', async () => {
    const { card, lastFour } = { card: new Types.ObjectId(), lastFour: 'ABCD' };
    const giftCard = { card, lastFour, amount: 800, returned: 800 };
    const unpaid = newPayment({ method: 'cash-on-delivery', due: 200 });
    const used = { kind: 'gift-card-used', amount: 800, at: NOW } as const;
    const payment = afterEvent({ ...unpaid, giftCard } as StoredPayment, used);
    await anOrder({ createdAt: NOW, payment });
    await countAll();
    const { cashToCollect, payments } = await figures({ from: TODAY, to: TODAY });
    expect(cashToCollect).toBe(2);
    expect(payments).toEqual([
      { method: 'cash-on-delivery', paid: 0, refunded: 0, unpaid: 2 },
      { method: 'gift-card', paid: 8, refunded: 0, unpaid: 0 },
    ]);
  });

  it('count money again that has moved since, without a move of its order', async () => {
    const payment = newPayment({ method: 'transfer', due: 1000 });
    const id = await anOrder({ createdAt: daysAgo(40), status: 'awaiting-payment', payment });
    await countAll();
    const today = { from: TODAY, to: TODAY };
    expect((await figures(today)).payments).toEqual([]);
    const paid = afterEvent(payment, { kind: 'paid', amount: 400, at: NOW });
    await Order.updateOne({ _id: id }, { $set: { payment: paid } });
    await makeFiguresDue(id);
    expect((await figures(today)).payments).toEqual([
      { method: 'transfer', paid: 4, refunded: 0, unpaid: 0 },
    ]);
    expect((await figures({ from: addDays(TODAY, -50), to: TODAY })).payments).toMatchObject([
      { paid: 4, unpaid: 6 },
    ]);
  });
});
