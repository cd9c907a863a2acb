import type { ClientSession } from 'mongoose';
import { Order, type StoredOrder } from '../order/orders.model.ts';

type Lines = { lines: { bookId: { toString: () => string } }[] };

/** Ids of books by order. */
export async function listNewestOrders(limit: number): Promise<string[][]> {
  const orders = await Order.find({}, { 'lines.bookId': 1 })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean<Lines[]>();
  return orders.map(({ lines }) => lines.map(({ bookId }) => bookId.toString()));
}

/** Ids of orders before a time that contain only these books. */
export async function findOrdersOfOnly(
  books: readonly string[],
  before: Date | undefined,
): Promise<string[]> {
  const wanted = new Set(books);
  const orders = await Order.find(
    { createdAt: { $lt: before ?? new Date(8.64e15) } },
    { 'lines.bookId': 1 },
  ).lean<(Lines & Pick<StoredOrder, '_id'>)[]>();
  return orders
    .filter(({ lines }) => lines.length > 0)
    .filter(({ lines }) => lines.every(({ bookId }) => wanted.has(bookId.toString())))
    .map(({ _id }) => _id.toString());
}

export async function listOrderNumbers(ids: readonly string[]): Promise<number[]> {
  const orders = await Order.find({ _id: { $in: [...ids] } }, { number: 1 }).lean<
    Pick<StoredOrder, 'number'>[]
  >();
  return orders.flatMap(({ number }) => number ?? []);
}

/** In a transaction, deletes orders as if they had never been placed, and returns them; numbers are not reused. */
export async function deleteOrders(
  ids: readonly string[],
  session: ClientSession,
): Promise<StoredOrder[]> {
  const wanted = { _id: { $in: [...ids] } };
  const orders = await Order.find(wanted).session(session).lean<StoredOrder[]>();
  await Order.deleteMany(wanted, { session });
  return orders;
}

/** Newest first without a sort, for which not every database can use an index of a list. */
export const NEWEST_WITH_BOOK = { productIds: 1, createdAt: -1 } as const;

/** Title and author by id, as in the last orders of a period. */
export async function findSoldBooks(
  bookIds: readonly string[],
  from: Date,
  to: Date,
): Promise<Map<string, { title: string; author?: string | undefined }>> {
  const found = bookIds.map(async (id) => {
    const wanted = { productIds: id, createdAt: { $gte: from, $lt: to } };
    const order = await Order.findOne(wanted, { lines: 1 })
      .hint(NEWEST_WITH_BOOK)
      .lean<Pick<StoredOrder, 'lines'>>();
    const { title, author } = order?.lines?.find((line) => String(line.bookId) === id) ?? {};
    return title ? [[id, { title, author: author }] as const] : [];
  });
  return new Map((await Promise.all(found)).flat());
}
