import { Order, type StoredOrder } from './orders.model.ts';

/** Orders have no index of their books, but a book that sells well is in one of the last ones. */
const LOOKED_AT = 400;

/** Returns title and author of books as the last orders of a span have them, by id. */
export async function findSoldBooks(
  bookIds: readonly string[],
  from: Date,
  to: Date,
): Promise<Map<string, { title: string; author?: string | undefined }>> {
  const found = new Map<string, { title: string; author?: string | undefined }>();
  const orders = await Order.find({ createdAt: { $gte: from, $lt: to } }, { lines: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .limit(LOOKED_AT)
    .lean<Pick<StoredOrder, 'lines'>[]>();
  for (const { bookId, title, author } of orders.flatMap(({ lines }) => lines ?? [])) {
    const id = String(bookId);
    if (!found.has(id) && bookIds.includes(id))
      found.set(id, { title, author: author ?? undefined });
  }
  return found;
}
