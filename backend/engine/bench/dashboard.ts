import type { Db, Document } from 'mongodb';
import { type Figures, measure, withGoal } from './measure.ts';

const EARNING = { status: { $in: ['placed', 'confirmed', 'packed', 'delivered'] } };

/** The aggregations behind an owner's overview, over all orders. */
const figures: Record<string, Document[]> = {
  'orders and revenue by month and status': [
    {
      $group: {
        _id: { year: { $year: '$createdAt' }, month: { $month: '$createdAt' }, status: '$status' },
        orders: { $sum: 1 },
        cents: { $sum: '$totalCents' },
      },
    },
  ],
  'sales by genre ($unwind of 250,000 lines)': [
    { $match: EARNING },
    { $unwind: '$lines' },
    {
      $group: { _id: '$lines.category', books: { $sum: 1 }, cents: { $sum: '$lines.priceCents' } },
    },
    { $sort: { cents: -1, _id: 1 } },
  ],
  'ten best customers by mean order': [
    { $match: EARNING },
    { $group: { _id: '$uid', orders: { $sum: 1 }, average: { $avg: '$totalCents' } } },
    { $sort: { average: -1, _id: 1 } },
    { $limit: 10 },
  ],
  'revenue by day': [
    { $match: EARNING },
    {
      $group: {
        _id: {
          year: { $year: '$createdAt' },
          month: { $month: '$createdAt' },
          day: { $dayOfMonth: '$createdAt' },
        },
        cents: { $sum: '$totalCents' },
      },
    },
    { $sort: { _id: 1 } },
  ],
  'ten best sellers ($unwind, $group by book)': [
    { $unwind: '$lines' },
    { $group: { _id: '$lines.bookId', sold: { $sum: 1 } } },
    { $sort: { sold: -1, _id: 1 } },
    { $limit: 10 },
  ],
};

export async function dashboard(shop: Db): Promise<Figures[]> {
  const results: Figures[] = [];
  for (const [name, pipeline] of Object.entries(figures)) {
    const work = () => shop.collection('orders').aggregate(pipeline).toArray();
    const first = performance.now();
    await work();
    const cold = performance.now() - first;
    const row = await measure(`${name}`, { times: 10, work });
    if (results.length === 0)
      results.push({
        name: 'first look at the dashboard after a start',
        p50: cold,
        p99: cold,
        perSecond: 1000 / cold,
      });
    results.push(withGoal(row, 'under 150 ms', (f) => f.p50 < 150));
  }
  return results;
}
