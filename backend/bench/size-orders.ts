import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { Types } from 'mongoose';
import { Book, type StoredBook } from '../src/catalogue/books/books.model.ts';
import { anOrderDocument } from '../src/orders/order/orders.builder.ts';
import { Order } from '../src/orders/order/orders.model.ts';

const BATCH = 5000;
const YEARS_MS = 2 * 365 * 86_400_000;
const ORDERS_PER_CUSTOMER = 20;
/** The newest orders are still open: about a week's. */
const OPEN_SHARE = 0.01;
export const FIRST_NUMBER = 500_001;

/** Inserts `count` orders of the last two years, oldest first. */
export async function insertOrders(count: number): Promise<void> {
  const books = await Book.find({}, { description: 0 }).lean<StoredBook[]>();
  for (let from = 0; from < count; from += BATCH) {
    const length = Math.min(BATCH, count - from);
    const orders = Array.from({ length }, (_, at) => toOrder(from + at, count, books));
    // Bulk writes skip mongoose's checks, so one of each batch stands for all.
    await new Order(orders[0]).validate();
    await Order.collection.insertMany(orders, { ordered: false });
  }
}

/** Returns a number from 0 to `count`; low ones come more often, as good customers and best sellers do. */
export const oftenLow = (count: number) => Math.floor(count * Math.random() ** 2);

export function aCustomer(orders: number) {
  const number = oftenLow(orders / ORDERS_PER_CUSTOMER);
  return { uid: `customer-${number}`, email: `reader${number}@example.com`, name: `Ada ${number}` };
}

function toOrder(at: number, count: number, books: readonly StoredBook[]) {
  const createdAt = new Date(Date.now() - Math.floor(YEARS_MS * (1 - at / count)));
  const ends: OrderStatus[] = Math.random() < 0.1 ? ['refused', 'cancelled'] : ['delivered'];
  const open: OrderStatus[] = ['placed', 'confirmed', 'packed', 'out-for-delivery'];
  const statuses = at / count > 1 - OPEN_SHARE ? open : ends;
  const seconds = Math.floor(createdAt.getTime() / 1000).toString(16);
  return anOrderDocument({
    ...aCustomer(count),
    _id: new Types.ObjectId(seconds + at.toString(16).padStart(16, '0')),
    number: FIRST_NUMBER + at,
    status: statuses[at % statuses.length] as OrderStatus,
    createdAt,
    changedAt: createdAt,
    // Those of more than a year ago: otherwise the shop spends the first quarter of an hour on forgetting them.
    ...(at / count < 0.5 && { phone: '' }),
    idempotencyKey: `bench-${at}`,
    books: Array.from({ length: 1 + oftenLow(4) }, () => {
      const book = books[oftenLow(books.length)] as StoredBook;
      const { _id: bookId, title, category, coverImage } = book;
      const author = book.author ?? undefined;
      return { bookId, title, author, category, coverImage, price: book.newPriceCents / 100 };
    }),
  });
}
