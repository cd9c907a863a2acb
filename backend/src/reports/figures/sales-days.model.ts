import { ORDER_STATUSES } from '@book-store/contract/orders/order/order-status';
import { ORDER_PAYMENT_METHODS } from '@book-store/contract/settings/payment/payment';
import { type InferSchemaType, model, Schema } from 'mongoose';
import type { OrdersToCount } from '../../orders/overview/orders-to-count.ts';

type OrderCounts = Awaited<ReturnType<OrdersToCount['countOrders']>>;

const count = { type: Number, required: true, min: 0 };
const sum = { type: Number, required: true };
const text = { type: String, required: true };
const method = { type: String, required: true, enum: ORDER_PAYMENT_METHODS };
const status = { type: String, required: true, enum: ORDER_STATUSES };
const part = (fields: Record<string, object>) => new Schema(fields, { _id: false });
const options = { versionKey: false, autoIndex: false, strict: 'throw' } as const;

export type StoredSalesDay = Pick<
  OrderCounts,
  'statuses' | 'ends' | 'money' | 'unpaid' | 'returnedCents'
> & {
  _id: string;
  month: string;
  lastEnd: string;
  genres: { category: string; copies: number; cents: number }[];
};

/** The totals of the orders placed on a day of the shop, derived from them and recomputable. */
const salesDaySchema = new Schema<StoredSalesDay>(
  {
    /** Such as `2026-01-31`. */
    _id: text,
    month: text,
    statuses: [part({ status, orders: count, cents: count, cash: count })],
    /** The days on which these orders got their final status. */
    ends: [part({ day: text, status, orders: count, cents: count, cash: count })],
    /** Payments and refunds of these orders, by the shop's days; reversed payments are negative. */
    money: [part({ day: text, method, paid: { ...count, min: undefined }, refunded: count })],
    /** Open amounts of these orders. */
    unpaid: [part({ method, cents: count })],
    /** The last of all these days; the day itself if there are none. */
    lastEnd: text,
    /** Less copies returned on the day, whenever they were sold; may be negative. */
    genres: [part({ category: text, copies: sum, cents: sum })],
    /** Refunded on the day for returned copies. */
    returnedCents: count,
  },
  { collection: 'sales_days', ...options },
);
salesDaySchema.index({ lastEnd: 1 });
export const SalesDay = model('SalesDay', salesDaySchema);

/**
 * Copies sold of each book on a day, less those returned on it. Separate from the sums, which the overview
 * reads for all days. Stored in columns, because a list of objects takes twice as long to read, and a year has
 * hundreds of thousands of rows.
 */
const bookSalesSchema = new Schema(
  {
    _id: text,
    /** Each book's id followed by the author at the time; nothing after the id if there was none. */
    titles: { type: [String], required: true },
    copies: { type: [Number], required: true },
    cents: { type: [Number], required: true },
  },
  { collection: 'book_sales', ...options },
);
export const BOOK_ID_LENGTH = 24;
export type StoredBookSales = InferSchemaType<typeof bookSalesSchema>;
export const BookSales = model('BookSales', bookSalesSchema);

/** The state of the figures; a single document. */
const figuresStateSchema = new Schema(
  {
    _id: text,
    /** The time zone of all stored days; a change makes all of them due. */
    timeZone: text,
  },
  { collection: 'sales_looks', ...options },
);
export const FiguresState = model('FiguresState', figuresStateSchema);
