import { beforeEach, describe, expect, it } from 'vitest';
import { readCsv } from '../../shared/read-csv.ts';
import { addDays, toDay } from '../../shared/utc-day.ts';
import { asAdmin } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { aGenre } from '../catalogue/genres.builder.ts';
import { Genre } from '../catalogue/genres.model.ts';
import { anOrder } from '../orders/orders.builder.ts';
import { Order } from '../orders/orders.model.ts';
import { forgetFigures } from './update-figures.ts';

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
    ['days', { 'Day (UTC)': TODAY, Orders: '1', 'Revenue (USD)': '12.00', Delivered: '0' }],
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
