import {
  confirmWaitFormPath,
  stopWaitingPath,
} from '@book-store/contract/messages/back-in-stock/back-in-stock-paths';
import type { backInStockCalls } from '@book-store/contract/messages/back-in-stock/calls';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aPendingWait } from './back-in-stock.builder.ts';

const stopPath = async () => stopWaitingPath((await aPendingWait(await aBook({ stock: 0 }))).token);

export const backInStockExamples: Examples<typeof backInStockCalls> = {
  'POST /api/back-in-stock': {
    call: async () => json({ email: 'reader@example.com', bookId: await aBook({ stock: 0 }) }),
  },
  'POST /api/back-in-stock/confirm': {
    call: async () => json(await aPendingWait(await aBook({ stock: 0 }))),
  },
  'POST /api/back-in-stock/confirm/:token/:bookId/form': {
    call: async () => {
      const { token, bookId } = await aPendingWait(await aBook({ stock: 0 }));
      return { path: confirmWaitFormPath(token, bookId) };
    },
  },
  'POST /api/back-in-stock/stop/:token': { call: async () => ({ path: await stopPath() }) },
  'POST /api/back-in-stock/stop/:token/form': {
    call: async () => ({ path: `${await stopPath()}/form` }),
  },
  'GET /api/back-in-stock/stop/:token': { call: async () => ({ path: await stopPath() }) },
};
