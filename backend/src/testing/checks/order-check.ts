import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type { StockMovementView } from '@book-store/contract/catalogue/stock/stock.schemas';
import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { copiesIn } from '@book-store/contract/orders/order/orders';

/** Reads a path of the API as an admin. */
type Read = (path: string) => Promise<unknown>;
/** Ids of orders that the shop has confirmed. */
export type Confirmed = { placed: Set<string>; cancelled: Set<string> };

const PAGE = 100;

/**
 * Returns inconsistencies between orders, stock and its log, and confirmations. `books` has the initial stock
 * by book id.
 */
export async function orderFaults(
  read: Read,
  books: ReadonlyMap<string, number>,
  { placed, cancelled }: Confirmed,
): Promise<string[]> {
  const orders = await readAll<AdminOrderView>(read, '/api/admin/orders');
  const faults: string[] = [];
  const byId = new Map(orders.map((order) => [order._id, order]));
  for (const id of placed) if (!byId.has(id)) faults.push(`order ${id} is lost`);
  for (const id of cancelled)
    if (byId.get(id)?.status !== 'cancelled') faults.push(`the cancellation of ${id} is lost`);
  for (const [id, copies] of books) {
    const { stock } = (await read(`/api/books/${id}`)) as BookView;
    const active = [...byId.values()].filter(({ status }) => status !== 'cancelled');
    const lines = active.flatMap((order) => order.lines);
    const held = copiesIn(lines.filter(({ bookId }) => bookId === id));
    if (stock !== copies - held)
      faults.push(`${stock} copies are left of ${copies}, and orders hold ${held}`);
    const log = await readAll<StockMovementView>(read, `/api/admin/books/${id}/stock-log`);
    const sum = log.reduce((total, { delta }) => total + delta, 0);
    if (sum !== stock || log[0]?.left !== stock)
      faults.push(`the log says ${sum} and ${log[0]?.left}, the book ${stock}`);
  }
  return faults;
}

async function readAll<Item>(read: Read, path: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const found = (await read(`${path}?limit=${PAGE}&page=${page}`)) as Item[];
    items.push(...found);
    if (found.length < PAGE) return items;
  }
}
