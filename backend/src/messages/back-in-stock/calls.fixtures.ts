import type { backInStockCalls } from '@book-store/contract/messages/back-in-stock/calls';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aPendingWait } from './back-in-stock.builder.ts';

export const backInStockExamples: Examples<typeof backInStockCalls> = {
  'POST /api/back-in-stock': {
    call: async () => json({ email: 'reader@example.com', bookId: await aBook({ stock: 0 }) }),
  },
  'POST /api/back-in-stock/confirm': {
    call: async () => json(await aPendingWait(await aBook({ stock: 0 }))),
  },
  'POST /api/back-in-stock/stop': {
    call: async () => json({ token: (await aPendingWait(await aBook({ stock: 0 }))).token }),
  },
};
