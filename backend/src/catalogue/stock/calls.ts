import type { stockCalls } from '@book-store/contract/catalogue/stock/calls';
import { StockSettings } from '@book-store/contract/catalogue/stock/stock.schemas';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { RouteDeps } from '../../platform/area.ts';
import { changedFields } from '../../platform/documents/changed-fields.ts';
import { findPage, type PageOf } from '../../platform/documents/mongo.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import type { Settings } from '../../settings/shop/sections.ts';
import { editSection, readSection } from '../../settings/shop/settings-section.ts';
import { toBookView } from '../books/book-view.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { findStoredBook } from '../books/find-books.ts';
import { type Level, runningOut } from '../books/running-out.ts';
import { changeStock, type StockOfBook } from './change-stock.ts';
import { findDifferent } from './check-stock.ts';
import { listMovements } from './list-movements.ts';
import { reconcileStock } from './reconcile-stock.ts';

export const stockOfBooks = ({ now }: RouteDeps): Implementation<typeof stockCalls> => ({
  'GET /api/admin/books/low-stock': async ({ query, shop }) => ({
    page: await listLowStock(query, { level: shop.settings.stock.lowStockLevel, now: now() }),
  }),
  'GET /api/admin/books/:id/stock-log': async ({ params: { id }, query }) => ({
    page: await listMovements(id, query),
  }),
  'GET /api/admin/books/stock-differences': async () => ({ body: await findDifferent() }),
  'POST /api/admin/books/:id/stock/put-right': async ({ caller, params: { id }, record }) => {
    const reason = 'as the stock log says';
    const change = record(stockChanged(reason));
    const note = { by: caller.username, reason, at: now() };
    const { after } = await reconcileStock(id, note, change.beforeCommit);
    return { body: toBookView(after), change };
  },
  'POST /api/admin/books/:id/stock': {
    add: async ({ caller, params: { id }, body, at, remember, record }) => {
      const { delta, counted = null, seen, reason } = body;
      const change = record(stockChanged(reason));
      const wanted = delta === undefined ? { counted, seen } : { delta };
      const cause = delta === undefined ? 'counted' : 'corrected';
      const note = { cause, by: caller.username, reason, at } as const;
      const deps = { remember, beforeCommit: change.beforeCommit };
      const { after } = await changeStock(id, wanted, note, deps);
      return { body: toBookView(after), change };
    },
    again: async (id) => ({ body: toBookView(await findStoredBook(id)) }),
  },
  'GET /api/admin/shop/stock': readSection(toSettings),
  'PUT /api/admin/shop/stock': editSection({
    section: 'stock',
    toView: toSettings,
    view: StockSettings,
    value: (body) => body,
  }),
});

/** Returns the log entry of a changed stock; undefined if it is the same. */
const stockChanged =
  (reason: string) =>
  ({ before, after }: StockOfBook): AdminChange | undefined => {
    const fields = changedFields(['stock'], {
      before: { stock: before.stock },
      after: { stock: after.stock },
    });
    if (fields.length === 0) return undefined;
    return {
      action: 'stock-changed',
      subject: { id: after._id.toString(), name: after.title },
      fields: [...fields, { field: 'reason', to: reason }],
    };
  };

/** Fewest copies first, then the book ordered last. */
function listLowStock(page: PageOf, level: Level) {
  const list = Book.find(runningOut(level))
    .sort({ stock: 1, soldAt: -1, _id: 1 })
    .lean<StoredBook[]>();
  return findPage(list, page, toBookView);
}

function toSettings({ stock, versions }: Settings): StockSettings {
  return { ...stock, version: versions.stock };
}
