import { z } from 'zod';
import { type Calls, IdempotencyHeaders, named, pagesOf } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import { BookView } from '../books/books.schemas.ts';
import {
  ChangeStockBody,
  EditStockSettingsBody,
  LowStockQuery,
  StockDifference,
  StockLogQuery,
  StockMovementView,
  StockSettings,
} from './stock.schemas.ts';

named({ ChangeStockBody, EditStockSettingsBody });
named({ StockDifference, StockMovementView, StockSettings });

const params = z.object({ id: Id });

export const stockCalls = {
  'GET /api/admin/books/low-stock': {
    access: 'admin',
    summary: 'The books that sell and are running out, fewest copies first',
    query: LowStockQuery,
    ...pagesOf(BookView),
  },
  'GET /api/admin/books/:id/stock-log': {
    access: 'admin',
    summary: "The movements of a book's stock with their reasons, newest first",
    params,
    query: StockLogQuery,
    ...pagesOf(StockMovementView),
  },
  'GET /api/admin/books/stock-differences': {
    access: 'admin',
    summary:
      'The books whose copies were others than by their stock log at the last check, and still are',
    reply: z.array(StockDifference),
  },
  'POST /api/admin/books/:id/stock/put-right': {
    access: 'admin',
    summary: 'Gives a book the copies that it has by its stock log, with a movement that says so',
    params,
    reply: BookView,
    errors: ['conflict'],
  },
  'POST /api/admin/books/:id/stock': {
    access: 'admin',
    summary:
      "Changes a book's stock by copies that came or went, or to what was counted, once for each Idempotency-Key",
    params,
    headers: IdempotencyHeaders,
    body: ChangeStockBody,
    reply: BookView,
    errors: ['conflict', 'changed-meanwhile'],
  },
  'GET /api/admin/shop/stock': {
    access: 'admin',
    summary: 'The number of copies at which a book is running out',
    reply: StockSettings,
  },
  'PUT /api/admin/shop/stock': {
    access: 'owner',
    summary: 'Sets the number of copies at which a book is running out',
    body: EditStockSettingsBody,
    reply: StockSettings,
    errors: ['changed-meanwhile'],
  },
} satisfies Calls;
