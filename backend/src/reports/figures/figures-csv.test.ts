import { beforeEach, describe, expect, it } from 'vitest';
import { aGenre } from '../../catalogue/genres/genres.builder.ts';
import { Genre } from '../../catalogue/genres/genres.model.ts';
import { anOrder } from '../../orders/order/orders.builder.ts';
import { Order, type StoredPayment } from '../../orders/order/orders.model.ts';
import { afterEvent, newPayment, type PaymentEvent } from '../../orders/order/payment-events.ts';
import { readCsv } from '../../platform/csv/read-csv.ts';
import { addDays, toDay } from '../../platform/time/utc-day.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { forgetFigures } from './figures.builder.ts';

const app = useTestApp();
const NOW = new Date('2026-06-15T12:00:00Z');
const TODAY = toDay(NOW);

beforeEach(async () => {
  app.clock.now = NOW;
  await Order.deleteMany({});
  await forgetFigures();
});

describe('GET /api/admin/exports/figures.csv', () => {
  it.each([
    ['days', { Day: TODAY, Orders: '1', 'Revenue (USD)': '12.00', Delivered: '0' }],
    ['books', { Title: '=1+1', Author: 'Ann', Copies: '1', 'Sales (USD)': '12.00' }],
    ['authors', { Author: 'Ann', Copies: '1', 'Sales (USD)': '12.00' }],
    ['genres', { Genre: 'Horror', Copies: '1', 'Sales (USD)': '12.00' }],
  ])('has the %s', async (part, cells) => {
    await anOrder({
      createdAt: NOW,
      books: [{ price: 12, title: '=1+1', author: 'Ann', category: 'horror' }],
    });
    const path = `/api/admin/exports/figures.csv?part=${part}&from=${TODAY}&to=${TODAY}`;
    const { text, headers } = await app
      .http()
      .get(path)
      .set('Authorization', await asAdmin());
    expect(headers['content-disposition']).toContain(`${part}-${TODAY}-${TODAY}.csv`);
    expect(readCsv(text).map((row) => row.cells)).toMatchObject([cells]);
    expect(text).not.toMatch(/(^|,)=1/m);
  });

  it('has each movement of money, with its invoice, country, and the tax at each rate', async () => {
    const taxes = {
      included: true,
      sums: [
        { rate: 7000, net: 748, tax: 52, gross: 800 },
        { rate: 19_000, net: 336, tax: 64, gross: 400 },
      ],
    };
    const payment = [
      { kind: 'paid', amount: 1200, at: new Date('2026-06-14T10:00:00Z') },
      { kind: 'gift-card-used', amount: 300, at: new Date('2026-06-14T11:00:00Z') },
      { kind: 'refunded', amount: 301, at: new Date('2026-06-15T10:00:00Z') },
      { kind: 'refunded', amount: 1, at: new Date('2026-07-01T10:00:00Z') },
    ].reduce<StoredPayment>(
      (before, event) => afterEvent(before, event as PaymentEvent),
      newPayment({ method: 'transfer', due: 1200 }),
    );
    const id = await anOrder({ number: 10_042, createdAt: NOW, payment, books: [{ price: 12 }] });
    const papers = [{ kind: 'invoice', number: 'RE-2026-0007', at: NOW }];
    await Order.updateOne({ _id: id }, { $set: { taxes, papers } });
    const { text } = await app
      .http()
      .get('/api/admin/exports/figures.csv?part=payments&from=2026-06-01&to=2026-06-30')
      .set('Authorization', await asAdmin());
    // The order costs 12: the gift card has paid too much, which is no sale.
    expect(readCsv(text).map(({ cells }) => Object.values(cells).join(' '))).toEqual([
      '2026-06-14 BS-10042 RE-2026-0007 transfer paid US 7 7.48 0.52 8.00',
      '2026-06-14 BS-10042 RE-2026-0007 transfer paid US 19 3.36 0.64 4.00',
      '2026-06-14 BS-10042 RE-2026-0007 gift-card paid US no sale 3.00 0.00 3.00',
      '2026-06-15 BS-10042 RE-2026-0007 transfer refunded US 7 -0.01 0.00 -0.01',
      '2026-06-15 BS-10042 RE-2026-0007 transfer refunded US no sale -3.00 0.00 -3.00',
    ]);
  });

  it('names genres as the owner does, also one that visitors do not see', async () => {
    await aGenre('Chills', { hidden: true });
    await Genre.updateOne({ category: 'chills' }, { name: 'Spine-chillers' });
    await anOrder({ createdAt: NOW, books: [{ price: 12, category: 'chills' }] });
    const { text } = await app
      .http()
      .get(`/api/admin/exports/figures.csv?part=genres&from=${TODAY}&to=${TODAY}`)
      .set('Authorization', await asAdmin());
    expect(readCsv(text).map((row) => row.cells)).toMatchObject([{ Genre: 'Spine-chillers' }]);
  });

  it('has the cash to collect and the refused rate of each day', async () => {
    for (const status of ['placed', 'delivered', 'delivered', 'refused'] as const) {
      await anOrder({ createdAt: NOW, status, books: [{ price: 12 }] });
    }
    const path = `/api/admin/exports/figures.csv?part=days&from=${addDays(TODAY, -1)}&to=${TODAY}`;
    const { text } = await app
      .http()
      .get(path)
      .set('Authorization', await asAdmin());
    expect(readCsv(text).map((row) => row.cells)).toMatchObject([
      { 'Cash to collect (USD)': '0.00', Refused: '0', 'Refused rate (%)': '' },
      { 'Cash to collect (USD)': '12.00', Refused: '1', 'Refused rate (%)': '33.3' },
    ]);
  });
});
