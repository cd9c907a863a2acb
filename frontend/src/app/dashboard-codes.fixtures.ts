import { anId } from '../testing/builders.ts';
import { at, book, order } from './dashboard-orders.fixtures.ts';

export const code = {
  _id: anId(),
  code: 'XMAS',
  kind: 'percent' as const,
  percent: 10,
  minimum: 20,
  genres: ['fiction'],
  books: [{ bookId: book._id, title: 'Faust' }],
  limit: 10,
  uses: 3,
  perCustomer: 1,
  firstDay: '2026-12-01',
  lastDay: '2026-12-24',
  state: 'live' as const,
  version: 0,
};

export const card = {
  _id: anId(),
  lastFour: 'NPQR',
  amount: 25,
  balance: 15,
  state: 'active' as const,
  createdAt: at,
  by: 'anna',
  recipient: { name: 'Ada', email: 'ada@example.com' },
  sendOn: '2026-12-24',
  sentAt: at,
  expiresAt: at,
};

export const movements = (['issued', 'used', 'returned', 'corrected', 'blocked'] as const).map(
  (kind) => ({
    kind,
    at,
    amount: 10,
    ...(kind === 'used' && { order: { _id: order._id, number: order.number } }),
  }),
);
