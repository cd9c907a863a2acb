import type { placeCalls } from '@book-store/contract/settings/place/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';

export const placeExamples: Examples<typeof placeCalls> = {
  'PUT /api/admin/shop/place': { call: () => json({ currency: 'USD', locale: 'en-GB' }) },
  'PUT /api/admin/shop/prices': { call: () => json({ lowestPrices: true }) },
};
