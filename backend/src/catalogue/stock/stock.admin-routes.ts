import { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import {
  ChangeStockBody,
  LowStockQuery,
  StockDifference,
  StockLogQuery,
  StockMovementView,
} from '@book-store/contract/catalogue/stock/stock.schemas';
import { Id } from '@book-store/contract/parts.schemas';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { z } from 'zod';
import { changedFields } from '../../platform/documents/changed-fields.ts';
import { findPage, type Page, type PageOf } from '../../platform/documents/mongo.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import { addRoute } from '../../platform/http/router/add-route.ts';
import { listRoute } from '../../platform/http/router/list-route.ts';
import { changeRoute, type Route, route } from '../../platform/http/router/route.ts';
import { readLowStockLevel } from '../../settings/shop/read-shop-settings.ts';
import { toBookView } from '../books/book-view.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { findStoredBook } from '../books/find-books.ts';
import { runningOut } from '../books/running-out.ts';
import { changeStock } from './change-stock.ts';
import { findDifferent } from './check-stock.ts';
import { listMovements } from './list-movements.ts';
import { putRight } from './put-right.ts';

const params = z.object({ id: Id });

/** Admin routes of the stock. */
export const stockAdminRoutes = ({ now }: FeatureDeps): Route[] => [
  listRoute({
    path: '/api/admin/books/low-stock',
    summary: 'The books that are running out, fewest copies first',
    query: LowStockQuery,
    item: BookView,
    list: listLowStock,
  }),
  listRoute({
    path: '/api/admin/books/:id/stock-log',
    summary: "The movements of a book's stock with their reasons, newest first",
    params,
    query: StockLogQuery,
    item: StockMovementView,
    list: (query, { id }) => listMovements(id, query),
  }),
  route({
    method: 'get',
    path: '/api/admin/books/stock-differences',
    access: 'admin',
    summary:
      'The books whose copies were others than by their stock log at the last check, and still are',
    reply: z.array(StockDifference),
    run: async () => {
      const found = await findDifferent();
      return { body: found.map(({ _id, ...one }) => ({ _id: _id.toString(), ...one })) };
    },
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/books/:id/stock/put-right',
    summary: 'Gives a book the copies that it has by its stock log, with a movement that says so',
    params,
    reply: BookView,
    errors: ['conflict'],
    run: async ({ caller, params: { id } }) => {
      const reason = 'as the stock log says';
      const { before, after } = await putRight(id, { by: caller.username, reason, at: now() });
      return { body: toBookView(after), change: stockChanged(before, after, reason) };
    },
  }),
  addRoute({
    path: '/api/admin/books/:id/stock',
    summary:
      "Changes a book's stock by copies that came or went, or to what was counted, once for each Idempotency-Key",
    params,
    body: ChangeStockBody,
    reply: BookView,
    errors: ['conflict', 'changed-meanwhile'],
    now,
    add: async ({ caller, params: { id }, body, at, remember }) => {
      const { delta, counted = null, seen, reason } = body;
      const change = delta === undefined ? { counted, seen } : { delta };
      const cause = delta === undefined ? 'counted' : 'corrected';
      const note = { cause, by: caller.username, reason, at } as const;
      const { before, after } = await changeStock(id, change, note, remember);
      return { body: toBookView(after), change: stockChanged(before, after, reason) };
    },
    again: async (id) => ({ body: toBookView(await findStoredBook(id)) }),
  }),
];

/** Returns undefined if nothing changed. */
function stockChanged(
  before: StoredBook,
  after: StoredBook,
  reason: string,
): AdminChange | undefined {
  const fields = changedFields(['stock'], {
    before: { stock: before.stock ?? undefined },
    after: { stock: after.stock ?? undefined },
  });
  if (fields.length === 0) return undefined;
  return {
    action: 'stock-changed',
    subject: { id: after._id.toString(), name: after.title },
    fields: [...fields, { field: 'reason', to: reason }],
  };
}

/** Returns one page of the books that run out, fewest copies first. */
async function listLowStock(page: PageOf): Promise<Page<BookView>> {
  const filter = runningOut(await readLowStockLevel());
  const list = Book.find(filter).sort({ stock: 1, _id: 1 }).lean<StoredBook[]>();
  return findPage(list, page, toBookView);
}
