import type { OrderStatus } from '@book-store/contract/order-status';
import { Types } from 'mongoose';
import { Book, type StoredBook } from '../../src/features/books/books.model.ts';
import { anOrderDocument } from '../../src/features/orders/orders.builder.ts';
import { Order } from '../../src/features/orders/orders.model.ts';
import { numbersFrom, wordOf } from '../load/many-books.ts';

const SEED = 20_260_101;
const BATCH = 5000;
const YEARS_MS = 2 * 365 * 86_400_000;
/** The newest orders are still open: about a week's. */
const OPEN_SHARE = 0.01;
/** The newest orders, which no admin has seen yet. */
const UNSEEN = 200;
const ORDERS_PER_CUSTOMER = 20;
const CITIES = 3000;

const OPEN: readonly OrderStatus[] = ['placed', 'confirmed', 'packed', 'out-for-delivery'];

const STEP_MS = 8 * 3_600_000;

type Range = { count: number; admins: Types.ObjectId[] };

/**
 * Inserts orders of the last two years until there are `count`, oldest first; apart from their times the same
 * ones every time.
 */
export async function insertOrders({ count, admins }: Range): Promise<void> {
  const books = await Book.find({}, { description: 0 }).lean<StoredBook[]>();
  const last = Date.now();
  let writing: Promise<unknown> = Promise.resolve();
  for (let from = await Order.estimatedDocumentCount(); from < count; from += BATCH) {
    const random = numbersFrom(SEED + from);
    const orders = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) =>
      toOrder(from + at, { count, admins, last, books, random }),
    );
    // Bulk writes skip mongoose's checks, so one of each batch stands for all.
    await new Order(orders[0]).validate();
    await writing;
    writing = Order.collection.insertMany(orders, { ordered: false });
  }
  await writing;
}

/** Returns the email of one of the generated customers. */
export const emailOfCustomer = (customer: number): string =>
  `${wordOf(customer)}.${customer}@example.com`;

/** Returns the number of one of the generated orders. */
export const numberOf = (order: number): number => 500_001 + order;

/** Returns the name of one of the generated customers, and where they live. */
export const placeOf = (customer: number): { name: string; city: string } => ({
  name: `${capital(wordOf(customer % 700))} ${capital(wordOf(customer))}`,
  city: capital(wordOf(customer % CITIES)),
});

/** Returns the number of one of the customers who placed `orders` orders: a few often, most seldom. */
export const aCustomer = (orders: number, random: () => number): number =>
  Math.floor(Math.max(1, Math.floor(orders / ORDERS_PER_CUSTOMER)) * random() ** 2);

function toOrder(
  at: number,
  {
    count,
    admins,
    last,
    books,
    random,
  }: Range & {
    last: number;
    books: StoredBook[];
    random: () => number;
  },
) {
  const createdAt = new Date(last - Math.floor(YEARS_MS * (1 - at / count)));
  const customer = aCustomer(count, random);
  const status = statusOf(at / count, random());
  const order = anOrderDocument({
    _id: new Types.ObjectId(
      Math.floor(createdAt.getTime() / 1000).toString(16) + at.toString(16).padStart(16, '0'),
    ),
    number: numberOf(at),
    uid: `customer-${customer}`,
    email: emailOfCustomer(customer),
    name: placeOf(customer).name,
    phone: `+1555${String(customer).padStart(7, '0')}`,
    address: {
      street: `${1 + (customer % 200)} ${capital(wordOf(customer % 5000))} Street`,
      city: placeOf(customer).city,
      state: capital(wordOf(customer % 50)),
      country: 'USA',
      zipcode: String(10_000 + (customer % CITIES)),
    },
    status,
    createdAt,
    idempotencyKey: `bench-${at}`,
    unseenBy: count - at <= UNSEEN ? admins : [],
    books: Array.from({ length: 1 + Math.floor(4 * random() ** 2) }, () => {
      const book = books[Math.floor(books.length * random() ** 2)] as StoredBook;
      return {
        price: book.newPriceCents / 100,
        bookId: book._id,
        title: book.title,
        author: book.author ?? undefined,
        category: book.category,
        coverImage: book.coverImage,
      };
    }),
  });
  const history = historyOf(status, createdAt, last);
  return { ...order, history, changedAt: history.at(-1)?.at ?? createdAt };
}

/** Returns how an order got its status until `last`, usually one step every eight hours. */
function historyOf(status: OrderStatus, createdAt: Date, last: number) {
  const steps = OPEN.includes(status) ? OPEN.indexOf(status) : OPEN.length;
  const way = [...OPEN.slice(0, status === 'cancelled' ? 1 : steps), status];
  const step = Math.min(STEP_MS, (last - createdAt.getTime()) / way.length);
  return way.map((one, at) => ({
    status: one,
    at: new Date(createdAt.getTime() + Math.floor(at * step)),
    by: at === 0 ? { role: 'customer' } : { role: 'admin', name: 'load' },
  }));
}

function statusOf(age: number, random: number): OrderStatus {
  const choice = age > 1 - OPEN_SHARE ? OPEN : ENDS;
  return choice[Math.floor(choice.length * random)] as OrderStatus;
}

/** Nine in ten orders are delivered. */
const ENDS = Array.from({ length: 20 }, (_, at): OrderStatus => {
  if (at === 0) return 'refused';
  return at === 1 ? 'cancelled' : 'delivered';
});

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
