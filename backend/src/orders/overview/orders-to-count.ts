import {
  isOpen,
  ORDER_STATUSES,
  type OrderStatus,
  UNSOLD,
} from '@book-store/contract/orders/order/order-status';
import { shopDay, startOfDay } from '@book-store/contract/place';
import { isCash, type PaymentMethod } from '@book-store/contract/settings/payment/payment';
import type { PipelineStage } from 'mongoose';
import { addDays } from '../../platform/time/utc-day.ts';
import { lineCents } from '../order/line-cents.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { countMoney } from '../papers/money-moves.ts';
import { countCustomers } from './count-customers.ts';
import { countReturned, refundTimes } from './count-returned.ts';

/** Batch size of reading. */
const BATCH = 1000;

const ENDS = ORDER_STATUSES.filter((status) => !isOpen(status));
/** Matches nearly all orders; with `$nin` the database scans the day instead of an index of statuses. */
const EARNING = { status: { $nin: UNSOLD } };

/** The shop's days on which orders were placed or copies were refunded. */
async function listDays(): Promise<Set<string>> {
  const days = new Set<string>();
  for (let from = new Date(0); ; ) {
    const next = await Order.findOne({ createdAt: { $gte: from } }, { createdAt: 1 })
      .sort({ createdAt: 1 })
      .lean<Pick<StoredOrder, 'createdAt'>>();
    if (!next) break;
    const day = shopDay(next.createdAt);
    days.add(day);
    from = startOfDay(addDays(day, 1));
  }
  const refunded = Order.find(
    { 'returns.refund.at': { $gte: new Date(0) } },
    { 'returns.refund.at': 1 },
  )
    .lean<Pick<StoredOrder, 'returns'>>()
    .cursor({ batchSize: BATCH });
  for await (const order of refunded) for (const at of refundTimes(order)) days.add(shopDay(at));
  return days;
}

/** Yields the accounts that have orders, in batches. */
async function* listCustomers(): AsyncGenerator<string[]> {
  for (let last = ''; ; ) {
    const orders = await Order.find({ uid: { $gt: last } }, { uid: 1, _id: 0 })
      .sort({ uid: 1, createdAt: -1, _id: -1 })
      .limit(BATCH)
      .lean<{ uid: string }[]>();
    if (orders.length === 0) return;
    yield [...new Set(orders.map(({ uid }) => uid))];
    last = orders.at(-1)?.uid ?? last;
  }
}

/** Counts the orders of books placed from `from` until before `to`, less copies refunded in that time. */
async function countOrders(from: Date, to: Date) {
  // Buying a gift card is no sale of books; what it pays for later is counted with that order.
  const placed = { createdAt: { $gte: from, $lt: to }, boughtGiftCard: null };
  const [statuses, ends, books, { money, unpaid }, returned] = await Promise.all([
    Order.aggregate<StatusRow>([{ $match: placed }, ...BY_STATUS]),
    Order.aggregate<EndRow>([{ $match: { ...placed, status: { $in: ENDS } } }, ...BY_LAST_DAY]),
    Order.aggregate<BookRow>([{ $match: { ...placed, ...EARNING } }, ...BY_BOOK]),
    countMoney(from, to),
    countReturned({ from, to }),
  ]);
  return {
    statuses: addUp(statuses, ({ status }) => ({ status })),
    ends: addUp(
      ends.map(({ _id: { cents, due, ...id }, at }) => ({
        _id: { ...id, day: shopDay(at) },
        orders: 1,
        cents,
        due,
      })),
      ({ day, status }) => ({ day, status }),
    ),
    money,
    unpaid,
    books: [
      ...books.map(toSold),
      ...returned.books.map((book) => ({ ...book, copies: -book.copies, cents: -book.cents })),
    ],
    returnedCents: returned.cents,
  };
}

/**
 * Sums the rows of each key; `cash` is the part of their cents paid on delivery. The first orders have no
 * payment, and were paid in cash.
 */
function addUp<Id extends { method?: PaymentMethod | null }, Key extends object>(
  rows: readonly (Sums & { _id: Id; due?: number })[],
  keyOf: (id: Id) => Key,
): (Key & Sums & { cash: number })[] {
  const sums = new Map<string, Key & Sums & { cash: number }>();
  for (const { _id, orders, cents, due } of rows) {
    const key = keyOf(_id);
    const name = JSON.stringify(key);
    const sum = sums.get(name) ?? { ...key, orders: 0, cents: 0, cash: 0 };
    sum.orders += orders;
    sum.cents += cents;
    if (!_id.method) sum.cash += cents;
    else if (isCash(_id.method)) sum.cash += due ?? 0;
    sums.set(name, sum);
  }
  return [...sums.values()];
}

function toSold({
  _id: { bookId, author, category, priceCents, quantity },
  lines,
  discount,
}: BookRow) {
  return {
    bookId: bookId.toString(),
    author: author ?? '',
    category,
    copies: lines * quantity,
    cents: lines * lineCents({ priceCents, quantity }) - discount,
  };
}

type Sums = { orders: number; cents: number };
type Paid = { status: OrderStatus; method?: PaymentMethod | null };
type StatusRow = Sums & { _id: Paid; due: number };
type EndRow = { _id: Paid & { cents: number; due?: number }; at: Date };
type BookRow = {
  _id: Pick<
    StoredOrder['lines'][number],
    'bookId' | 'author' | 'category' | 'priceCents' | 'quantity'
  >;
  /** The number of orders with such a line. */
  lines: number;
  /** Their discounts. */
  discount: number;
};

const BY_STATUS: PipelineStage.FacetPipelineStage[] = [
  {
    $group: {
      _id: { status: '$status', method: '$payment.method' },
      orders: { $sum: 1 },
      cents: { $sum: '$totalCents' },
      due: { $sum: '$payment.due' },
    },
  },
];

/** For an order that was reopened and ended again, the last end counts. */
const BY_LAST_DAY: PipelineStage.FacetPipelineStage[] = [
  { $unwind: '$history' },
  { $match: { 'history.at': { $type: 'date' }, $expr: { $eq: ['$history.status', '$status'] } } },
  {
    $group: {
      _id: {
        order: '$_id',
        status: '$status',
        method: '$payment.method',
        cents: '$totalCents',
        due: '$payment.due',
      },
      at: { $max: '$history.at' },
    },
  },
];

const BY_BOOK: PipelineStage.FacetPipelineStage[] = [
  { $unwind: '$lines' },
  {
    $group: {
      _id: {
        bookId: '$lines.bookId',
        author: '$lines.author',
        category: '$lines.category',
        priceCents: '$lines.priceCents',
        quantity: '$lines.quantity',
      },
      lines: { $sum: 1 },
      discount: { $sum: '$lines.discountCents' },
    },
  },
];

/** The orders, as the figures count them. */
export const ORDERS_TO_COUNT = {
  listDays,
  listCustomers,
  countOrders,
  countCustomers,
};
export type OrdersToCount = typeof ORDERS_TO_COUNT;
