import type { shopCalls } from '@book-store/contract/settings/shop/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aWay } from './delivery.builder.ts';

export const shopExamples: Examples<typeof shopCalls> = {
  'PUT /api/admin/shop': {
    call: () => json({ ways: [aWay()], orderableDays: 8 }),
  },
  'PUT /api/admin/shop/identity': { call: () => json({ name: 'The Corner Bookshop' }) },
  'PUT /api/admin/shop/home-page': { call: () => json({ heading: 'Read more' }) },
  'PUT /api/admin/shop/storefront': { call: () => json({ storefront: 'refined' }) },
  'PUT /api/admin/shop/retention': {
    call: () => json({ keepNamesYears: 7, keepContactsMonths: 6 }),
  },
  'PUT /api/admin/shop/tax': {
    call: () =>
      json({
        included: true,
        rates: [{ country: 'DE', class: 'books', rate: 7000, from: '2026-01-01' }],
      }),
  },
  'PUT /api/admin/shop/papers': {
    call: () => json({ prefix: 'RE', yearly: true, payDays: 14 }),
  },
  'PUT /api/admin/shop/security': { call: () => json({ confirmRefundsAbove: 50 }) },
  'PUT /api/admin/shop/payments': {
    call: () => json({ ways: [{ method: 'cash-on-delivery', countries: [] }] }),
  },
};
