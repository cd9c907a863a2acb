import {
  isOpen,
  ORDER_STATUSES,
  type OrderStatus,
  UNSOLD,
} from '@book-store/contract/orders/order/order-status';
import { shopDay } from '@book-store/contract/place';
import { isCash, type PaymentMethod } from '@book-store/contract/settings/payment/payment';
import { type PipelineStage, Types } from 'mongoose';
import { lineCents } from '../order/line-cents.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { countMoney } from '../papers/money-moves.ts';
import { countCustomers } from './count-customers.ts';
import { countReturned, refundTimes } from './count-returned.ts';

/** How many orders are read at once. */
const BATCH = 1000;

const ENDS = ORDER_STATUSES.filter((status) => !isOpen(status));
/** Matches nearly all orders; with `$nin` the database scans the day instead of an index of statuses. */
const EARNING = { status: { $nin: UNSOLD } };

/** Without a limit, an order with another type of time would come first. */
const LATEST = new Date(8.64e15);

type Counted = Pick<StoredOrder, 'createdAt' | 'uid' | 'returns'>;
type Changed = Counted & Pick<StoredOrder, '_id' | 'status' | 'changedAt' | 'payment'>;

/** Returns the orders that were placed or changed, or whose payment has changed, since a time. */
async function listOrderChanges(since: Date) {
  const fields = {
    ...{ status: 1, changedAt: 1, createdAt: 1, uid: 1 },
    ...{ 'payment.changedAt': 1, 'returns.refund.at': 1 },
  } as const;
  const [moved, paid] = await Promise.all([
    Order.find({ changedAt: { $gte: since } }, fields).lean<Changed[]>(),
    Order.find({ 'payment.changedAt': { $gte: since } }, fields).lean<Changed[]>(),
  ]);
  const changes = [
    ...moved.map((order) => ({ order, at: order.changedAt ?? order.createdAt })),
    ...paid.map((order) => ({ order, at: order.payment?.changedAt ?? order.createdAt })),
  ];
  // An order without the time at which it was placed belongs to no day.
  return changes
    .filter(({ order }) => order.createdAt instanceof Date)
    .map(({ order: { _id, status, createdAt, uid, returns }, at }) => ({
      id: _id.toString(),
      status,
      at,
      placedAt: createdAt,
      returnedAt: refundTimes({ returns }),
      customer: uid ?? undefined,
    }));
}

/** Returns the orders placed until a time, or all, the latest first. */
async function* listOrders(until: Date | null | undefined) {
  const orders = Order.find(
    { createdAt: { $lte: until ?? LATEST } },
    { createdAt: 1, uid: 1, 'returns.refund.at': 1 },
  )
    .sort({ createdAt: -1, _id: -1 })
    .lean<Counted>()
    .cursor({ batchSize: BATCH });
  for await (const { createdAt, uid, returns } of orders) {
    const returnedAt = refundTimes({ returns });
    yield { placedAt: createdAt, returnedAt, customer: uid ?? undefined };
  }
}

/** Counts the orders of books placed in a span, the end excluded, less the copies for which money went back in it. */
async function countOrders(from: Date, to: Date) {
  // Whoever buys a gift card buys no books; what it pays later is counted with its order.
  const placed = { createdAt: { $gte: from, $lt: to }, boughtGiftCard: null };
  const [statuses, ends, books, { money, unpaid }, returned] = await Promise.all([
    Order.aggregate<StatusRow>([{ $match: placed }, ...BY_STATUS]),
    Order.aggregate<EndRow>([{ $match: { ...placed, status: { $in: ENDS } } }, ...BY_LAST_DAY]),
    Order.aggregate<BookRow>([{ $match: { ...placed, ...EARNING } }, ...BY_BOOK]),
    countMoney(from, to),
    countReturned({ from, to }),
  ]);
  return {
    statuses: addUp(
      statuses.filter(({ _id }) => ORDER_STATUSES.includes(_id.status)),
      ({ status }) => ({ status }),
    ),
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
      ...books.flatMap(toSold),
      ...returned.books.map((book) => ({ ...book, copies: -book.copies, cents: -book.cents })),
    ],
    returnedCents: returned.cents,
  };
}

/**
 * Adds up the rows of each key; `cash` is what of their cents changes hands with the books. An order without a payment
 * is one of another program's, which knows of nothing but cash.
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

function toSold({ _id: { bookId, author, category, ...line }, lines, discount }: BookRow) {
  if (!(bookId instanceof Types.ObjectId)) return [];
  const [priceCents, quantity] = [numberOf(line.priceCents, 0), numberOf(line.quantity, 1)];
  return {
    bookId: bookId.toString(),
    author: textOf(author),
    category: textOf(category),
    copies: lines * quantity,
    cents: lines * lineCents({ priceCents, quantity }) - discount,
  };
}

/** A line that another program has stored may lack it. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown, fallback: number) =>
  typeof value === 'number' ? value : fallback;

type Sums = { orders: number; cents: number };
type Paid = { status: OrderStatus; method?: PaymentMethod | null };
type StatusRow = Sums & { _id: Paid; due: number };
type EndRow = { _id: Paid & { cents: number; due?: number }; at: Date };
type BookRow = {
  _id: {
    bookId?: Types.ObjectId;
    author?: string;
    category?: string;
    priceCents?: number;
    quantity?: number;
  };
  /** How many orders have such a line. */
  lines: number;
  /** What discount codes take off them. */
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

/** Of an order that was moved back and ended again, the last end counts. */
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

/** What the sales figures are counted from. */
export const ORDERS_TO_COUNT = { listOrderChanges, listOrders, countOrders, countCustomers };
export type OrdersToCount = typeof ORDERS_TO_COUNT;
