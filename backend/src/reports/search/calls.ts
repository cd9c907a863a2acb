import type { searchCalls } from '@book-store/contract/reports/search/calls';
import { listAdminBooks } from '../../catalogue/bulk-edit/list-admin-books.ts';
import { orderNumberOf } from '../../orders/order/order-view.ts';
import { searchOrders } from '../../orders/order/search-orders.ts';
import { searchPapers } from '../../orders/papers/search-papers.ts';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import type { Shop } from '../../platform/shop.ts';
import { searchCustomers } from './search-customers.ts';

const SHOWN = 4;
const NONE = { found: [], total: 0 };
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

export const search = ({ now }: RouteDeps): Implementation<typeof searchCalls> => ({
  'GET /api/admin/search': async ({ query: { q }, shop }) => {
    if (!q) return { body: { orders: NONE, customers: NONE, books: NONE, papers: NONE } };
    const [orders, customers, books, papers] = await Promise.all([
      findOrders(q),
      searchCustomers(q, SHOWN),
      findBooks(q, { shop, now: now() }),
      findPapers(q),
    ]);
    return { body: { orders, customers, books, papers } };
  },
});

async function findOrders(q: string) {
  const sort = NEWEST_FIRST;
  const wanted = { q, filter: {}, sort, index: sort, page: 1, limit: SHOWN };
  const { found, total } = await searchOrders(wanted);
  const shown = found.map((order) => ({
    ...order,
    number: orderNumberOf(order),
    totalPrice: order.totalCents,
    tracking: order.tracking?.number,
  }));
  return { found: shown, total };
}

async function findPapers(q: string) {
  const { found, total } = await searchPapers(q, SHOWN);
  return {
    found: found.map((paper) => ({ ...paper, ...(paper.corrects?.whole && { whole: true }) })),
    total,
  };
}

/** Books that only come close to the words are for the list of books, which says so. */
async function findBooks(q: string, at: { shop: Shop; now: Date }) {
  const { found, total, match } = await listAdminBooks({ q, page: 1, limit: SHOWN }, at);
  if (match === 'near') return NONE;
  return {
    found: found.map(({ newPrice: price, ...book }) => ({ ...book, price })),
    total,
  };
}
