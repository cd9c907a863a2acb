import type { stockCalls } from '@book-store/contract/catalogue/stock/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aBook } from '../books/books.builder.ts';

export const stockExamples: Examples<typeof stockCalls> = {
  'GET /api/admin/books/:id/stock-log': {
    call: async () => ({ path: `/api/admin/books/${await aBook({ stock: 3 })}/stock-log` }),
  },
  'POST /api/admin/books/:id/stock/put-right': {
    call: async () => ({ path: `/api/admin/books/${await aBook({ stock: 3 })}/stock/put-right` }),
  },
  'POST /api/admin/books/:id/stock': {
    call: async () => ({
      path: `/api/admin/books/${await aBook({ stock: 3 })}/stock`,
      body: { delta: -1, reason: 'Damaged' },
    }),
  },
  'PUT /api/admin/shop/stock': { call: () => json({ lowStockLevel: 5 }) },
};
